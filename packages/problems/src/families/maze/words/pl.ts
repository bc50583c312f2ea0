import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('pl');

const directions: Readonly<Record<Direction, string>> = { 0: 'w górę', 1: 'w prawo', 2: 'w dół', 3: 'w lewo' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));
const of = (thing: NounId): string => noun(thing, { case: 'genitive' });

export const pl: Words = {
  title: { walk: 'Przez labirynt', gate: 'Która brama?' },
  lead: (hero, goal) => `Zaprowadź ${noun(hero, { case: 'accusative' })} do ${of(goal)}.`,
  collect: {
    one: (item) => `Po drodze weź ${noun(item, { case: 'accusative' })}.`,
    many: (item) => `Po drodze zbierz wszystkie ${noun(item, { case: 'accusative', number: 'many' })}.`,
  },
  doors: 'Strzałka przepuszcza tylko w jedną stronę.',
  limit: (steps) => `Masz ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `Masz ${spelled(steps, 'step')}.`,
  which: (goal) => `Która brama prowadzi do ${of(goal)}?`,
  find: (goal) => `Znajdź bramę, która prowadzi do ${of(goal)}.`,
  alt: {
    garden: (side) => `Labirynt ${side} na ${side} kratek.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: rząd ${row}, kolumna ${column}.`,
    gate: (sign, row, column) => `Brama ze znakiem: ${noun(sign)}. Stoi tutaj: rząd ${row}, kolumna ${column}.`,
    open: (row, column, open) => `Rząd ${row}, kolumna ${column}: można ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Rząd ${row}, kolumna ${column}`, ...things.map((thing) => noun(thing)), `można: ${ways(open)}`].join(', '),
    sign: (sign) => `Brama: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Zacznij od ${of(goal)} i idź z powrotem.`,
    end: 'Ślepy zaułek? Wróć do ostatniego rozwidlenia.',
    items: 'Najpierw sprawdź, co trzeba zebrać.',
    doors: 'Popatrz, w którą stronę wskazują strzałki.',
    limit: 'Jest więcej niż jedna droga. Porównaj je.',
    cover: 'Przejdź palcem każdą ścieżkę.',
  },
  feedback: {
    'maze.through-wall': 'Tak blisko! Ale pomiędzy jest mur.',
    'maze.nearest-gate': 'Ta brama jest blisko. Ale czy ścieżka tam dochodzi?',
    'maze.dead-end': 'Przejdź tę ścieżkę palcem. Zatrzymuje ją mur.',
  },
  steps: {
    go: (thing, runs) => `Idź do ${of(thing)}: ${along(runs)}.`,
    on: (runs) => `Idź dalej: ${along(runs)}.`,
    arrived: (steps) => `To już koniec drogi. Razem: ${counted(steps, 'step')}.`,
    shortest: (steps) => `Razem: ${counted(steps, 'step')}. Krótszej drogi nie ma.`,
    back: (goal, runs) => `Zacznij od ${of(goal)} i idź z powrotem: ${along(runs)}.`,
    others: 'Za innymi bramami każda ścieżka kończy się murem.',
    gate: (sign, goal) => `Brama ze znakiem: ${noun(sign)}. To ona prowadzi do ${of(goal)}.`,
  },
  praise: {
    walk: (hero, goal) => `Tak! ${capital(noun(hero))} jest już przy ${noun(goal, { case: 'locative' })}.`,
    gate: (goal) => `Tak! Ta brama prowadzi do ${of(goal)}.`,
  },
};
