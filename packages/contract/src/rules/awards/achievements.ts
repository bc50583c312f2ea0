import type { Model } from '../../call.ts';

export type AchievementGroup = Model<'Achievement'>['group'];

/** Where each counter must get to for the three levels of its group (rule D-084). */
const targets: Readonly<Record<AchievementGroup, readonly [number, number, number]>> = {
  problems: [10, 100, 500],
  stars: [30, 300, 1500],
  perfect: [10, 75, 300],
  comeback: [3, 25, 100],
  explorer: [4, 10, 20],
  theory: [1, 5, 15],
  days: [3, 14, 60],
  cards: [1, 8, 24],
};

export interface AchievementGoal {
  readonly id: number;
  readonly group: AchievementGroup;
  readonly level: number;
  readonly target: number;
}

/** Every achievement. NOTE: ids follow the order above and are kept with learners' rows: add at the end only. */
export const achievementGoals: readonly AchievementGoal[] = (
  Object.entries(targets) as [AchievementGroup, readonly number[]][]
) // the keys of the record above
  .flatMap(([group, steps], place) =>
    steps.map((target, at) => ({ id: place * steps.length + at + 1, group, level: at + 1, target })),
  );
