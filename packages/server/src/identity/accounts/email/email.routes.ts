import { calls, emailFaultOf, numbers } from '@logikit/contract';
import { raiseNotice, readAccount } from '../account.ts';
import { insistOnSaving } from '../profile/notices.ts';
import type { Passwords } from '../passwords/password.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Limit, route, type Route, slowRoute } from '../../../kernel/http/index.ts';
import { emailOf } from './email-address.ts';
import { writeFirstPassword } from './email-change-request.db.ts';
import { confirmByCode, confirmByLink, justConfirmed } from './email-change-request.ts';

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

export function emailRoutes(passwords: Passwords): readonly Route[] {
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
        if ((secret === undefined) === (code === undefined)) throw new ApiError('oneCredentialOnly');
        if (secret !== undefined) return confirmByLink(tx, clock, secret);
        if (!user) throw new ApiError('unauthorized');
        return confirmByCode(tx, clock, { userId: user.id, code: code ?? '' });
      },
      { limits: [confirmations], audiences: ['portal'] },
    ),
    slowRoute(
      calls.chooseFirstPassword,
      {
        before: ({ body, request: { address } }) => passwords.choose(body.password, { address, account: null }),
        handle: async ({ tx, clock, body }, passwordHash) => {
          const userId = await justConfirmed(tx, clock, body.secret);
          if (!(await writeFirstPassword(tx, userId, passwordHash))) throw new ApiError('wrongEmailCode');
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
