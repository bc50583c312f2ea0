import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, genderOf, noun, spelled } = speak('pl');

const compared = (thing: NounId): string => noun(thing, { case: 'accusative', number: 'many' });
const ofMany = (thing: NounId): string => noun(thing, { case: 'genitive', number: 'many' });
const inEach = (line: Line): string => (line === 'row' ? 'w każdym rzędzie' : 'w każdej kolumnie');
const InEach = (line: Line): string => (line === 'row' ? 'W każdym rzędzie' : 'W każdej kolumnie');
const inThis = (line: Line): string => (line === 'row' ? 'w tym rzędzie' : 'w tej kolumnie');

export const pl: Words = {
  title: { boat: 'Następna łódka', house: 'Następny dom', kite: 'Następny latawiec', card: 'Brakująca karta' },
  question: {
    boat: 'Która łódka jest następna?',
    house: 'Który dom jest następny?',
    kite: 'Który latawiec jest następny?',
    card: 'Której karty brakuje?',
  },
  narration: {
    boat: 'Popatrz na rzędy. Znajdź następną łódkę.',
    house: 'Popatrz na rzędy. Znajdź następny dom.',
    kite: 'Popatrz na rzędy. Znajdź następny latawiec.',
    card: 'Popatrz na rzędy i kolumny. Znajdź brakującą kartę.',
  },
  praise: (cell) => `Tak! ${cell}.`,
  hints: {
    firstLook: 'Popatrz na górny rząd. Co się zmienia, a co nie?',
    downLook: 'Teraz popatrz w dół ostatniej kolumny. Co się tam zmienia?',
    look: (thing, line) => `Porównaj ${compared(thing)} ${inEach(line)}.`,
  },
  feedback: {
    'matrix.copies-left': 'Taki obrazek stoi już obok. Co zmienia się w rzędzie?',
    'matrix.copies-above': 'Taki obrazek stoi już wyżej. Co zmienia się w kolumnie?',
    'matrix.nothing-fits': 'Najpierw popatrz wzdłuż rzędu. Potem w dół kolumny.',
    'matrix.two-wrong': 'Coś już pasuje. Sprawdź resztę po kolei.',
  },
  number: (thing, line) => `Reszta pasuje. A teraz policz ${compared(thing)} ${inThis(line)}.`,
  almost: (thing, line) => `Reszta pasuje. A teraz porównaj ${compared(thing)} ${inThis(line)}.`,
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
  board: { row: (row, cells) => `Rząd ${row}: ${cells.join('; ')}.`, missing: 'pusto' },
  rules: {
    named: {
      same: (attribute, line) =>
        `${InEach(line)} jest ${genderOf(attribute) === 'feminine' ? 'ta sama' : 'ten sam'} ${noun(attribute)}.`,
      set: (attribute, line) => `${InEach(line)} są te same trzy ${noun(attribute, { number: 'many' })}.`,
    },
    counted: {
      same: (thing, line) => `${InEach(line)} jest tyle samo ${ofMany(thing)}.`,
      step: (thing, line) => `${InEach(line)} liczba ${ofMany(thing)} zmienia się równo.`,
      set: (thing, line) => `${InEach(line)} są te same trzy liczby ${ofMany(thing)}.`,
      sum: (thing, line) => `${InEach(line)} dodaj liczby ${ofMany(thing)} z dwóch pierwszych kart.`,
      difference: (thing, line) => `${InEach(line)} odejmij drugą liczbę ${ofMany(thing)} od pierwszej.`,
    },
  },
  so: (value) => `A więc tutaj: ${value}.`,
  answer: (cell) => `Odpowiedź: ${cell}.`,
};
