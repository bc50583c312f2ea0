import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, noun, spelled } = speak('de');

const many = (thing: NounId): string => noun(thing, { number: 'many' });
const lines: Readonly<Record<Line, string>> = { row: 'Reihe', column: 'Spalte' };

export const de: Words = {
  title: {
    boat: 'Das nächste Boot',
    house: 'Das nächste Haus',
    kite: 'Der nächste Drachen',
    card: 'Die fehlende Karte',
  },
  question: {
    boat: 'Welches Boot kommt als nächstes?',
    house: 'Welches Haus kommt als nächstes?',
    kite: 'Welcher Drachen kommt als nächster?',
    card: 'Welche Karte fehlt?',
  },
  narration: {
    boat: 'Schau dir die Reihen an. Finde das Boot, das als nächstes kommt.',
    house: 'Schau dir die Reihen an. Finde das Haus, das als nächstes kommt.',
    kite: 'Schau dir die Reihen an. Finde den Drachen, der als nächster kommt.',
    card: 'Schau dir die Reihen und die Spalten an. Finde die fehlende Karte.',
  },
  praise: (cell) => `Ja! ${cell}.`,
  hints: {
    firstLook: 'Schau die oberste Reihe entlang. Was ändert sich, was bleibt?',
    downLook: 'Geh nun die letzte Spalte hinunter. Was ändert sich dort?',
    look: (thing, line) => `Vergleiche in jeder ${lines[line]}: ${many(thing)}.`,
  },
  feedback: {
    'matrix.copies-left': 'Das steht schon neben der Lücke. Was ändert sich in der Reihe?',
    'matrix.copies-above': 'Das steht schon über der Lücke. Was ändert sich in der Spalte?',
    'matrix.nothing-fits': 'Schau zuerst die Reihe entlang. Schau dann die Spalte hinunter.',
    'matrix.two-wrong': 'Etwas passt schon. Prüfe den Rest, eins nach dem anderen.',
  },
  number: (thing, line) => `Der Rest passt. Zähl jetzt in dieser ${lines[line]}: ${many(thing)}.`,
  almost: (thing, line) => `Der Rest passt. Achte jetzt in dieser ${lines[line]} darauf: ${many(thing)}.`,
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
    colour: (name) => adjective(colour(name), { gender: 'common' }),
    size: (size) => adjective(size, { gender: 'common' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Reihe ${row}: ${cells.join('; ')}.`, missing: 'fehlt' },
  rules: {
    named: {
      same: (attribute, line) => `In jeder ${lines[line]} ist die ${noun(attribute)} gleich.`,
      set: (attribute, line) => `In jeder ${lines[line]} sind dieselben drei ${many(attribute)}.`,
    },
    counted: {
      same: (thing, line) => `In jeder ${lines[line]} sind immer gleich viele ${many(thing)}.`,
      step: (thing, line) =>
        `Die Anzahl ändert sich gleichmäßig ${line === 'row' ? 'in jeder Reihe' : 'in jeder Spalte'}: ${many(thing)}.`,
      set: (thing, line) => `In jeder ${lines[line]} kommen dieselben drei Anzahlen vor: ${many(thing)}.`,
      sum: (thing, line) => `Zähl in jeder ${lines[line]} die ersten beiden Karten zusammen: ${many(thing)}.`,
      difference: (thing, line) => `Zieh in jeder ${lines[line]} die zweite Karte von der ersten ab: ${many(thing)}.`,
    },
  },
  so: (value) => `Also hier: ${value}.`,
  answer: (cell) => `Die Antwort: ${cell}.`,
};
