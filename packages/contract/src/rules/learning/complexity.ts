import type { TargetLesson } from '../audience.ts';
import type { numbers } from '../../values/numbers.ts';

export type Complexity = (typeof numbers.complexityLevels)[number];

/** 1 start, 2 pro, 3 expert: {b} of the exercise paths (rule D-010). */
export type Tier = 1 | 2 | 3;

export const tierNames: Readonly<Record<Tier, 'start' | 'pro' | 'expert'>> = { 1: 'start', 2: 'pro', 3: 'expert' };

type TierMap = Readonly<Partial<Record<Tier, readonly Complexity[]>>>;

const preschooler: TierMap = { 1: [1], 2: [2], 3: [3, 4, 5] };
const usual: TierMap = { 1: [1, 2], 2: [3], 3: [4, 5] };
const undivided: TierMap = { 1: [1, 2, 3, 4, 5] };

const maps: Readonly<Record<TargetLesson, TierMap>> = {
  1: preschooler,
  2: usual,
  3: usual,
  4: undivided,
  5: undivided,
};

/** The tiers that a target lesson has, easiest first. */
export function tiersOf(targetLesson: TargetLesson): readonly Tier[] {
  return ([1, 2, 3] as const).filter((tier) => maps[targetLesson][tier] !== undefined);
}

/** Complexities of a tier, for threads and exercises alike (rule D-011); null when the target lesson has no such tier. */
export function complexitiesOf(targetLesson: TargetLesson, tier: Tier): readonly Complexity[] | null {
  return maps[targetLesson][tier] ?? null;
}

/** The tier that a complexity belongs to. */
export function tierOf(targetLesson: TargetLesson, complexity: Complexity): Tier {
  return tiersOf(targetLesson).find((tier) => complexitiesOf(targetLesson, tier)?.includes(complexity)) ?? 1;
}
