import type { Place, Words } from './shape.ts';

export const de: Words = {
  title: 'Buchstaben statt Ziffern',
  rules:
    'Buchstaben verstecken Ziffern. Verschiedene Buchstaben verstecken verschiedene Ziffern. Keine Zahl beginnt mit einer Null.',
  ask: (letter) => `Welche Ziffer versteckt sich hinter ${letter}?`,
  find: (letter) => `Finde die Ziffer, die sich hinter ${letter} versteckt.`,
  alt: (addends, total) => `Eine Aufgabe untereinander: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Geh die Spalten von rechts nach links durch.',
    carry: 'Denk an den Übertrag in die nächste Spalte.',
    begin: 'Beginne mit dieser Spalte.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Nah dran! Hast du an den Übertrag gedacht?',
    'crypt.begins-with-zero': 'Keine Zahl beginnt mit einer Null. Wo steht dieser Buchstabe?',
    'crypt.another-letter':
      'Prüfe jede Spalte noch einmal. Diese Ziffer gehört vielleicht zu einem anderen Buchstaben.',
    'crypt.takes-a-shown-digit': 'Setz diese Ziffer in ihre Spalten ein. Geht die Rechnung auf?',
  },
  steps: {
    only: (place, letter, digit) => `Schau auf die ${places[place]}. Nur eine Ziffer passt: ${letter} = ${digit}.`,
    left: (place, letter, digits) =>
      `Schau auf die ${places[place]}. Für ${letter} bleiben diese Ziffern: ${digits.join(', ')}.`,
    tried: (letter, wrong) =>
      `Probier die Ziffern, die für ${letter} bleiben. Mit diesen geht es nicht auf: ${wrong.join(', ')}.`,
    fits: (sum) => `Prüfe es. So geht die Rechnung auf: ${sum}.`,
    answer: (letter, digit) => `Die Antwort: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Ja! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'Einer',
  1: 'Zehner',
  2: 'Hunderter',
  3: 'Tausender',
  4: 'Zehntausender',
};
