import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('es-mx');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => (spelling === 'digits' ? String(value) : numeral(value))));
const number = (value: number, spelling: Spelling): string => numbers([value], spelling);

const trip = ({ isBack, crew }: Trip): string =>
  `${isBack ? 'de regreso' : 'de ida'} ${list(crew.map((one) => noun(one)))}`;

export const esMx: Words = {
  title: { pour: 'Mide el agua', ferry: 'Al otro lado del río', flip: 'Voltea las monedas', pay: 'Menos monedas' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const given = hasTap
        ? `En las jarras caben ${numbers(jugs, spelling)} litros. Un movimiento: llenar una jarra, vaciarla o pasar agua a otra.`
        : `En las jarras caben ${numbers(jugs, spelling)} litros. La más grande está llena. Un movimiento: pasar agua de una jarra a otra.`;
      const stop = 'Pasa agua hasta que una quede vacía o la otra llena.';
      return `${given} ${stop} ¿Con cuántos movimientos, por lo menos, obtienes ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Todos quieren cruzar el río. Los animales pesan ${numbers(weights, spelling)}. La barca aguanta ${number(limit, spelling)} como máximo. Siempre debe remar alguien. ¿Cuántos cruces bastan, por lo menos?`,
    flip: (width, spelling) =>
      `Un movimiento voltea ${number(width, spelling)} monedas vecinas. ¿Cuántos movimientos se necesitan, por lo menos, para que todas muestren su estrella?`,
    pay: ({ values, sum }, spelling) =>
      `Tienes muchas monedas de ${numbers(values, spelling)}. Paga exactamente ${number(sum, spelling)}. ¿Cuántas monedas bastan, por lo menos?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Jarras de ${list(jugs.map(String))} litros. ${hasTap ? 'Hay una llave de agua y todas las jarras están vacías.' : 'La jarra más grande está llena y las otras, vacías.'} Se busca: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Animales en la orilla izquierda de un río: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. La barca aguanta ${limit}.`,
    flip: (coins) =>
      `Una fila de monedas: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'estrella' : 'reverso'}`).join(', ')}.`,
    pay: (values, sum) => `Monedas de ${list(values.map(String))}. El precio es ${sum}.`,
  },
  hints: {
    pour: [
      'Después de cada movimiento, anota cuánta agua tiene cada jarra.',
      '¿Qué podría haber justo antes del final?',
    ],
    ferry: ['Alguien debe regresar la barca. ¿Quién pesa poco?', 'Aprovecha la barca lo mejor que puedas.'],
    flip: ['Mira la primera moneda. Solo un movimiento la voltea.', 'El mismo movimiento dos veces no cambia nada.'],
    pay: ['Empezar con la moneda mayor no siempre es lo mejor.', 'Prueba con varias monedas medianas.'],
  },
  feedback: {
    'search.one-move-forgotten': '¡Muy cerca! Hazlo paso por paso y cuenta.',
    'search.one-move-too-many': '¡Muy cerca! Una parte del camino puede ser más corta.',
    'search.too-few': 'Pruébalo: ¿con tan pocos movimientos ya está todo?',
    'search.detour': 'Funciona, pero es un rodeo. Busca un camino más corto.',
    'search.largest-first': 'Eso es con la moneda mayor primero. Prueba otro comienzo.',
  },
  steps: {
    pour: (states) => `Las jarras tienen, paso a paso: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Voltea las monedas ${list(turns)}.`,
    greedy: (coins, sum) => `Primero la moneda mayor: ${coins.join(' + ')} = ${sum}. Monedas: ${coins.length}.`,
    pay: (coins, sum) => `Es mejor: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Ningún camino más corto lo logra. El menor número de movimientos: ${moves}.`,
      ferry: (moves) => `Ahora todos cruzaron, y más rápido es imposible. Cruces: ${moves}.`,
      flip: (moves) => `Todas las estrellas se ven, y con menos no alcanza. Movimientos: ${moves}.`,
      pay: (moves) => `Con menos monedas nunca se llega a esta suma. Monedas: ${moves}.`,
    },
  },
  praise: '¡Sí! Más corto es imposible.',
};
