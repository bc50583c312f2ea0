import { calls, numbers } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { countSeconds } from '../../learning/awards/index.ts';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import { recordActivity } from './activity.ts';
import { recordEvent } from './event.ts';

/** A page sends a few events a minute; a script that sends more fills a table. */
const eventLimit: Limit = {
  name: 'analytics-event',
  points: numbers.analyticsEventsPerMinute,
  seconds: 60,
  key: ({ userId, address }) => (userId === null ? address : `user ${userId}`),
  byAddress: true,
};

export const analyticsRoutes: readonly Route[] = [
  route(calls.sendActivity, async ({ tx, emit, clock, user, body }) => {
    const profile = await lockProfile(tx, user.id);
    const { answer, learnt } = await recordActivity(tx, clock, { userId: user.id, sent: body });
    await countSeconds({ tx, emit, profile, now: clock.now() }, learnt);
    return answer;
  }),
  route(
    calls.sendEvent,
    async ({ tx, clock, user, body }) => {
      await recordEvent(tx, { userId: user?.id ?? null, event: body, now: clock.now() });
      return { status: 'ok' };
    },
    { limits: [eventLimit], changes: true },
  ),
];
