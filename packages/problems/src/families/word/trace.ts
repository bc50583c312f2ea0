import type { Step } from '../../core/family.ts';
import type { Plot } from './params.ts';

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
  return linesOf(plot, numbers).map(([reason, a, sign, b]) => ({
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

function linesOf(plot: Plot, [a = 0, b = 0, c = 0, , e = 0, f = 0]: readonly number[]): readonly Line[] {
  switch (plot) {
    case 'combine':
    case 'add':
      return [['join', a, '+', b]];
    case 'take':
      return [['leave', a, '−', b]];
    case 'more':
      return [['more', a, '+', b]];
    case 'fewer':
      return [['fewer', a, '−', b]];
    case 'part':
      return [['missing', a, '−', b]];
    case 'difference':
      return [['compare', a, '−', b]];
    case 'added':
      return [['compare', b, '−', a]];
    case 'taken':
      return [['compare', a, '−', b]];
    case 'start-added':
      return [['undo-added', b, '−', a]];
    case 'start-taken':
      return [['undo-taken', b, '+', a]];
    case 'is-more':
      return [['fewer', a, '−', b]];
    case 'is-fewer':
      return [['more', a, '+', b]];
    case 'groups':
      return [['groups', b, '×', a]];
    case 'share':
      return [['share', a, '÷', b]];
    case 'boxes':
      return [['packs', a, '÷', b]];
    case 'more-total':
      return [
        ['more', a, '+', b],
        ['whole', a, '+', a + b],
      ];
    case 'fewer-total':
      return [
        ['fewer', a, '−', b],
        ['whole', a, '+', a - b],
      ];
    case 'two-changes':
      return [
        ['join', a, '+', b],
        ['leave', a + b, '−', c],
      ];
    case 'times':
      return [['times', a, '×', b]];
    case 'is-times':
      return [['share', a, '÷', b]];
    case 'groups-extra':
      return [
        ['groups', b, '×', a],
        ['whole', a * b, '+', c],
      ];
    case 'share-extra':
      return [
        ['without-extra', a, '−', c],
        ['share', a - c, '÷', b],
      ];
    case 'smaller-of-two':
      return [
        ['equal-without', a, '−', b],
        ['half', a - b, '÷', 2],
      ];
    case 'larger-of-two':
      return [
        ['equal-with', a, '+', b],
        ['half', a + b, '÷', 2],
      ];
    case 'posts':
      return [
        ['gaps', a, '−', 1],
        ['along', b, '×', a - 1],
      ];
    case 'give':
      return [
        ['gap-of-two', a, '−', b],
        ['half', a - b, '÷', 2],
      ];
    case 'ratio-total':
      return [
        ['parts', b, '+', 1],
        ['one-part', a, '÷', b + 1],
      ];
    case 'ratio-difference':
      return [
        ['parts-apart', a, '−', 1],
        ['one-part', b, '÷', a - 1],
      ];
    case 'legs':
      return [
        ['all-ducks', a, '×', 2],
        ['legs-over', b, '−', 2 * a],
        ['two-each', b - 2 * a, '÷', 2],
      ];
    case 'purchase':
      return [
        ['things-over', b, '−', e],
        ['price-over', c, '−', f],
        ...(b - e > 1 ? [['one-price', c - f, '÷', b - e] as const] : []),
      ];
    case 'chain-total':
      return [
        ['more', a, '+', b],
        ['times', a + b, '×', c],
        ['whole', a, '+', a + b],
        ['whole', 2 * a + b, '+', c * (a + b)],
      ];
  }
}
