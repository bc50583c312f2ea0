import type { Level, Mode } from '../../core/family.ts';
import type { Look } from './looks.ts';
import { rungOf } from '../../core/ladder.ts';

export interface ShadowParams {
  readonly level: Level;
  /** Which shadow does it have, whose shadow is it, or every picture on its shadow. */
  readonly plot: 'find-shadow' | 'find-owner' | 'match';
  /** What can be chosen, or what is to be laid on the shadows, upright. */
  readonly looks: readonly Look[];
  /** Quarter turns of the shadow of each look; all 0 unless shadows may be turned. */
  readonly turns: readonly number[];
  readonly isTurned: boolean;
  /** Plot match: which look has the first shadow, the second… */
  readonly order: readonly number[];
  /** Index of the look that is asked for; 0 in the plot match, where all are. */
  readonly right: number;
}

/**
 * What the options are made of. `far` and `near`: different things, unlike or alike. `flips`: two things and their mirror
 * images. `forms`: two things, each with and without some part. `both`: one thing, with and without, and mirrored.
 */
export interface Knobs {
  readonly options: 'far' | 'near' | 'flips' | 'forms' | 'both';
  readonly count: 3 | 4;
  readonly isTurned: boolean;
}

const ladder: readonly Knobs[] = [
  { options: 'far', count: 3, isTurned: false },
  { options: 'near', count: 4, isTurned: false },
  { options: 'flips', count: 4, isTurned: false },
  { options: 'forms', count: 4, isTurned: false },
  { options: 'both', count: 4, isTurned: false },
  { options: 'near', count: 4, isTurned: true },
  { options: 'flips', count: 4, isTurned: true },
  { options: 'both', count: 4, isTurned: true },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function plotsOf(mode: Mode): readonly ShadowParams['plot'][] {
  return mode === 'graphic' ? ['match'] : ['find-shadow', 'find-owner'];
}
