import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, noun, spelled } = speak('cs');

const many = (thing: NounId): string => noun(thing, { case: 'accusative', number: 'many' });
const ofMany = (thing: NounId): string => noun(thing, { case: 'genitive', number: 'many' });
const inEach: Readonly<Record<Line, string>> = { row: 'v každém řádku', column: 'v každém sloupci' };
const InEach: Readonly<Record<Line, string>> = { row: 'V každém řádku', column: 'V každém sloupci' };
const inThis: Readonly<Record<Line, string>> = { row: 'v tomto řádku', column: 'v tomto sloupci' };

export const cs: Words = {
  title: { boat: 'Další loďka', house: 'Další domek', kite: 'Další drak', card: 'Chybějící kartička' },
  question: {
    boat: 'Která loďka je další?',
    house: 'Který domek je další?',
    kite: 'Který drak je další?',
    card: 'Která kartička chybí?',
  },
  narration: {
    boat: 'Prohlédni si řádky. Najdi další loďku.',
    house: 'Prohlédni si řádky. Najdi další domek.',
    kite: 'Prohlédni si řádky. Najdi dalšího draka.',
    card: 'Prohlédni si řádky a sloupce. Najdi kartičku, která chybí.',
  },
  praise: (cell) => `Ano! ${cell}.`,
  hints: {
    firstLook: 'Projdi horní řádek. Co se mění a co zůstává?',
    downLook: 'Teď projdi poslední sloupec. Co se mění tam?',
    look: (thing, line) => `Porovnej ${many(thing)} ${inEach[line]}.`,
  },
  feedback: {
    'matrix.copies-left': 'Ta už stojí vedle prázdného místa. Co se mění v řádku?',
    'matrix.copies-above': 'Ta už stojí nad prázdným místem. Co se mění ve sloupci?',
    'matrix.nothing-fits': 'Projdi nejdřív řádek. Potom projdi sloupec.',
    'matrix.two-wrong': 'Něco už sedí. Ověř ostatní, jedno po druhém.',
  },
  number: (thing, line) => `Ostatní sedí. Teď spočítej ${many(thing)} ${inThis[line]}.`,
  almost: (thing, line) => `Ostatní sedí. Teď se podívej na ${many(thing)} ${inThis[line]}.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [...(size === null ? [] : [size]), colour(name)] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { noun: 'colour' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Řádek ${row}: ${cells.join('; ')}.`, missing: 'chybí' },
  rules: {
    named: {
      same: (attribute, line) => `${InEach[line]} je ${described({ noun: attribute, adjectives: ['same'] })}.`,
      set: (attribute, line) => `${InEach[line]} jsou stejné tři ${many(attribute)}.`,
    },
    counted: {
      same: (thing, line) => `${InEach[line]} je všude stejně ${ofMany(thing)}.`,
      step: (thing, line) => `${InEach[line]} se počet ${ofMany(thing)} mění pořád stejně.`,
      set: (thing, line) => `${InEach[line]} jsou stejné tři počty ${ofMany(thing)}.`,
      sum: (thing, line) => `${InEach[line]} sečti ${many(thing)} na prvních dvou kartičkách.`,
      difference: (thing, line) => `${InEach[line]} odečti od počtu ${ofMany(thing)} na první kartičce počet na druhé.`,
    },
  },
  so: (value) => `Tady tedy: ${value}.`,
  answer: (cell) => `Odpověď: ${cell}.`,
};
