import { randomBytes } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { askForEmail, assertParentZone, readAccount, selectConfirmedEmail } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { type Limit, route } from '../../kernel/http/index.ts';
import { sendWeekLetters } from './week-letter.ts';
import { deleteWish, deleteWishByKey, insertWish, selectIsAsked } from './weekly-letter.db.ts';

const KEY_BYTES = 24;
const HOUR_SECONDS = 3600;

/** The first wish sends a letter to an address that nobody has confirmed. */
const wishes: Limit = {
  name: 'save-weekly-letter',
  points: numbers.emailCheck.perHour,
  seconds: HOUR_SECONDS,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

/** A key is long; nobody tries them out. */
const stops: Limit = {
  name: 'stop-weekly-letter',
  points: numbers.weeklyLetter.stopsPerHour,
  seconds: HOUR_SECONDS,
  key: ({ address }) => address,
  byAddress: true,
};

/** A letter about the week of one's children, for parents who ask for it. */
export function weeklyLetter({ sql, clock, log, publicUrl }: Context): Feature {
  return {
    name: 'weekly letter',
    routes: [
      route(calls.getWeeklyLetter, async ({ tx, user }) => ({
        isOn: await selectIsAsked(tx, user.id),
        email: (await readAccount(tx, user.id)).email,
        isConfirmed: (await selectConfirmedEmail(tx, user.id)) !== null,
      })),
      route(
        calls.saveWeeklyLetter,
        async ({ tx, user, body, locale }) => {
          const at = clock.now();
          await assertParentZone(tx, user, at);
          if (!body.isOn) await deleteWish(tx, user.id);
          else {
            if (!user.perms.includes('card')) throw new ApiError('forbidden');
            if ((await readAccount(tx, user.id)).email === null) throw new ApiError('enterEmailError');
            const stopKey = randomBytes(KEY_BYTES).toString('base64url');
            const isNew = await insertWish(tx, { userId: user.id, stopKey, at });
            if (isNew && (await selectConfirmedEmail(tx, user.id)) === null)
              await askForEmail(tx, clock, { userId: user.id, locale, publicUrl: publicUrl() });
          }
          return { status: 'ok' };
        },
        { limits: [wishes] },
      ),
      route(
        calls.stopWeeklyLetter,
        async ({ tx, body }) => {
          // Who has ended them twice is told the same.
          await deleteWishByKey(tx, body.key);
          return { status: 'ok' };
        },
        { limits: [stops] },
      ),
    ],
    hourly: () => sendWeekLetters({ sql, clock, log, publicUrl: publicUrl() }),
  };
}
