// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CollectionCard } from './collection.ts';

export interface Achievement {
  readonly id: number;
  readonly group: 'problems' | 'stars' | 'perfect' | 'comeback' | 'explorer' | 'theory' | 'days' | 'cards';
  readonly level: number;
  readonly progress: number;
  readonly target: number;
  readonly achievedAt: string | null;
  readonly isLooked: boolean;
}

export interface Achievements {
  readonly achievements: Achievement[];
}

export interface Box {
  readonly id: number;
  readonly kind: 'energy' | 'card';
  readonly amount: number;
}

export interface Boxes {
  readonly data: Box[];
  /** Each so-many-th box of a person holds a card */
  readonly cardEvery: number;
}

export interface DailyAward {
  readonly id: number;
  readonly day: number;
  readonly kind: 'energy' | 'box';
  readonly amount: number;
}

export interface DailyAwardInfo {
  readonly id: number;
  readonly isAvailableToAccrue: boolean;
  readonly streakDay: number;
  readonly updatedAt: string | null;
  /** Day of the award to take, or of the one just taken */
  readonly cycleDay: number;
  /** The popup of the last award has been seen */
  readonly isSeen: boolean;
  /** A missed day was forgiven, or would be now */
  readonly isFrozen: boolean;
}

export interface DailyAwards {
  readonly data: DailyAward[];
}

export interface DailyGoal {
  readonly id: number;
  readonly type: 'problems' | 'stars' | 'noMistakes' | 'minutes' | 'theory' | 'days';
  readonly target: number;
  readonly validFor: 'day' | 'week';
}

export interface DailyGoalState {
  readonly id: number;
  readonly userBox: UserBox | null;
  readonly isAchieved: boolean;
  readonly date: string;
  readonly dailyGoalId: number;
  readonly conditions: GoalCondition[];
  readonly userId: number;
  readonly validFor: 'day' | 'week';
}

export interface DailyGoalStates {
  readonly data: DailyGoalState[];
  readonly streak?: number;
  readonly longest?: number;
}

export interface DailyGoals {
  readonly data: DailyGoal[];
}

export interface GoalCondition {
  readonly type: 'problems' | 'stars' | 'noMistakes' | 'minutes' | 'theory' | 'days';
  readonly target: number;
  readonly current: number;
}

export interface GoalQuery {
  readonly types?: string;
}

export interface GoalStateQuery {
  readonly from: string;
  readonly to: string;
  readonly types?: string;
  readonly withStreak?: number;
}

export interface TheoryRead {
  readonly theoryId?: number;
  readonly problemId?: number;
}

export interface UserBox {
  readonly id: number;
  readonly status: 0 | 1;
  readonly boxId: number;
  readonly box: Box;
  readonly card: CollectionCard | null;
  /** Instead of a card that the person already has */
  readonly starsBack: number;
}

export interface UserBoxPath {
  readonly userBoxId: number;
}

export interface UserBoxes {
  readonly data: UserBox[];
}

/** The shapes above by name. */
export interface AwardsModels {
  readonly Achievement: Achievement;
  readonly Achievements: Achievements;
  readonly Box: Box;
  readonly Boxes: Boxes;
  readonly DailyAward: DailyAward;
  readonly DailyAwardInfo: DailyAwardInfo;
  readonly DailyAwards: DailyAwards;
  readonly DailyGoal: DailyGoal;
  readonly DailyGoalState: DailyGoalState;
  readonly DailyGoalStates: DailyGoalStates;
  readonly DailyGoals: DailyGoals;
  readonly GoalCondition: GoalCondition;
  readonly GoalQuery: GoalQuery;
  readonly GoalStateQuery: GoalStateQuery;
  readonly TheoryRead: TheoryRead;
  readonly UserBox: UserBox;
  readonly UserBoxPath: UserBoxPath;
  readonly UserBoxes: UserBoxes;
}
