import { calls } from '@logikit/contract';
import { assertParentZone, type Passwords } from '../accounts/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { type Limit, route, type Route, slowRoute } from '../../kernel/http/index.ts';
import { personalArchive } from './archive.ts';
import { close, proveClosing, reopen } from './closing.ts';
import { decideConsent, readConsents } from './consent.ts';
import { personalData } from './export.ts';

const HOUR_SECONDS = 3600;

const byUser = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: HOUR_SECONDS,
  key: ({ userId, address }) => (userId === null ? address : String(userId)),
  byAddress: false,
});

export interface TrustDependencies extends Pick<Context, 'publicUrl'> {
  readonly passwords: Passwords;
}

export function trustRoutes({ passwords, publicUrl }: TrustDependencies): readonly Route[] {
  return [
    route(calls.getConsents, ({ tx, user, clock, query }) =>
      readConsents({ tx, user, now: clock.now(), cardId: query.cardId }),
    ),
    route(calls.decideConsent, decideConsent),
    route(
      calls.exportPersonalData,
      async ({ tx, user, clock }) => {
        await assertParentZone(tx, user, clock.now());
        return personalData(tx, user.id, clock.now());
      },
      // Kept sealed for a retry, like everything that says so much about somebody.
      { limits: [byUser('export', 10)], isSecret: true },
    ),
    route(
      calls.exportPersonalArchive,
      async ({ tx, user, clock, setHeader }) => {
        await assertParentZone(tx, user, clock.now());
        const now = clock.now();
        setHeader('content-disposition', `attachment; filename="logikit-${now.toISOString().slice(0, 10)}.zip"`);
        setHeader('cache-control', 'no-store');
        return personalArchive(tx, await personalData(tx, user.id, now), now);
      },
      { limits: [byUser('export', 10)] },
    ),
    slowRoute(
      calls.closeAccount,
      {
        before: (input) => proveClosing(input, passwords),
        handle: (input, account) => close(input, account, publicUrl()),
      },
      { limits: [byUser('close-account', 10)] },
    ),
    route(
      calls.reopenAccount,
      async ({ tx, body }) => {
        await reopen(tx, body.secret);
        return { status: 'ok' };
      },
      { limits: [{ ...byUser('reopen-account', 60), byAddress: true }] },
    ),
  ];
}
