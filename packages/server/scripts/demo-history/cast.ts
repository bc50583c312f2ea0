import type { TargetLesson } from '@logikit/contract';
import type { Habits } from './practice.ts';

/** How often somebody comes, and how they work then. */
export interface Learner extends Habits {
  readonly targetLesson: TargetLesson;
  /** On how many days of a hundred they come. */
  readonly days: number;
  /** Problems a day, from and to. */
  readonly problems: readonly [number, number];
}

interface Child extends Learner {
  readonly name: string;
  readonly gradeId: number | null;
  /** The drawn avatar by which the house knows them. */
  readonly avatarId: number;
}

/** The demo parent's children. */
export const children: readonly Child[] = [
  {
    name: 'Mia',
    targetLesson: 5,
    gradeId: null,
    avatarId: 6,
    days: 45,
    problems: [2, 4],
    right: 75,
    seconds: [15, 50],
  },
  { name: 'Leo', targetLesson: 2, gradeId: 2, avatarId: 8, days: 50, problems: [3, 6], right: 80, seconds: [20, 80] },
  { name: 'Nora', targetLesson: 2, gradeId: 5, avatarId: 3, days: 65, problems: [4, 8], right: 90, seconds: [10, 45] },
];

export const preschooler: Learner = { targetLesson: 5, days: 40, problems: [2, 4], right: 75, seconds: [15, 50] };
export const child: Learner = { targetLesson: 2, days: 45, problems: [3, 5], right: 78, seconds: [20, 75] };
export const adult: Learner = { targetLesson: 3, days: 35, problems: [3, 5], right: 70, seconds: [30, 140] };

/** In a class everybody works in their own way: from the one who rushes to the one who needs a hand. */
export const pupilHabits: readonly Habits[] = [
  { right: 92, seconds: [12, 50] },
  { right: 80, seconds: [20, 80] },
  { right: 66, seconds: [25, 110] },
  { right: 45, seconds: [15, 60] },
];

/** Beside the demo child and the parent's Leo. */
export const secondClass: readonly string[] = 'Ada Ben Clara David Eva Felix Greta Hugo Ida Jonas Karla Lukas'.split(
  ' ',
);
export const thirdClass: readonly string[] =
  'Alma Bruno Carla Daniel Ella Filip Hanna Ivan Julia Kai Laura Martin Nina Oskar'.split(' ');
