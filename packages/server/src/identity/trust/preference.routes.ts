import { calls } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { readPreference, readPreferences, savePreference, savePreferences } from './preference.ts';

interface Request {
  readonly tx: Tx;
  readonly user: { readonly id: number };
  readonly clock: Clock;
}

const askedBy = ({ tx, user, clock }: Request) => ({ tx, userId: user.id, now: clock.now() });

export const preferenceRoutes: readonly Route[] = [
  route(calls.listPreferences, (asked) => readPreferences(askedBy(asked))),
  route(calls.getPreference, (asked) => readPreference(askedBy(asked), asked.params.id)),
  route(calls.savePreference, (asked) => savePreference(askedBy(asked), { ...asked.params, ...asked.body })),
  route(calls.savePreferences, (asked) => savePreferences(askedBy(asked), asked.body.preferences)),
];
