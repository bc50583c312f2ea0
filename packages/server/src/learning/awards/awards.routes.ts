import { boxes, calls, dailyAwards, numbers } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { lookAchievements, readAchievements } from './achievements.ts';
import { openBox, readUnopened } from './boxes.ts';
import { openCard, readCards, situationalCard } from './cards.ts';
import { accrueDailyAward, readDailyAward, seeDailyAward } from './daily-award.ts';
import { listGoals, readGoalStates } from './goals.ts';
import { countTheory } from './award-consumer.ts';
import { readReport } from './report.ts';

export const awardRoutes: readonly Route[] = [
  route(calls.getDailyAwardState, ({ tx, user, clock }) => readDailyAward({ tx, userId: user.id, now: clock.now() })),
  route(calls.accrueDailyAward, ({ tx, emit, user, clock }) =>
    accrueDailyAward({ tx, emit, userId: user.id, now: clock.now() }),
  ),
  route(calls.listDailyAwards, async () => ({ data: [...dailyAwards()] })),
  route(calls.seeDailyAward, ({ tx, user, clock, params }) =>
    seeDailyAward({ tx, userId: user.id, now: clock.now() }, params.id),
  ),
  route(calls.listBoxes, async () => ({ data: [...boxes], cardEvery: numbers.boxes.cardEvery })),
  route(calls.listBoxNotifications, ({ tx, user }) => readUnopened(tx, user.id)),
  route(calls.openBox, ({ tx, emit, user, clock, params }) =>
    openBox({ tx, emit, userId: user.id, now: clock.now() }, params.userBoxId),
  ),
  route(calls.getDailyGoalStates, ({ tx, user, clock, query }) =>
    readGoalStates(tx, { userId: user.id, now: clock.now(), query }),
  ),
  route(calls.listDailyGoals, async ({ query }) => listGoals(query.types)),
  route(calls.tellTheoryRead, async ({ tx, emit, user, clock, body }) => {
    await countTheory({ tx, emit, userId: user.id, now: clock.now() }, body);
    return { status: 'ok' };
  }),
  route(calls.getLearningReport, ({ tx, user, clock, locale, query }) =>
    readReport(tx, { userId: user.id, period: query.period, locale, now: clock.now() }),
  ),
  route(calls.listAchievements, ({ tx, user }) => readAchievements(tx, user.id)),
  route(calls.lookAchievement, ({ tx, user, clock, params }) =>
    lookAchievements(tx, user.id, { id: params.id, now: clock.now() }),
  ),
  route(calls.lookAchievements, ({ tx, user, clock }) => lookAchievements(tx, user.id, { id: null, now: clock.now() })),
  route(calls.listCards, ({ tx, user }) => readCards(tx, user.id)),
  route(calls.openCard, ({ tx, user, clock, params }) =>
    openCard({ tx, userId: user.id, now: clock.now() }, params.id),
  ),
  // Telling a card marks it as told.
  route(calls.getSituationalCard, ({ tx, user, clock }) => situationalCard({ tx, userId: user.id, now: clock.now() }), {
    changes: true,
  }),
];
