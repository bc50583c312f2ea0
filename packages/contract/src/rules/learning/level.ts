import type { Model } from '../../call.ts';
import { numbers } from '../../values/numbers.ts';

/** Everything that the level widget needs (rules D-070, D-071); the answer of /config.json carries it. */
export const levelConfig: Model<'LevelConfig'> = {
  ...numbers.level,
  namedLevels: numbers.namedLevels.map((level, index) => ({ level, iconTier: index + 1 })),
};

export interface LevelCounters {
  readonly completedProblems: number;
  /** Stars earned ever, not those on the balance. */
  readonly stars: number;
}

/** The level of a learner: as many full portions of problems *and* of stars, plus one, within 1 … maxLevel. */
export function levelOf(counters: LevelCounters, config: Model<'LevelConfig'> = levelConfig): number {
  const byProblems = Math.floor(counters.completedProblems / config.problemsPerLevel);
  const byStars = Math.floor(counters.stars / config.starsPerLevel);
  return Math.max(1, Math.min(config.maxLevel, 1 + Math.min(byProblems, byStars)));
}

/** Tier of the level's icon: the last named level that is reached. */
export function iconTierOf(level: number, config: Model<'LevelConfig'> = levelConfig): number {
  return config.namedLevels.findLast((named) => named.level <= level)?.iconTier ?? 1;
}
