import { createHash } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { type Limit, route, type Route, slowRoute } from '../../../kernel/http/index.ts';
import { emailOf } from '../email/email-address.ts';
import type { Passwords } from '../passwords/password.ts';
import { askRecovery, confirmRecovery } from './recovery.ts';

const HOUR_SECONDS = 3600;

const lettersPerEmail: Limit = {
  name: 'recovery',
  points: numbers.recovery.perHour,
  seconds: HOUR_SECONDS,
  key: ({ body }) => hashOf(body),
  byAddress: false,
};

const perAddress = (name: string): Limit => ({
  name,
  points: numbers.recovery.perHourPerAddress,
  seconds: HOUR_SECONDS,
  key: ({ address }) => address,
  byAddress: true,
});

export function recoveryRoutes(passwords: Passwords): readonly Route[] {
  return [
    route(calls.askRecovery, askRecovery, { limits: [lettersPerEmail, perAddress('recovery-address')] }),
    slowRoute(
      calls.confirmRecovery,
      {
        before: ({ body, request: { address } }) => passwords.choose(body.password, { address, account: null }),
        handle: confirmRecovery,
      },
      { limits: [perAddress('recovery-confirm')], isSecret: true },
    ),
  ];
}

/** Hashed, so that the limits hold no list of addresses. */
function hashOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return createHash('sha256').update(emailOf(email).toLowerCase()).digest('base64url');
}
