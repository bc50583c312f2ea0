import type { Model } from '@logikit/sdk';

type Achievement = Model<'Achievement'>;

export interface AchievementGroup {
  readonly name: Achievement['group'];
  /** The highest step that was got; 0 before the first. */
  readonly level: number;
  /** Where the next step is, or the last one when all are got. */
  readonly current: number;
  readonly target: number;
  /** Steps that were got and not looked at. */
  readonly newIds: readonly number[];
}

/** One entry per group, in the order in which the groups come. */
export function groupAchievements(achievements: readonly Achievement[]): readonly AchievementGroup[] {
  const names = [...new Set(achievements.map(({ group }) => group))];
  return names.map((name) => {
    const steps = achievements.filter(({ group }) => group === name).sort((a, b) => a.level - b.level);
    const got = steps.filter(({ achievedAt }) => achievedAt !== null);
    const next = steps.find(({ achievedAt }) => achievedAt === null) ?? steps.at(-1);
    return {
      name,
      level: got.at(-1)?.level ?? 0,
      current: next?.progress ?? 0,
      target: next?.target ?? 1,
      newIds: got.filter(({ isLooked }) => !isLooked).map(({ id }) => id),
    };
  });
}
