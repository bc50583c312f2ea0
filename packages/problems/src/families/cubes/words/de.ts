import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('de');

const faces = (n: number): string => `${n} ${n === 1 ? 'bemalte Fläche' : 'bemalte Flächen'}`;
function withFaces(n: number): string {
  if (n === 0) return 'ganz ohne bemalte Fläche';
  return n === 1 ? 'mit genau einer bemalten Fläche' : `mit genau ${numeral(n)} bemalten Flächen`;
}
const place = ({ row, column }: PlaceName): string => `Reihe ${row}, Spalte ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const de: Words = {
  title: {
    count: 'Wie viele Würfel?',
    missing: 'Fülle die Kiste',
    painted: 'Bemalte Würfel',
    above: 'Von oben',
    side: 'Was das Auge sieht',
    plan: 'Plan und Bauwerk',
  },
  question: (task, n) => {
    switch (task) {
      case 'count':
        return 'Wie viele Würfel hat dieses Bauwerk? Kein Würfel schwebt.';
      case 'missing':
        return 'Wie viele Würfel fehlen, bis die Kiste voll ist?';
      case 'painted':
        return `Das Bauwerk ist rundum bemalt, auch von unten. Wie viele Würfel haben genau ${faces(n)}?`;
      case 'above':
        return 'Wie sieht das Bauwerk von oben aus?';
      case 'side':
        return 'Welches Bild sieht das Auge?';
      case 'plan':
        return 'Die Zahlen sagen, wie viele Würfel dort stehen. Welches Bauwerk ist es?';
    }
  },
  narration: (task, n) => {
    switch (task) {
      case 'count':
        return 'Zähl die Würfel in diesem Bauwerk. Kein Würfel schwebt.';
      case 'missing':
        return 'Finde heraus, wie viele Würfel fehlen, bis die Kiste voll ist.';
      case 'painted':
        return `Das Bauwerk ist rundum bemalt, auch von unten. Zähl die Würfel ${withFaces(n)}.`;
      case 'above':
        return 'Finde das Bild, das das Bauwerk von oben zeigt.';
      case 'side':
        return 'Finde das Bild, das das Auge sieht.';
      case 'plan':
        return 'Die Zahlen sagen, wie viele Würfel dort stehen. Finde das Bauwerk.';
    }
  },
  intro: {
    building: 'Ein Bauwerk aus Würfeln. So viele stehen auf jedem Platz, von der hinteren Reihe an:',
    plan: 'Ein Plan. So viele Würfel stehen auf jedem Platz, von der hinteren Reihe an:',
    box: 'Ein Bauwerk aus Würfeln in einer Kiste. So viele stehen auf jedem Platz, von der hinteren Reihe an:',
  },
  row: (row, heights) => `Reihe ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Das Auge schaut von der linken Seite.', right: 'Das Auge schaut von der rechten Seite.' },
  footprint: (row, filled) => `Reihe ${row}: ${filled.map((is) => (is ? 'Würfel' : 'leer')).join(', ')}.`,
  outline: (heights) => `Höhen von links nach rechts: ${heights.join(', ')}.`,
  hints: {
    count: ['Manche Würfel sind unter anderen versteckt. Zähl sie mit.', 'Zähl Turm für Turm, Reihe für Reihe.'],
    missing: ['Denk zuerst nach, wie viele in die ganze Kiste passen.', 'Zieh dann die Würfel ab, die schon da sind.'],
    painted: ['Welche Flächen berühren einen anderen Würfel?', 'Geh Schicht für Schicht vor, von unten.'],
    above: ['Von oben siehst du nur die Deckflächen.', 'Welche Plätze sind leer?'],
    side: ['Das Auge sieht in jeder Linie den höchsten Turm.', 'Beginne mit der Linie links vom Auge.'],
    plan: ['Schau zuerst auf die vordere Ecke.', 'Vergleiche Turm für Turm mit den Zahlen.'],
  },
  feedback: {
    'cubes.mirrored': 'Hier sind links und rechts vertauscht. Vergleiche eine Ecke.',
    'cubes.one-place': 'Fast! Prüfe jeden Platz: Steht dort ein Würfel?',
    'cubes.one-height': 'Fast! Zähl die Würfel in jedem Turm.',
  },
  steps: {
    row: (row, heights, total) => `Reihe ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Alle Reihen zusammen: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `In die ganze Kiste passen ${rows} · ${columns} · ${floors} = ${full}.`,
    built: (cubes) => `Im Bauwerk: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Es fehlen: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Schicht ${floor} von unten, solche Würfel: ${cubes}.`,
    painted: (counts, total) => `Alle Schichten zusammen: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'Dort steht ein Würfel' : 'Dort steht nichts'}.`,
    side: (line, height) => `Linie ${line} von links: Der höchste Turm hat ${counted(height, 'cube')}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Die Antwort ist das Bild mit Würfeln hier: ${rows.map(({ row, columns }) => `Reihe ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Die Antwort ist das Bild mit diesen Höhen: ${heights.join(', ')}.`,
    choosePlan: (rows) =>
      `Die Antwort ist das Bauwerk mit diesen Türmen: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Ja! ${counted(answer, 'cube')}.`
      : 'Ja! Genau so sieht es aus.',
};
