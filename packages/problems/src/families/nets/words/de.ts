import { at, the, to } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('de');

const feet = { down: 'Fuß unten', left: 'Fuß links', up: 'Fuß oben', right: 'Fuß rechts' } as const;
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `oben ${marked(top)}, links ${marked(left)}, rechts ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `Reihe ${row} – ${columns.join(', ')}`).join('; ');

export const de: Words = {
  title: {
    opposite: 'Gegenüberliegende Flächen',
    cube: 'Falte den Würfel',
    cubes: 'Falte die Würfel',
    shapes: 'Welches Netz passt?',
  },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Falte den Würfel. Welches Zeichen liegt ${the(ask ?? 'star', 'dative')} gegenüber?`;
      case 'cube':
        return 'Welcher Würfel lässt sich aus diesem Netz falten?';
      case 'cubes':
        return 'Welche Würfel lassen sich aus diesem Netz falten? Finde alle.';
      case 'shapes':
        return 'Aus welchen Formen wird ein Würfel? Finde alle.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Falte den Würfel. Finde das Zeichen, das ${the(ask ?? 'star', 'dative')} gegenüberliegt.`;
      case 'cube':
        return 'Finde den Würfel, der sich aus diesem Netz falten lässt.';
      case 'cubes':
        return 'Finde alle Würfel, die sich aus diesem Netz falten lassen.';
      case 'shapes':
        return 'Finde alle Formen, aus denen ein Würfel wird.';
    }
  },
  intro: 'Das Netz eines Würfels, außen bedruckt.',
  netRow: (row, squares) =>
    `Reihe ${row}: ${squares.map(({ column, mark }) => `Spalte ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Formen aus sechs Quadraten: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Ein Würfel: ${seen(view)}.`,
  shape: (rows) => `Quadrate nach Reihe und Spalte: ${rowsOf(rows)}.`,
  hints: {
    opposite: [
      'Leg die gefragte Fläche in Gedanken auf den Tisch.',
      'Welche Flächen stehen um sie herum? Streich sie.',
    ],
    cube: ['Finde die Ecke, an der sich die drei Zeichen treffen.', 'Geh um diese Ecke, erst hier, dann am Würfel.'],
    cubes: ['Prüfe einen Würfel nach dem anderen.', 'Finde die Ecke, an der sich seine drei Zeichen treffen.'],
    shapes: [
      'Wähle ein Quadrat als Boden und klapp die anderen hoch.',
      'Keine zwei Quadrate dürfen auf eine Seite kommen.',
    ],
  },
  feedback: {
    'nets.touches-in-the-net': 'Diese zwei haben eine gemeinsame Kante. Sie bleiben Nachbarn.',
    'nets.touches-on-the-cube': 'Falte langsam: Diese zwei treffen sich an einer Kante.',
    'nets.mirrored': 'Richtige Zeichen, aber andersherum. Geh im Uhrzeigersinn.',
    'nets.opposite-together': 'Zwei davon liegen sich gegenüber. Prüfe jedes Paar.',
    'nets.mark-turned': 'Ein Zeichen ist hier gedreht. Was liegt unter seinem Fuß?',
    'nets.block': 'Vier Quadrate im Block lassen sich nicht falten. Schau noch einmal.',
    'nets.long-line': 'Ein Gürtel um den Würfel hat nur vier Quadrate.',
    'nets.overlap': 'Falte langsam. Kommen zwei Quadrate auf eine Seite?',
  },
  steps: {
    line: (ask) => `In einer Linie liegt jedes zweite Quadrat gegenüber. Überspring eins und beginne ${at(ask)}.`,
    beside: (ask, marks) =>
      `Das grenzt im Netz an ${the(ask, 'accusative')}: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) =>
      `Das kommt beim Falten neben ${the(ask, 'accusative')}: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Im Uhrzeigersinn um eine Ecke: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Der Fuß ${the(mark, 'genitive')} zeigt ${to(under)}.`,
    blocks: (count) => `Formen mit vier Quadraten im Block: ${count}. Sie lassen sich nicht falten.`,
    long: (count) => `Formen mit mehr als vier Quadraten in einer Linie: ${count}. Dort liegt etwas doppelt.`,
    overlaps: (count) => `Formen mit zwei Quadraten auf einer Seite des Würfels: ${count}.`,
    opposite: (ask, mark) => `Die Antwort: Gegenüber ${the(ask, 'dative')} liegt ${the(mark)}.`,
    cubes: (views) => `Die Antwort: ${views.map(seen).join('; ')}.`,
    right: (shapes) =>
      `Diese lassen sich falten, nach Reihe und Spalte: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Ja! Diese zwei treffen sich nie.',
    cube: 'Ja! So lässt er sich falten.',
    cubes: 'Ja! Du hast alle gefaltet.',
    shapes: 'Ja! Aus allen wird ein Würfel.',
  },
};
