import { Type } from '@sinclair/typebox';
import { boxStatuses } from '../../values/statuses.ts';
import { anyOf, Count, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { CollectionCard } from './collection.ts';

export const DailyAwardInfo = object({
  id: Id,
  isAvailableToAccrue: Type.Boolean(),
  streakDay: Count,
  updatedAt: nullable(Timestamp),
  cycleDay: Type.Integer({ minimum: 1, maximum: 7, description: 'Day of the award to take, or of the one just taken' }),
  isSeen: Type.Boolean({ description: 'The popup of the last award has been seen' }),
  isFrozen: Type.Boolean({ description: 'A missed day was forgiven, or would be now' }),
});
export const DailyAward = object({ id: Id, day: Count, kind: oneOf(['energy', 'box'] as const), amount: Count });
export const DailyAwards = object({ data: Type.Array(DailyAward) });

export const Box = object({ id: Id, kind: oneOf(['energy', 'card'] as const), amount: Count });
export const Boxes = object({
  data: Type.Array(Box),
  cardEvery: Type.Integer({ minimum: 1, description: 'Each so-many-th box of a person holds a card' }),
});
export const UserBox = object({
  id: Id,
  status: anyOf(boxStatuses),
  boxId: Id,
  box: Box,
  card: nullable(CollectionCard),
  starsBack: Type.Integer({ minimum: 0, description: 'Instead of a card that the person already has' }),
});
export const UserBoxes = object({ data: Type.Array(UserBox) });
export const UserBoxPath = object({ userBoxId: Id });

export const goalTypes = ['problems', 'stars', 'noMistakes', 'minutes', 'theory', 'days'] as const;
export const goalSpans = ['day', 'week'] as const;
export const GoalCondition = object({ type: oneOf(goalTypes), target: Count, current: Count });
export const DailyGoalState = object({
  id: Id,
  userBox: nullable(UserBox),
  isAchieved: Type.Boolean(),
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  dailyGoalId: Id,
  conditions: Type.Array(GoalCondition),
  userId: Id,
  validFor: oneOf(goalSpans),
});
export const DailyGoalStates = object({
  data: Type.Array(DailyGoalState),
  streak: Type.Optional(Count),
  longest: Type.Optional(Count),
});
export const GoalStateQuery = object({
  from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  types: Type.Optional(Type.String({ maxLength: 120 })),
  withStreak: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
});
export const DailyGoal = object({
  id: Id,
  type: oneOf(goalTypes),
  target: Count,
  validFor: oneOf(goalSpans),
});
export const DailyGoals = object({ data: Type.Array(DailyGoal) });
export const GoalQuery = object({ types: Type.Optional(Type.String({ maxLength: 120 })) });

export const achievementGroups = [
  'problems',
  'stars',
  'perfect',
  'comeback',
  'explorer',
  'theory',
  'days',
  'cards',
] as const;
/** An article by its id, or the one that belongs to a problem. */
export const TheoryRead = object({ theoryId: Type.Optional(Id), problemId: Type.Optional(Id) });

export const Achievement = object({
  id: Id,
  group: oneOf(achievementGroups),
  level: Count,
  progress: Count,
  target: Count,
  achievedAt: nullable(Timestamp),
  isLooked: Type.Boolean(),
});
export const Achievements = object({ achievements: Type.Array(Achievement) });
