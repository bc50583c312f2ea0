import { spelledIn } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, numeral } = speak('de');

const inWords = (n: number): string => spelledIn(n, 'dot', 'accusative');

export const de: Words = {
  title: 'Punkte und Domino',
  question: {
    sum: () => 'Wie viele Punkte sind es zusammen?',
    rest: ({ n }) => `Es sind zusammen ${n}. Wie viele sind unter dem Blatt?`,
    crossed: () => 'Die durchgestrichenen Punkte gehen weg. Wie viele bleiben?',
    take: ({ n }) => `So viele Punkte gehen weg: ${n}. Wie viele bleiben?`,
    equal: () => 'Beide Seiten haben gleich viele Punkte. Wie viele sind unter dem Blatt?',
    find: ({ n }) => `Welche Karte hat ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Lege die Karten. Jede Reihe soll ${counted(n, 'dot')} haben.`,
  },
  narration: {
    sum: () => 'Finde heraus, wie viele Punkte es zusammen sind.',
    rest: ({ n }) => `Es sind zusammen ${numeral(n, 'common')} Punkte. Finde heraus, wie viele unter dem Blatt sind.`,
    crossed: () => 'Die durchgestrichenen Punkte gehen weg. Finde heraus, wie viele bleiben.',
    take: ({ n }) => `So viele Punkte gehen weg: ${numeral(n, 'common')}. Finde heraus, wie viele bleiben.`,
    equal: () => 'Beide Seiten haben gleich viele Punkte. Finde heraus, wie viele unter dem Blatt sind.',
    find: ({ n }) => `Finde die Karte, die ${inWords(n)} hat.`,
    bonds: ({ n }) => `Lege die Karten. Jede Reihe soll ${inWords(n)} haben.`,
  },
  alt: {
    groups: (groups) => `Gruppen von Punkten: ${groups}.`,
    covered: 'Eine weitere Gruppe liegt unter einem Blatt.',
    total: (n) => `Punkte zusammen: ${n}.`,
    crossed: (n) => `Durchgestrichen: ${n}.`,
    left: (groups) => `Linke Seite, Gruppen von Punkten: ${groups}.`,
    right: (groups) =>
      `Rechte Seite, Gruppen von Punkten: ${groups}. Eine weitere Gruppe liegt dort unter einem Blatt.`,
    row: (row, n) => `Reihe ${row}: ${counted(n, 'dot')} und ein leerer Platz.`,
    cards: (cards) => `Karten mit Punkten: ${cards}.`,
  },
  card: (a, b) => `${counted(a, 'dot')} und ${counted(b, 'dot')}`,
  hints: {
    sum: ['Beginne mit der größten Gruppe.', 'Zähl von dort weiter, Punkt für Punkt.'],
    rest: ['Zähl, was du siehst.', 'Wie viele fehlen noch bis zur Zahl oben?'],
    crossed: ['Schau auf die Punkte ohne Strich.', 'Volle Reihen und volle Rahmen helfen beim Zählen.'],
    take: ['Eine Stange hat zehn Perlen.', 'Nimm erst die Stangen weg, dann die Perlen.'],
    equal: ['Zähl zuerst die Seite ohne Blatt.', 'Die andere Seite muss auf dieselbe Zahl kommen.'],
    find: ['Zähl beide Hälften einer Karte zusammen.', 'Beginne mit der größeren Hälfte.'],
    bonds: ['Beginne mit der Reihe, die die meisten Punkte hat.', 'Wie viele fehlen noch? Such diese Karte.'],
  },
  feedback: {
    'dots.one-half': 'So viele hat schon eine Hälfte. Und beide zusammen?',
    'dots.off-by-one': 'Ganz nah dran! Zähl beide Hälften noch einmal.',
    'dots.whole-ten': 'Achte auf die Zehner. Ein ganzer Zehner ist anders.',
    'dots.too-many': 'Hier sind es mehr Punkte. Zähl beide Hälften.',
    'dots.too-few': 'Hier sind es weniger Punkte. Zähl beide Hälften.',
  },
  steps: {
    add: (a, b, sum) => `Zähl zusammen: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Fülle zuerst den Zehner: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Zehner: ${tensA} + ${tensB} = ${tens}. Einer: ${onesA} + ${onesB} = ${ones}. Zusammen: ${sum}.`,
    all: (n) => `Alle Punkte: ${n}.`,
    take: (a, b, rest) => `Zieh ab: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Zuerst bis zum vollen Zehner: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} ist ${down} und ${b}. Nun der Rest: ${a} − ${b} = ${rest}.`,
    need: (n) => `Zusammen sollen es so viele sein: ${n}.`,
    same: (n) => `Die andere Seite hat auch ${n}.`,
    cards: (sums) => `Zähl jede Karte: ${sums}.`,
    look: (n) => `Such die ${n}.`,
    row: ({ row, a, b, sum }) => `Reihe ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `Die Antwort: ${counted(n, 'dot')}.`,
      hidden: (n) => `Unter dem Blatt: ${counted(n, 'dot')}.`,
      rest: (n) => `Übrig bleiben: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `Die Antwort: die Karte mit ${a} und ${b}.`,
    answerRows: (n) => `Jetzt hat jede Reihe ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `Ja! Zusammen: ${counted(n, 'dot')}.`,
    hidden: (n) => `Ja! Unter dem Blatt: ${counted(n, 'dot')}.`,
    rest: (n) => `Ja! Übrig bleiben: ${counted(n, 'dot')}.`,
    card: (n) => `Ja! Diese Karte hat ${counted(n, 'dot')}.`,
    rows: (n) => `Ja! In jeder Reihe: ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Leerer Platz in Reihe ${row}`,
    piece: (n) => `Karte: ${counted(n, 'dot')}`,
  },
};
