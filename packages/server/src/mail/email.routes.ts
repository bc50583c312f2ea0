import { calls, emailFaultOf, numbers } from '@logikit/contract';
import { raiseNotice, readAccount } from '../accounts/account.ts';
import { insistOnSaving } from '../accounts/notices.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type Limit, route, type Route, slowRoute } from '../http/route.ts';
import { emailOf } from './email-address.ts';
import { writeFirstPassword } from './email-wish.db.ts';
import { confirmByCode, confirmByLink, justConfirmed } from './email-wish.ts';

const HOUR_SECONDS = 3600;

const checks: Limit = {
  name: 'check-email',
  points: numbers.emailCheck.perHour,
  seconds: HOUR_SECONDS,
  key: ({ address, userId }) => (userId === null ? address : String(userId)),
  byAddress: false,
};

const confirmations: Limit = {
  name: 'confirm-email',
  points: numbers.emailCheck.perHourPerAddress,
  seconds: HOUR_SECONDS,
  key: ({ address }) => address,
  byAddress: true,
};

export function emailRoutes({ passwords }: Pick<Context, 'passwords'>): readonly Route[] {
  return [
    // Whether somebody has the address is told by its own letters alone (security.md T18).
    route(
      calls.checkEmail,
      async ({ body }) => {
        const error = emailFaultOf(emailOf(body.email));
        return { isValid: error === null, error };
      },
      { limits: [checks] },
    ),
    route(
      calls.confirmEmail,
      async ({ tx, clock, user, body }) => {
        const { secret, code } = body;
        if ((secret === undefined) === (code === undefined)) throw new Refusal('oneCredentialOnly');
        if (secret !== undefined) return confirmByLink(tx, clock, secret);
        if (!user) throw new Refusal('unauthorized');
        return confirmByCode(tx, clock, { userId: user.id, code: code ?? '' });
      },
      { limits: [confirmations], audiences: ['portal'] },
    ),
    slowRoute(
      calls.chooseFirstPassword,
      {
        before: ({ body }) => passwords.choose(body.password),
        handle: async ({ tx, clock, body }, passwordHash) => {
          const userId = await justConfirmed(tx, clock, body.secret);
          if (!(await writeFirstPassword(tx, userId, passwordHash))) throw new Refusal('wrongEmailCode');
          return { status: 'ok' };
        },
      },
      { limits: [confirmations] },
    ),
    route(calls.forceAccountSave, async ({ tx, user }) => {
      const { anonymous, email } = await readAccount(tx, user.id);
      const saveProgress = anonymous || email === null;
      if (saveProgress) {
        await raiseNotice(tx, user.id, 'saveProgress');
        await insistOnSaving(tx, user.id);
      }
      return { status: 'ok', saveProgress };
    }),
  ];
}
