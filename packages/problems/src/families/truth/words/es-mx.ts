import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, colour: hue, counted, described, genderOf, list, noun, spelled } = speak('es-mx');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(colour === null ? [] : [hue(colour)]), ...(size === null ? [] : [size])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const theMany = (group: SaidGroup): string => described(thing(group), { number: 'many', article: 'the' });
const one = (group: SaidGroup): string => described(thing(group));
const a = (group: SaidGroup): string => described(thing(group), { article: 'a' });
const isShe = (id: NounId): boolean => genderOf(id) === 'feminine';
/** "todas las pelotas rojas". */
const all = (group: SaidGroup): string => `${isShe(group.noun) ? 'todas' : 'todos'} ${theMany(group)}`;
const All = (group: SaidGroup): string => `T${all(group).slice(1)}`;

type Seen = Exclude<SaidQuality, { is: 'kind' }>;
const word = (quality: Seen) => (quality.is === 'colour' ? hue(quality.colour) : quality.size);

/** "pelotas", "rojas", "grandes": what stands behind "son" about these. */
const areMany = (quality: SaidQuality, about: NounId): string =>
  quality.is === 'kind'
    ? noun(quality.noun, { number: 'many' })
    : adjective(word(quality), { noun: about, number: 'many' });
/** "una pelota", "roja", "grande": what stands behind "es" about this. */
const isOne = (quality: SaidQuality, about: NounId): string =>
  quality.is === 'kind'
    ? described({ noun: quality.noun }, { article: 'a' })
    : adjective(word(quality), { noun: about });
/** "una pelota", "un juguete rojo": one that has it. */
const oneWith = (quality: SaidQuality, generic: NounId): string =>
  quality.is === 'kind'
    ? described({ noun: quality.noun }, { article: 'a' })
    : described({ noun: generic, adjectives: [word(quality)] }, { article: 'a' });
const not = (isNot: boolean): string => (isNot ? 'no ' : '');
const amounts = (things: readonly Counted[]): string =>
  things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const esMx: Words = {
  title: '¿Verdad o no?',
  statements: {
    all: (of, are) => `${All(of)} son ${areMany(are, of.noun)}.`,
    none: (of, are) => `${isShe(of.noun) ? 'Ninguna' : 'Ningún'} ${one(of)} es ${isOne(are, of.noun)}.`,
    notAll: (of, are) => `No ${all(of)} son ${areMany(are, of.noun)}.`,
    exists: (of) => `Hay ${a(of)}.`,
    only: (kind, are) =>
      `Solo ${described({ noun: kind }, { number: 'many', article: 'the' })} son ${areMany(are, kind)}.`,
    and: (of, are, too) => `Cada ${one(of)} es ${list([isOne(are, of.noun), isOne(too, of.noun)])}.`,
    or: (of, are, too) => `Cada ${one(of)} es ${list([isOne(are, of.noun), isOne(too, of.noun)], 'or')}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Si ${described({ noun: id }, { article: 'a' })} ${not(whenNot)}es ${isOne(when, id)}, entonces ${not(thenNot)}es ${isOne(then, id)}.`,
    exactly: (of, n) => `Hay exactamente ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `Hay exactamente ${spelled(n, thing(of))}.`,
    more: (of, than) => `Hay más ${many(of)} que ${many(than)}.`,
    alike: {
      colour: (of) => `${All(of)} son del mismo color.`,
      size: (of) => `${All(of)} son del mismo tamaño.`,
    },
    differ: (of) => `No hay dos ${many(of)} del mismo color.`,
    eachColour: (are, generic) => `De cada color hay ${oneWith(are, generic)}.`,
    oneColour: (are, generic) =>
      `Hay un color en el que ${all({ noun: generic, colour: null, size: null })} son ${areMany(are, generic)}.`,
  },
  choosePicture: {
    single: '¿Qué dibujo cumple con eso?',
    multi: 'Elige todos los dibujos que cumplen con eso.',
    any: 'Elige un dibujo que cumpla con eso.',
  },
  chooseStatement: {
    single: 'Mira el dibujo. ¿Qué oración es verdadera?',
    multi: 'Mira el dibujo. Elige todas las oraciones verdaderas.',
    any: 'Mira el dibujo. Elige una oración verdadera.',
  },
  findStatement: {
    single: 'Mira el dibujo. Encuentra la oración verdadera.',
    multi: 'Mira el dibujo. Encuentra todas las oraciones verdaderas.',
    any: 'Mira el dibujo. Encuentra una oración verdadera.',
  },
  altPictures: (count) => `Dibujos para elegir: ${count}.`,
  things: amounts,
  alt: (things) => `En el dibujo: ${things}.`,
  hints: {
    read: 'Di la oración despacio. ¿De qué habla?',
    pictures: 'Toma un dibujo. Mira cada cosa que hay en él.',
    all: 'Busca algo que no cumpla.',
    exists: 'Busca algo que lo tenga todo.',
    count: 'Cuenta con el dedo.',
    two: 'Divide la oración. Revisa primero una mitad.',
    if: 'Mira solo lo que va después de la palabra “si”.',
    colours: 'Ve un color después de otro.',
  },
  feedback: {
    'truth.turns-it-round': 'Eso es al revés. ¿De qué se habla primero?',
    'truth.misses-one': '¡Muy cerca! Mira otra vez cada cosa.',
    'truth.some-for-all': 'Algunos sí. ¿Y los demás?',
    'truth.ignores-not': 'Fíjate en las palabras cortas, como “no”.',
    'truth.fits-in-part': 'Una parte coincide. Revisa cada palabra.',
    'truth.checks-one-half': 'Una mitad es cierta. Ahora revisa la otra.',
    'truth.miscounts': '¡Muy cerca! Cuenta otra vez.',
    'truth.swaps-each-and-one': '¿Cada color o solo uno? Lee otra vez.',
  },
  because: {
    'all-keep': 'Revisa cosa por cosa: todas cumplen.',
    'pair-alike': 'Mira estos dos: son del mismo color.',
    'pair-differs': 'Mira estos dos: son diferentes.',
    'no-colour-holds': 'En cada color hay algo que no cumple.',
    breaks: (group) => `Aquí hay ${a(group)}: no cumple.`,
    shows: (group) => `Aquí hay ${a(group)}.`,
    lacks: (group) => `Aquí no hay ${isShe(group.noun) ? 'ninguna' : 'ningún'} ${one(group)}.`,
    counted: (things) => `Cuenta: ${amounts(things)}.`,
    colourFails: (colour) => `Mira este color: ${adjective(hue(colour), { noun: 'colour' })}. Aquí nada cumple.`,
    colourHolds: (colour) => `Mira este color: ${adjective(hue(colour), { noun: 'colour' })}. Aquí todo cumple.`,
  },
  fits: 'Entonces este dibujo sí es.',
  fitsNot: 'Entonces este dibujo no es.',
  judged: (statement, because, isTrue) =>
    `“${statement}” ${because} ${isTrue ? 'Entonces es verdad.' : 'Entonces no es verdad.'}`,
  answerPictures: (things) =>
    things.length > 1
      ? `Los dibujos que cumplen: ${things.join('; ')}.`
      : `La respuesta es el dibujo con esto: ${things.join('')}.`,
  answerStatements: (statements) => `Lo que es verdad: ${statements.join(' ')}`,
  praise: { pictures: '¡Sí! Cumple con todo.', statements: '¡Sí! Miraste con cuidado.' },
};
