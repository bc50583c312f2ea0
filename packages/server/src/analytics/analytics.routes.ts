import { calls, numbers } from '@logikit/contract';
import { lockProfile } from '../accounts/profile.ts';
import { countSeconds } from '../awards/learning.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { type Limit, route, type Route } from '../http/route.ts';
import { recordActivity } from './activity.ts';
import { recordEvent } from './event.ts';
import { readPreference, readPreferences, savePreference, savePreferences } from './preference.ts';

/** A page sends a few events a minute; a script that sends more fills a table. */
const eventLimit: Limit = {
  name: 'analytics-event',
  points: numbers.analyticsEventsPerMinute,
  seconds: 60,
  key: ({ userId, address }) => (userId === null ? address : `user ${userId}`),
  byAddress: true,
};

interface Request {
  readonly tx: Tx;
  readonly user: { readonly id: number };
  readonly clock: Clock;
}

const askedBy = ({ tx, user, clock }: Request) => ({ tx, userId: user.id, now: clock.now() });

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
  route(calls.listPreferences, (asked) => readPreferences(askedBy(asked))),
  route(calls.getPreference, (asked) => readPreference(askedBy(asked), asked.params.id)),
  route(calls.savePreference, (asked) => savePreference(askedBy(asked), { ...asked.params, ...asked.body })),
  route(calls.savePreferences, (asked) => savePreferences(askedBy(asked), asked.body.preferences)),
];
