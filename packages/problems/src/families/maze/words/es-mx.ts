import { of, to } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, described, genderOf, spelled, list } = speak('es-mx');

const directions: Readonly<Record<Direction, string>> = {
  0: 'hacia arriba',
  1: 'a la derecha',
  2: 'hacia abajo',
  3: 'a la izquierda',
};
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));
const the = (id: NounId): string => described({ noun: id }, { article: 'the' });
const theMany = (id: NounId): string => described({ noun: id }, { article: 'the', number: 'many' });

export const esMx: Words = {
  title: { walk: 'Por el laberinto', gate: '¿Qué puerta?' },
  lead: (hero, goal) => `Lleva ${to(the(hero))} hasta ${the(goal)}.`,
  collect: {
    one: (item) => `En el camino, recoge ${the(item)}.`,
    many: (item) => `En el camino, recoge ${genderOf(item) === 'feminine' ? 'todas' : 'todos'} ${theMany(item)}.`,
  },
  doors: 'Por una flecha solo se pasa en su dirección.',
  limit: (steps) => `Puedes dar ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `Puedes dar ${spelled(steps, 'step')}.`,
  which: (goal) => `¿Qué puerta lleva ${to(the(goal))}?`,
  find: (goal) => `Encuentra la puerta que lleva ${to(the(goal))}.`,
  alt: {
    garden: (side) => `Un laberinto de ${side} por ${side} casillas.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: fila ${row}, columna ${column}.`,
    gate: (sign, row, column) => `Puerta con esta señal: ${noun(sign)}. Está en la fila ${row}, columna ${column}.`,
    open: (row, column, open) => `Fila ${row}, columna ${column}: se puede ir ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Fila ${row}, columna ${column}`, ...things.map((thing) => noun(thing)), `se puede ir ${ways(open)}`].join(', '),
    sign: (sign) => `Puerta: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Empieza en ${the(goal)} y regresa.`,
    end: '¿Un callejón sin salida? Regresa al último cruce.',
    items: 'Mira primero lo que debes recoger.',
    doors: 'Mira hacia dónde apuntan las flechas.',
    limit: 'Hay más de un camino. Compáralos.',
    cover: 'Sigue cada camino con el dedo.',
  },
  feedback: {
    'maze.through-wall': '¡Qué cerca! Pero hay una pared en medio.',
    'maze.nearest-gate': 'Esta puerta está cerca. ¿Llega su camino?',
    'maze.dead-end': 'Sigue este camino con el dedo. Una pared lo cierra.',
  },
  steps: {
    go: (thing, runs) => `Ve hasta ${the(thing)}: ${along(runs)}.`,
    on: (runs) => `Sigue: ${along(runs)}.`,
    arrived: (steps) => `Ya llegaste. El camino tiene ${counted(steps, 'step')}.`,
    shortest: (steps) => `En total: ${counted(steps, 'step')}, y no hay un camino más corto.`,
    back: (goal, runs) => `Empieza en ${the(goal)} y regresa: ${along(runs)}.`,
    others: 'Detrás de las otras puertas, todos los caminos acaban en una pared.',
    gate: (sign, goal) => `La puerta ${of(the(sign))} lleva ${to(the(goal))}.`,
  },
  praise: {
    walk: (hero, goal) => `¡Sí! ${capital(the(hero))} llegó ${to(the(goal))}.`,
    gate: (goal) => `¡Sí! Esa puerta lleva ${to(the(goal))}.`,
  },
};
