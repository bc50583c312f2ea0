import type { Model } from '@logikit/sdk';

/** The tier of a level's picture and name: the last named level that is reached (rule D-071). */
export function tierOf(level: number, { namedLevels }: Model<'LevelConfig'>): number {
  return namedLevels.findLast((named) => named.level <= level)?.iconTier ?? 1;
}
