import { the } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, spelled } = speak('de');

const piece = (colour: Parameters<typeof paint>[0]): string => the({ noun: 'piece', adjectives: [paint(colour)] });

export const de: Words = {
  title: 'Was passt hinein?',
  rule: { turn: 'Du darfst Teile drehen, aber nicht umklappen.', still: 'Dreh die Teile nicht.' },
  ask: {
    hole: () => 'Welches Teil füllt das Loch?',
    holes: () => 'Fülle jedes Loch mit dem passenden Teil.',
    leftover: () => 'Alle Teile bis auf eins ergeben die Figur: Welches bleibt übrig?',
    parts: ({ needed }) => `Welche ${needed} Teile ergeben zusammen die Figur?`,
    lies: ({ colour }) => `Markiere, wo in der Figur ${piece(colour)} liegt.`,
  },
  find: {
    hole: () => 'Finde das Teil, das das Loch füllt.',
    holes: () => 'Fülle jedes Loch mit dem passenden Teil.',
    leftover: () => 'Alle Teile bis auf eins ergeben die Figur. Finde das Teil, das übrig bleibt.',
    parts: ({ needed }) => `Finde ${spelled(needed, 'piece')}, die zusammen die Figur ergeben.`,
    lies: ({ colour }) => `Markiere, wo in der Figur ${piece(colour)} liegt.`,
  },
  alt: {
    hole: (squares, pieces) => `Ein Brett mit einem Loch. Kästchen im Loch: ${squares}. Teile zur Auswahl: ${pieces}.`,
    holes: (squares, pieces) => `Ein Brett mit Löchern. Kästchen in den Löchern: ${squares}. Teile: ${pieces}.`,
    leftover: (squares, pieces) => `Eine Figur aus Kästchen: ${squares}. Teile zur Auswahl: ${pieces}.`,
    parts: (squares, pieces) => `Eine Figur aus Kästchen: ${squares}. Teile zur Auswahl: ${pieces}.`,
    lies: (squares, pieces) => `Eine Figur aus Kästchen: ${squares}. So viele Teile hat sie: ${pieces}.`,
  },
  piece: (n) => `Teil ${n}`,
  hole: (n) => `Loch ${n}`,
  square: (row, column) => `Reihe ${row}, Spalte ${column}`,
  hints: {
    rows: 'Zähl die Kästchen in jeder Reihe des Lochs.',
    turn: 'Dreh ein Teil in Gedanken, Seite für Seite.',
    corner: 'Fang in einer Ecke oder an einer engen Stelle an.',
    twin: 'Manche Teile sind Spiegelzwillinge. Umklappen ist nicht erlaubt.',
  },
  feedback: {
    'fit.turns-it': 'Dieses Teil müsste man erst drehen.',
    'fit.flips-it': 'Das ist ein Spiegelzwilling. Man müsste ihn umklappen.',
    'fit.another-shape': 'Zähl die Kästchen in jeder Reihe noch einmal.',
    'fit.is-needed': 'Versuch, die Figur ohne dieses Teil zu legen.',
    'fit.twin-of-the-one-left': 'Ganz nah dran: Es hat einen Zwilling. Wohin biegt es ab?',
    'fit.not-a-part': 'Leg dieses Teil in eine Ecke. Was bleibt dann frei?',
  },
  steps: {
    rows: (rows) => `Zähl die Kästchen im Loch, Reihe für Reihe: ${rows}.`,
    rowsOf: (hole, rows) => `Loch ${hole}, Reihe für Reihe: ${rows}. Such das gleiche Teil.`,
    turn: 'Dreh die Teile in Gedanken und vergleiche.',
    turnedLure: 'Das gleiche Teil gibt es zweimal; eins davon liegt falsch.',
    twin: 'Der Spiegelzwilling passt nicht: Man müsste ihn umklappen.',
    fills: 'Dieses Teil füllt das Loch.',
    allFilled: 'Jetzt ist jedes Loch gefüllt.',
    squares: ({ all, each, count }) =>
      `Die Figur hat ${all} Kästchen, ein Teil hat ${each}: Man braucht ${count} Teile.`,
    first: 'Ein Teil kann hier liegen.',
    next: 'Das nächste liegt hier.',
    last: 'Das letzte füllt, was noch frei ist.',
    leftover: 'Die Figur ist voll, und ein Teil bleibt übrig.',
    parts: 'Also ergeben diese Teile die Figur.',
    lies: (colour) => `Hier liegt also ${piece(colour)}.`,
  },
  praise: {
    hole: 'Ja! Es passt genau.',
    holes: 'Ja! Alle Löcher sind gefüllt.',
    leftover: 'Ja! Dieses Teil wird nicht gebraucht.',
    parts: 'Ja! Zusammen ergeben sie die Figur.',
    lies: 'Ja! Genau dort liegt es.',
  },
};
