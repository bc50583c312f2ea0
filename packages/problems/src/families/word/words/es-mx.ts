import type { NameId, NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { counted, described, genderOf, list, name, noun, numeral, spelled, capital } = speak('es-mx');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
const many = (id: NounId): string => noun(id, { number: 'many' });
const isShe = (id: NounId): boolean => genderOf(id) === 'feminine';
const the = (id: NounId): string => described({ noun: id }, { article: 'the' });
/** "cuántas manzanas". */
const howMany = (id: NounId): string => `${isShe(id) ? 'cuántas' : 'cuántos'} ${many(id)}`;
/** "Ana e Iván". */
const both = ({ people: [a, b] }: Story): string => list([name(a), name(b)]);

/** "Ana tiene 5 manzanas." */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} tiene ${count(n, story.thing)}.`;
const inBox = ({ thing, box }: Story, { count }: Voice, n: number): string => `En ${the(box)} hay ${count(n, thing)}.`;
const nowInBox = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `Ahora en ${the(box)} hay ${count(n, thing)}.`;
const some = ({ thing, box }: Story): string =>
  `En ${the(box)} hay ${isShe(thing) ? 'algunas' : 'algunos'} ${many(thing)}.`;
const added = ({ thing }: Story, { count }: Voice, n: number): string =>
  `Se ${n === 1 ? 'agrega' : 'agregan'} ${count(n, thing)}.`;
const taken = ({ thing }: Story, { count }: Voice, n: number): string =>
  `Se ${n === 1 ? 'saca' : 'sacan'} ${count(n, thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = (story: Story, { count }: Voice): string =>
  `Entre ${both(story)} tienen ${count(at(story, 0), story.thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${name(b)} tiene ${what}.`;
/** "3 manzanas más". */
const more = ({ thing }: Story, { count }: Voice, n: number): string => `${count(n, thing)} más`;
const fewer = ({ thing }: Story, { count }: Voice, n: number): string => `${count(n, thing)} menos`;
const moreThanFirst = (story: Story, voice: Voice): string =>
  secondHas(story, `${more(story, voice, at(story, 1))} que ${name(story.people[0])}`);
const fewerThanFirst = (story: Story, voice: Voice): string =>
  secondHas(story, `${fewer(story, voice, at(story, 1))} que ${name(story.people[0])}`);
/** "3 veces lo que tiene Ana". */
const timesOf = (n: number, { number }: Voice, who: NameId): string => `${number(n)} veces lo que tiene ${name(who)}`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `Hay ${count(n, box)}.`;
const inEach = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `En cada ${noun(box)} hay ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string => `Aparte hay ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `${capital(count(a ?? 0, thing))} y ${count(b ?? 0, other)} cuestan ${count(coins ?? 0, 'coin')}.`;

type Question = (story: Story) => string;

/** Every question without its signs: "cuántas manzanas hay ahora". */
const questions: Words['ask'] = {
  all: ({ thing }) => `${howMany(thing)} hay en total`,
  now: ({ thing }) => `${howMany(thing)} hay ahora`,
  first: ({ people: [a], thing }) => `${howMany(thing)} tiene ${name(a)}`,
  second: ({ people: [, b], thing }) => `${howMany(thing)} tiene ${name(b)}`,
  difference: ({ people: [a, b], thing }) => `${howMany(thing)} más tiene ${name(a)} que ${name(b)}`,
  added: ({ thing }) => `${howMany(thing)} se agregan`,
  taken: ({ thing }) => `${howMany(thing)} se sacan`,
  'at-first': ({ thing }) => `${howMany(thing)} había al principio`,
  each: ({ thing, box }) => `${howMany(thing)} hay en cada ${noun(box)}`,
  boxes: ({ box }) => `${howMany(box)} hay`,
  steps: () => 'cuántos pasos hay del primer árbol al último',
  give: ({ people: [a, b], thing }) => `${howMany(thing)} debe darle ${name(a)} a ${name(b)}`,
  rabbits: () => 'cuántos conejos hay',
  price: ({ other }) => `cuántas monedas cuesta ${described({ noun: other }, { article: 'a' })}`,
};

function each(say: (question: string) => string): Words['ask'] {
  const said = Object.entries(questions).map(
    ([ask, question]: [string, Question]) => [ask, (story: Story) => say(question(story))] as const,
  );
  // The same questions under the same names.
  return Object.fromEntries(said) as Words['ask'];
}

export const esMx: Words = {
  title: 'Historias con números',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${moreThanFirst(s, v)}`,
    fewer: (s, v) => `${first(s, v)} ${fewerThanFirst(s, v)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) =>
      `${inBox(s, v, at(s, 0))} Se agregan ${isShe(s.thing) ? 'otras' : 'otros'}. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) =>
      `${inBox(s, v, at(s, 0))} Se sacan ${isShe(s.thing) ? 'algunas' : 'algunos'}. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${some(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${some(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Tiene ${more(s, v, at(s, 1))} que ${name(s.people[1])}.`,
    'is-fewer': (s, v) => `${first(s, v)} Tiene ${fewer(s, v, at(s, 1))} que ${name(s.people[1])}.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))}`,
    share: (s, v) => `Hay ${v.count(at(s, 0), s.thing)}. Se reparten por igual en ${v.count(at(s, 1), s.box)}.`,
    boxes: (s, v) => `Hay ${v.count(at(s, 0), s.thing)}. ${inEach(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${moreThanFirst(s, v)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${fewerThanFirst(s, v)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, timesOf(at(s, 1), v, s.people[0]))}`,
    'is-times': (s, v) => `${first(s, v)} Son ${timesOf(at(s, 1), v, s.people[1])}.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Hay ${v.count(at(s, 0), s.thing)} en total. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} ${isShe(s.thing) ? 'Las' : 'Los'} demás están en ${described({ noun: s.box }, { number: 'many', article: 'the' })}, con la misma cantidad en cada ${isShe(s.box) ? 'una' : 'uno'}.`,
    'smaller-of-two': (s, v) => `${together(s, v)} ${moreThanFirst(s, v)}`,
    'larger-of-two': (s, v) => `${together(s, v)} ${moreThanFirst(s, v)}`,
    posts: (s, v) =>
      `Hay ${v.count(at(s, 0), 'tree')} en fila. De cada árbol al siguiente hay ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Quieren tener la misma cantidad.`,
    'ratio-total': (s, v) => `${together(s, v)} ${secondHas(s, timesOf(at(s, 1), v, s.people[0]))}`,
    'ratio-difference': (s, v) =>
      `${both(s)} tienen ${many(s.thing)}. ${secondHas(s, timesOf(at(s, 0), v, s.people[0]))} Son ${more(s, v, at(s, 1))}.`,
    legs: (s, v) => `En el patio hay patos y conejos. Animales: ${v.number(at(s, 0))}. Patas: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${moreThanFirst(s, v)} ${name(s.people[2])} tiene ${timesOf(at(s, 2), v, s.people[1])}.`,
  },
  ask: each((question) => `¿${capital(question)}?`),
  find: each((question) => `Averigua ${question}.`),
  alt: {
    cards: (cards) => `En las tarjetas: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `una cantidad desconocida de ${many(thing)}`,
    total: (n) => `En total: ${n}.`,
    totalUnknown: 'En total: no se sabe.',
  },
  hints: {
    read: 'Lee otra vez. ¿Qué sabes y qué te preguntan?',
    one: '¿La respuesta será mayor o menor? Piénsalo primero.',
    two: 'Cuenta la historia otra vez, desde el final.',
    three: 'Dibuja una barra para cada número de la historia.',
    four: 'Regresa paso a paso desde lo que sabes.',
    five: 'Divide todo en partes iguales. ¿Qué sobra?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Junta todo: ${c}.`,
    leave: (c) => `Resta: ${c}.`,
    more: (c) => `El otro tiene más. Suma: ${c}.`,
    fewer: (c) => `El otro tiene menos. Resta: ${c}.`,
    missing: (c) => `Al total réstale la parte que conoces: ${c}.`,
    compare: (c) => `Compara los dos números: ${c}.`,
    'undo-added': (c) => `Regresa y quita lo que se agregó después: ${c}.`,
    'undo-taken': (c) => `Regresa y devuelve lo que se sacó: ${c}.`,
    groups: (c) => `Hay lo mismo en cada grupo, así que multiplica: ${c}.`,
    share: (c) => `Reparte en partes iguales: ${c}.`,
    packs: (c) => `¿Cuántas veces cabe? ${c}.`,
    times: (c) => `El mismo número varias veces: ${c}.`,
    whole: (c) => `Todo junto: ${c}.`,
    'without-extra': (c) => `Primero quita lo que está aparte: ${c}.`,
    'equal-without': (c) => `Sin la diferencia, los dos tendrían lo mismo: ${c}.`,
    'equal-with': (c) => `Con la diferencia sumada, los dos tendrían lo mismo: ${c}.`,
    half: (c) => `Saca la mitad: ${c}.`,
    gaps: (c) => `Hay un espacio menos que árboles: ${c}.`,
    along: (c) => `Recorre todos los espacios: ${c}.`,
    'gap-of-two': (c) => `Primero compara: ${c}.`,
    parts: (c) => `Cuenta las partes iguales de los dos: ${c}.`,
    'parts-apart': (c) => `La diferencia son estas partes iguales: ${c}.`,
    'one-part': (c) => `Una parte: ${c}.`,
    'all-ducks': (c) => `Si todos fueran patos, patas: ${c}.`,
    'legs-over': (c) => `Patas que sobran: ${c}.`,
    'two-each': (c) => `Cada conejo tiene dos patas más que un pato: ${c}.`,
    'price-over': (c) => `Compara los precios: ${c}.`,
    'things-over': (c) => `Compara lo que se compra: ${c}.`,
    'one-price': (c) => `Entonces, cada pieza cuesta: ${c}.`,
  },
  answer: (n) => `La respuesta: ${n}.`,
  praise: (n) => `¡Sí! La respuesta es ${n}.`,
};
