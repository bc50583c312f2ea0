import type { Words } from './shape.ts';

export const de: Words = {
  title: 'Zahlenrätsel',
  rule: {
    pyramid: 'Jeder Stein ist die Summe der zwei darunter.',
    house: 'Beide Fenster einer Etage ergeben die Zahl im Dach.',
    magic: 'Reihen, Spalten und Diagonalen haben alle dieselbe Summe.',
    square: 'Rechne die Reihen entlang und die Spalten hinunter.',
  },
  ask: 'Welche Zahl gehört an die markierte Stelle?',
  fill: 'Lege die richtigen Zahlen auf die leeren Plätze.',
  find: 'Finde die Zahl für die markierte Stelle.',
  alt: {
    row: (row, cells) => `Reihe ${row}: ${cells}.`,
    empty: 'leer',
    marked: 'die markierte Stelle',
    roof: (n) => `Dach: ${n}.`,
    signs: (across, down) => `Zeichen in den Reihen: ${across}. Zeichen in den Spalten: ${down}.`,
    cards: (cards) => `Karten: ${cards}.`,
  },
  hints: {
    pyramid: [
      'Such zwei Steine nebeneinander, die du kennst.',
      'Für einen unteren Stein: Zieh seinen Nachbarn vom oberen ab.',
    ],
    house: ['Schau zuerst auf das Dach.', 'Was braucht das Fenster daneben noch?'],
    magic: ['Such eine Linie ohne leeren Platz.', 'Die mittlere Zahl ist ein Drittel der Summe.'],
    square: ['Such eine Reihe oder Spalte mit einem leeren Platz.', 'Du kannst auch rückwärts rechnen.'],
  },
  signs: { '×': '·', '÷': ':' },
  steps: {
    sum: (c) => `Zähl die beiden Zahlen zusammen: ${c}.`,
    part: (c) => `Zieh den bekannten Teil von der Summe ab: ${c}.`,
    difference: (c) => `Zieh ab: ${c}.`,
    back: (c) => `Rechne rückwärts: ${c}.`,
    product: (c) => `Nimm mal: ${c}.`,
    quotient: (c) => `Rechne rückwärts: ${c}.`,
    middle: (c) => `Der mittlere Stein zählt zwei Reihen höher doppelt: ${c}.`,
    'full-line': (c) => `Diese Linie ist voll und zeigt die Summe: ${c}.`,
    line: (c) => `Zieh die beiden bekannten Zahlen von der Summe ab: ${c}.`,
    third: (c) => `Die Mitte ist ein Drittel der Summe: ${c}.`,
    compare: (c) => `Zwei Linien teilen sich einen leeren Platz, also sind ihre anderen Zahlen zusammen gleich: ${c}.`,
  },
  tripled: (c) => `Die Summe ist dreimal die Mitte: ${c}.`,
  answer: (n) => `Die Antwort: ${n}.`,
  answerAll: (numbers) => `Alles ist gefüllt: ${numbers}.`,
  praise: (n) => `Ja! ${n} gehört dorthin.`,
  praiseAll: 'Ja! Jede Zahl ist an ihrem Platz.',
  strings: {
    cell: (cell) => `Leerer Platz ${cell}`,
    card: (n) => `Karte ${n}`,
  },
};
