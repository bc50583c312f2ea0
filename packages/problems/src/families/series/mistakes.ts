import type { Misconception } from '../../core/family.ts';
import type { SeriesParams } from './params.ts';

export const tags = {
  offByOne: 'series.off-by-one',
  repeats: 'series.repeats-a-neighbour',
  lastStep: 'series.repeats-the-last-step',
  firstStep: 'series.repeats-the-first-step',
  tooFar: 'series.goes-one-too-far',
  doubles: 'series.doubles',
} as const;

/** Which wrong numbers people come to, and how. The first way that leads to a number names it. */
export function mistakesOf({ terms, hole }: Pick<SeriesParams, 'terms' | 'hole'>): ReadonlyMap<number, Misconception> {
  const at = (index: number): number => terms[index] ?? Number.NaN;
  const right = at(hole);
  const before = at(hole - 1);
  const reached: readonly (readonly [number, Misconception])[] = [
    [before + (before - at(hole - 2)), tags.lastStep],
    [before + (at(1) - at(0)), tags.firstStep],
    [before, tags.repeats],
    [at(hole + 1), tags.repeats],
    [right + (right - before), tags.tooFar],
    [2 * before, tags.doubles],
    [right - 1, tags.offByOne],
    [right + 1, tags.offByOne],
  ];
  const usable = reached.filter(([value]) => Number.isInteger(value) && value >= 0 && value !== right);
  return new Map(usable.toReversed());
}
