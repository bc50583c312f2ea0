import { the, The, which } from '../../../lang/phrases/de.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, genderOf, noun } = speak('de');

const more: Readonly<Record<Relation, string>> = { tall: 'größer', old: 'älter', heavy: 'schwerer', fast: 'schneller' };
const less: Readonly<Record<Relation, string>> = {
  tall: 'kleiner',
  old: 'jünger',
  heavy: 'leichter',
  fast: 'langsamer',
};
/** "am größten", "dem größten Tier". */
const most: Readonly<Record<Relation, string>> = {
  tall: 'größten',
  old: 'ältesten',
  heavy: 'schwersten',
  fast: 'schnellsten',
};
const least: Readonly<Record<Relation, string>> = {
  tall: 'kleinsten',
  old: 'jüngsten',
  heavy: 'leichtesten',
  fast: 'langsamsten',
};
const by: Readonly<Record<Relation, string>> = {
  tall: 'Nach der Größe',
  old: 'Nach dem Alter',
  heavy: 'Nach dem Gewicht',
  fast: 'Nach dem Tempo',
};
const nth = { 1: 'direkt', 2: 'zwei Plätze' } as const;

/** "der zweitgrößte": about an apple. */
const articles = { masculine: 'der', feminine: 'die', neuter: 'das', common: 'das' };
const whichIsThe = (object: NounId, size: string): string =>
  `${capital(which(object))} ${noun(object)} ist ${articles[genderOf(object)]} ${size}?`;

export const de: Words = {
  title: { sizes: 'Der Reihe nach', clues: 'Wer steht wo?' },
  who: (animal) => the(animal),
  size: (object, n) => `${noun(object)}, Größe ${n}`,
  alt: (items) => `Hier sind: ${items.join('; ')}.`,
  place: (n) => `Platz ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} ist ${more[relation]} als ${the(low)}.`,
    less: (relation, low, high) => `${The(low)} ist ${less[relation]} als ${the(high)}.`,
    between: (relation, middle, [one, other]) =>
      `${by[relation]}: ${The(middle)} kommt zwischen ${the(one, 'dative')} und ${the(other, 'dative')}.`,
    notMost: (relation, animal) => `${The(animal)} ist nicht am ${most[relation]}.`,
    notLeast: (relation, animal) => `${The(animal)} ist nicht am ${least[relation]}.`,
  },
  askWho: {
    all: (relation) => `Ordne die Tiere. Beginne mit dem ${most[relation]}.`,
    most: (relation) => `Wer ist am ${most[relation]}?`,
    least: (relation) => `Wer ist am ${least[relation]}?`,
    middle: 'Wer ist in der Mitte?',
    afterMost: (relation, n) => `Wer kommt ${nth[n]} nach dem ${most[relation]} Tier?`,
    beforeLeast: (relation, n) => `Wer kommt ${nth[n]} vor dem ${least[relation]} Tier?`,
  },
  askSize: {
    rising: 'Ordne nach der Größe. Beginne mit dem kleinsten Bild.',
    falling: 'Ordne nach der Größe. Beginne mit dem größten Bild.',
    biggest: (object) => whichIsThe(object, 'größte'),
    smallest: (object) => whichIsThe(object, 'kleinste'),
    middle: (object) => `Nach der Größe: ${whichIsThe(object, 'mittlere')}`,
    secondBiggest: (object) => whichIsThe(object, 'zweitgrößte'),
    secondSmallest: (object) => whichIsThe(object, 'zweitkleinste'),
  },
  hints: {
    sizes: ['Such zuerst das größte Bild.', 'Nimm es weg. Welches ist jetzt das größte?'],
    clues: [
      'Beginne mit einem Hinweis. Zeig die zwei mit den Fingern.',
      'Nimm den nächsten Hinweis dazu. Wer rückt wohin?',
    ],
  },
  feedback: {
    'order.other-end': 'Das ist das andere Ende. Lies die Frage noch einmal.',
    'order.first-named': 'Dieser Name kommt zuerst. Aber welcher Platz ist das?',
    'order.last-named': 'Dieser Name kommt zuletzt. Aber welcher Platz ist das?',
    'order.neighbour': 'Ganz nah dran! Vergleiche mit dem Nachbarn.',
    'order.unchecked': 'Noch nicht. Bau die ganze Reihe, eins nach dem anderen.',
  },
  steps: {
    sideBySide: 'Stell sie nebeneinander, von groß nach klein.',
    inOrder: 'Jetzt steht alles an seinem Platz.',
    first: 'Ganz vorn in der Reihe steht die Lösung.',
    last: 'Ganz hinten in der Reihe steht die Lösung.',
    place: (n) => `Zähl vom größten an: Nummer ${n}.`,
    chain: (animals) => `Alle zusammen: ${animals.map((animal) => the(animal)).join(', ')}.`,
    answer: (animal) => `Die Antwort: ${the(animal)}.`,
  },
  praise: {
    all: 'Ja! Alles steht an seinem Platz.',
    size: 'Ja! Du hast es gefunden.',
    who: (animal) => `Ja! ${The(animal)}.`,
  },
};
