// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  Achievements,
  Boxes,
  DailyAwardInfo,
  DailyAwards,
  DailyGoalStates,
  DailyGoals,
  GoalQuery,
  GoalStateQuery,
  TheoryRead,
  UserBox,
  UserBoxPath,
  UserBoxes,
} from '../models/awards.ts';
import type { IdPath } from '../models/id.ts';
import type { LearningReport, ReportQuery } from '../models/report.ts';
import type { StatusOk } from '../models/status.ts';
export interface AwardsApi {
  /** Takes the daily award, once per 82 800 s. Refuses with `alreadyTaken`. */
  accrueDailyAward(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwardInfo>;
  /** Whether the daily award can be taken. */
  getDailyAwardState(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwardInfo>;
  /** Goal states in a range of days. */
  getDailyGoalStates(input: { readonly query: GoalStateQuery }, options?: CallOptions): Promise<DailyGoalStates>;
  /** What the learner did in a period, and what comes easily. */
  getLearningReport(input: { readonly query: ReportQuery }, options?: CallOptions): Promise<LearningReport>;
  /** Achievements with progress. */
  listAchievements(input?: Record<string, never>, options?: CallOptions): Promise<Achievements>;
  /** Unopened boxes. */
  listBoxNotifications(input?: Record<string, never>, options?: CallOptions): Promise<UserBoxes>;
  /** What boxes hold, and how often: nothing is left to chance. */
  listBoxes(input?: Record<string, never>, options?: CallOptions): Promise<Boxes>;
  /** The awards of the cycle. */
  listDailyAwards(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwards>;
  /** Goal definitions. */
  listDailyGoals(input?: { readonly query?: GoalQuery }, options?: CallOptions): Promise<DailyGoals>;
  /** One achievement has been seen. */
  lookAchievement(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** All achievements have been seen. */
  lookAchievements(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Opens a box and credits it, once. */
  openBox(input: { readonly params: UserBoxPath }, options?: CallOptions): Promise<UserBox>;
  /** The popup has been seen. */
  seeDailyAward(input: { readonly params: IdPath }, options?: CallOptions): Promise<DailyAwardInfo>;
  /** An article lies open before the learner: goals count it once a day. */
  tellTheoryRead(input?: { readonly body?: TheoryRead }, options?: CallOptions): Promise<StatusOk>;
}
