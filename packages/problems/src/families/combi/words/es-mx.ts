import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { capital, described, list, noun, numeral } = speak('es-mx');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' × ');
const the = (id: NounId): string => described({ noun: id }, { article: 'the' });

export const esMx: Words = {
  title: {
    shelves: 'Uno de cada repisa',
    roads: '¿Cuántos caminos?',
    row: '¿De cuántas maneras?',
    groups: '¿Cuántos grupos?',
    digits: '¿Cuántos números?',
    streets: 'Caminos por la ciudad',
  },
  ask: {
    shelves: 'Toma una cosa de cada repisa. ¿De cuántas maneras puedes elegir?',
    roads: (from, to) => `Vas de ${from} a ${to} y nunca regresas. ¿Cuántos caminos hay?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` ${capital(the(one))} quiere estar en una orilla.`,
        'not-first': ` ${capital(the(one))} no quiere ir primero.`,
        together: ` ${capital(the(one))} y ${the(other)} quieren ser vecinos.`,
      }[rule];
      return `Los animales se forman en fila.${said} ¿De cuántas maneras pueden formarse?`;
    },
    groups: (size, spelling) =>
      `Eliges ${number(size, spelling)} de estos animales. ¿De cuántas maneras puedes elegir?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Las cifras se pueden repetir.' : 'Ninguna cifra se puede repetir.';
      return `Las cifras son ${given}. ${repeat} ¿Cuántos números de ${number(length, spelling)} cifras hay?`;
    },
    streets: (isClosed) =>
      `Solo avanzas a la derecha y hacia arriba.${isClosed ? ' Un cruce está cerrado.' : ''} ¿Cuántos caminos llevan a la meta?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Repisa ${index + 1}, cosas: ${size}.`).join(' '),
    roads: (roads) => `Caminos. ${roads.map(({ from, to, count }) => `De ${from} a ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Animales: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Tarjetas con cifras: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Una ciudad de calles rectas. La meta está ${wide} cuadras a la derecha y ${high} hacia arriba.${closed === null ? '' : ` Está cerrado el cruce que queda ${closed[0]} a la derecha y ${closed[1]} hacia arriba.`}`,
  },
  hints: {
    shelves: [
      'Deja fija una cosa de la primera repisa. ¿Con qué se junta?',
      'Con cada una de las otras pasa lo mismo.',
    ],
    roads: ['Cuenta primero los caminos al siguiente pueblo.', 'Cada camino hasta ahí sigue por cada carretera.'],
    row: ['¿Quién puede ir en el primer lugar?', '¿Quién queda para el siguiente lugar?'],
    groups: ['Deja fijo un animal. ¿Con quién va?', 'El mismo grupo en otro orden no es nuevo.'],
    digits: ['¿Qué cifras pueden ir al principio?', '¿Qué queda para el siguiente lugar?'],
    streets: ['Anota en cada cruce cuántos caminos llegan ahí.', 'Se llega desde la izquierda o desde abajo.'],
  },
  feedback: {
    'combi.adds': 'No sumes. Cada cosa se junta con cada una de las otras.',
    'combi.counts-twice': '¿Contaste dos veces el mismo grupo? Su orden no importa.',
    'combi.forgets-the-rule': 'Lee otra vez la regla. Algunos no se permiten.',
    'combi.misses-some': 'Faltan algunos. Anótalos en orden.',
    'combi.too-many': 'Algunos se contaron de más. Anótalos en orden.',
  },
  steps: {
    product: (factors, result) => `Las elecciones, una tras otra: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Así, cada grupo se cuenta ${by} veces: ${all} ÷ ${by} = ${result}.`,
    zero: (count) => `El cero no puede ir al principio. Cifras que quedan para el primer lugar: ${count}.`,
    town: (town, terms, result) =>
      `Caminos a ${town}: ${terms.map(([ways, roads]) => `${ways} × ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `No se permite, con ${the(who)} al principio: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Quita esos: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Toma a los dos vecinos como uno solo: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) =>
      `Pon ${the(who)} en la orilla izquierda y a los demás después: ${times(factors)} = ${result}.`,
    double: (all, result) => `También funciona al revés: ${all} × 2 = ${result}.`,
    street: (street, ways) => `Calle ${street} desde abajo, caminos a cada cruce: ${ways.join(', ')}.`,
    answer: (total) => `La respuesta: ${total}.`,
  },
  praise: (total) => `¡Sí! Son ${total}.`,
};
