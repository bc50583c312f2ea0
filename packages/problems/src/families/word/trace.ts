import type { Step } from '../../core/family.ts';
import { type Plot, type ToldNumbers, toldNumbers } from './params.ts';

export type Sign = '+' | '−' | '×' | '÷';

/** Why a calculation is done; every reason has a sentence. */
export type Reason =
  | 'join'
  | 'leave'
  | 'more'
  | 'fewer'
  | 'missing'
  | 'compare'
  | 'undo-added'
  | 'undo-taken'
  | 'groups'
  | 'share'
  | 'packs'
  | 'times'
  | 'whole'
  | 'without-extra'
  | 'equal-without'
  | 'equal-with'
  | 'half'
  | 'gaps'
  | 'along'
  | 'gap-of-two'
  | 'parts'
  | 'parts-apart'
  | 'one-part'
  | 'all-ducks'
  | 'legs-over'
  | 'two-each'
  | 'price-over'
  | 'things-over'
  | 'one-price';

type Line = readonly [reason: Reason, a: number, sign: Sign, b: number];

/** Calculates as a learner would, line after line. */
export function traceOf(plot: Plot, numbers: readonly number[]): readonly Step[] {
  return linesOf[plot](toldNumbers(numbers)).map(([reason, a, sign, b]) => ({
    key: reason,
    args: { a, sign, b, result: calculate(a, sign, b) },
    highlight: ['bars'],
  }));
}

function calculate(a: number, sign: Sign, b: number): number {
  if (sign === '+') return a + b;
  if (sign === '−') return a - b;
  return sign === '×' ? a * b : a / b;
}

/** The calculations of every story, with its numbers in the order in which they are told. */
const linesOf: Readonly<Record<Plot, (told: ToldNumbers) => readonly Line[]>> = {
  combine: ({ a, b }) => [['join', a, '+', b]],
  add: ({ a, b }) => [['join', a, '+', b]],
  take: ({ a, b }) => [['leave', a, '−', b]],
  more: ({ a, b }) => [['more', a, '+', b]],
  fewer: ({ a, b }) => [['fewer', a, '−', b]],
  part: ({ a, b }) => [['missing', a, '−', b]],
  difference: ({ a, b }) => [['compare', a, '−', b]],
  added: ({ a, b }) => [['compare', b, '−', a]],
  taken: ({ a, b }) => [['compare', a, '−', b]],
  'start-added': ({ a, b }) => [['undo-added', b, '−', a]],
  'start-taken': ({ a, b }) => [['undo-taken', b, '+', a]],
  'is-more': ({ a, b }) => [['fewer', a, '−', b]],
  'is-fewer': ({ a, b }) => [['more', a, '+', b]],
  groups: ({ a, b }) => [['groups', b, '×', a]],
  share: ({ a, b }) => [['share', a, '÷', b]],
  boxes: ({ a, b }) => [['packs', a, '÷', b]],
  'more-total': ({ a, b }) => [
    ['more', a, '+', b],
    ['whole', a, '+', a + b],
  ],
  'fewer-total': ({ a, b }) => [
    ['fewer', a, '−', b],
    ['whole', a, '+', a - b],
  ],
  'two-changes': ({ a, b, c }) => [
    ['join', a, '+', b],
    ['leave', a + b, '−', c],
  ],
  times: ({ a, b }) => [['times', a, '×', b]],
  'is-times': ({ a, b }) => [['share', a, '÷', b]],
  'groups-extra': ({ a, b, c }) => [
    ['groups', b, '×', a],
    ['whole', a * b, '+', c],
  ],
  'share-extra': ({ a, b, c }) => [
    ['without-extra', a, '−', c],
    ['share', a - c, '÷', b],
  ],
  'smaller-of-two': ({ a, b }) => [
    ['equal-without', a, '−', b],
    ['half', a - b, '÷', 2],
  ],
  'larger-of-two': ({ a, b }) => [
    ['equal-with', a, '+', b],
    ['half', a + b, '÷', 2],
  ],
  posts: ({ a, b }) => [
    ['gaps', a, '−', 1],
    ['along', b, '×', a - 1],
  ],
  give: ({ a, b }) => [
    ['gap-of-two', a, '−', b],
    ['half', a - b, '÷', 2],
  ],
  'ratio-total': ({ a, b }) => [
    ['parts', b, '+', 1],
    ['one-part', a, '÷', b + 1],
  ],
  'ratio-difference': ({ a, b }) => [
    ['parts-apart', a, '−', 1],
    ['one-part', b, '÷', a - 1],
  ],
  legs: ({ a, b }) => [
    ['all-ducks', a, '×', 2],
    ['legs-over', b, '−', 2 * a],
    ['two-each', b - 2 * a, '÷', 2],
  ],
  purchase: ({ b, c, e, f }) => [
    ['things-over', b, '−', e],
    ['price-over', c, '−', f],
    ...(b - e > 1 ? [['one-price', c - f, '÷', b - e] as const] : []),
  ],
  'chain-total': ({ a, b, c }) => [
    ['more', a, '+', b],
    ['times', a + b, '×', c],
    ['whole', a, '+', a + b],
    ['whole', 2 * a + b, '+', c * (a + b)],
  ],
};
