import { at, count, many, spelledIn, the, The, to } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, list } = speak('de');

const directions: Readonly<Record<Direction, string>> = {
  0: 'nach oben',
  1: 'nach rechts',
  2: 'nach unten',
  3: 'nach links',
};
const along = (runs: readonly Run[]): string =>
  runs.map(({ count: steps, direction }) => `${steps} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));

export const de: Words = {
  title: { walk: 'Durch das Labyrinth', gate: 'Welches Tor?' },
  lead: (hero, goal) => `Führe ${the(hero, 'accusative')} ${to(goal)}.`,
  collect: {
    one: (item) => `Nimm unterwegs ${the(item, 'accusative')} mit.`,
    many: (item) => `Sammle unterwegs alle ${many(item)} ein.`,
  },
  doors: 'Ein Pfeil lässt dich nur in eine Richtung durch.',
  limit: (steps) => `Du hast ${count(steps, 'step', 'accusative')}.`,
  limitSpoken: (steps) => `Du hast ${spelledIn(steps, 'step', 'accusative')}.`,
  which: (goal) => `Welches Tor führt ${to(goal)}?`,
  find: (goal) => `Finde das Tor, das ${to(goal)} führt.`,
  alt: {
    garden: (side) => `Ein Labyrinth aus ${side} mal ${side} Feldern.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: Reihe ${row}, Spalte ${column}.`,
    gate: (sign, row, column) => `Tor mit diesem Zeichen: ${noun(sign)}. Es steht in Reihe ${row}, Spalte ${column}.`,
    open: (row, column, open) => `Reihe ${row}, Spalte ${column}: offen ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Reihe ${row}, Spalte ${column}`, ...things.map((thing) => noun(thing)), `offen: ${ways(open)}`].join(', '),
    sign: (sign) => `Tor: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Fang ${at(goal)} an und geh zurück.`,
    end: 'Eine Sackgasse? Geh zurück zur letzten Gabelung.',
    items: 'Schau zuerst, was du einsammeln sollst.',
    doors: 'Schau, wohin die Pfeile zeigen.',
    limit: 'Es gibt mehr als einen Weg. Vergleiche sie.',
    cover: 'Fahr jeden Weg mit dem Finger nach.',
  },
  feedback: {
    'maze.through-wall': 'Ganz nah! Aber dazwischen steht eine Wand.',
    'maze.nearest-gate': 'Dieses Tor ist nah. Kommt der Weg auch an?',
    'maze.dead-end': 'Fahr diesen Weg mit dem Finger nach. Eine Wand hält dich auf.',
  },
  steps: {
    go: (thing, runs) => `Geh ${to(thing)}: ${along(runs)}.`,
    on: (runs) => `Geh weiter: ${along(runs)}.`,
    arrived: (steps) => `Du bist da. Der Weg hat ${count(steps, 'step', 'accusative')}.`,
    shortest: (steps) => `Zusammen: ${counted(steps, 'step')}, und kürzer geht es nicht.`,
    back: (goal, runs) => `Fang ${at(goal)} an und geh zurück: ${along(runs)}.`,
    others: 'Hinter den anderen Toren endet jeder Weg an einer Wand.',
    gate: (sign, goal) => `Dieses Tor führt ${to(goal)}: ${noun(sign)}.`,
  },
  praise: {
    walk: (hero, goal) => `Ja! ${The(hero)} ist ${at(goal)}.`,
    gate: (goal) => `Ja! Dieses Tor führt ${to(goal)}.`,
  },
};
