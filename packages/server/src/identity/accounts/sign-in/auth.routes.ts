import { createHash } from 'node:crypto';
import { calls, nameKey, numbers } from '@logikit/contract';
import type { Sql } from '../../../kernel/database/index.ts';
import type { OnSignUp, UserData } from '../../../kernel/feature/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import {
  type Handling,
  type Limit,
  type LimitInput,
  OWN_TENANT,
  route,
  type Route,
  slowRoute,
} from '../../../kernel/http/index.ts';
import { askForEmail, tellHolder } from '../email/email-change-request.ts';
import { keyForPage } from '../../partner-keys/index.ts';
import { checkCredentials } from './login.ts';
import { mergeInto } from '../merge.ts';
import { type DeviceCookie, knownDeviceOf, rememberDevice } from './known-device.ts';
import { issuePageCode, loginOnPage } from './page-login.ts';
import type { Passwords } from '../passwords/password.ts';
import { createPerson, DEFAULT_TARGET_LESSON } from '../person.ts';
import { checkWish, register } from './registration.ts';
import { endEverySession, endOneSession, listSessions } from '../sessions/session-list.ts';
import { endSessionOf } from '../sessions/session.ts';
import { type SessionIssuer, signIn } from './sign-in.ts';
import { loginBySocial } from '../social/social-login.ts';

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

const byAddress = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: HOUR_SECONDS,
  key: ({ address }) => address,
  byAddress: true,
});

const { perMinute, perHour, registrationsPerHour } = numbers.startsPerAddress;
const { bits } = numbers.puzzle;
const startPuzzle = { name: 'start', bits };

/** Whom one of the windows refuses takes nothing of the other. One puzzle opens both. */
export const anonymousStarts: readonly Limit[] = [
  { ...byAddress('anonymous-minute', perMinute), seconds: MINUTE_SECONDS, puzzle: startPuzzle },
  { ...byAddress('anonymous', perHour), puzzle: startPuzzle },
];

const registrations: Limit = {
  ...byAddress('registration', registrationsPerHour),
  puzzle: { name: 'registration', bits },
};

/** By account and address; on a device that its holder has signed in with before, by that device. */
function wrongPasswords(sql: Sql, cookie: DeviceCookie): readonly Limit[] {
  const known = (input: LimitInput) => knownDeviceOf(sql, cookie, { cookie: input.cookie, username: nameIn(input) });
  return [
    {
      name: 'login',
      points: numbers.loginFailures.count,
      seconds: numbers.loginFailures.windowSeconds,
      key: async (input) => accountAt(nameIn(input), (await known(input)) ?? input.address),
      onlyAfter: 'wrongCredentials',
      byAddress: false,
    },
    {
      ...byAddress('login-address', numbers.loginFailures.perHourPerAddress),
      key: async (input) => (await known(input)) ?? input.address,
      onlyAfter: 'wrongCredentials',
    },
  ];
}

const pageCodes: Limit = {
  name: 'page-code',
  points: numbers.tokensPerHourPerSession,
  seconds: HOUR_SECONDS,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

export interface AuthParts {
  readonly issuer: SessionIssuer;
  readonly passwords: Passwords;
  readonly people: () => readonly UserData[];
  readonly publicUrl: () => string;
  readonly onSignUp: OnSignUp;
  readonly sql: Sql;
  readonly device: DeviceCookie;
}

export function authRoutes({
  issuer,
  passwords,
  people,
  publicUrl,
  onSignUp,
  sql,
  device,
}: AuthParts): readonly Route[] {
  return [
    route(calls.startAnonymous, (input) => startAnonymous({ issuer, onSignUp }, input), {
      limits: anonymousStarts,
      isSecret: true,
    }),
    slowRoute(
      calls.authenticate,
      {
        before: async ({ tx, body, request: { address, cookie } }) => {
          const isKnown = (await knownDeviceOf(tx, device, { cookie, username: body.username })) !== null;
          return checkCredentials(tx, passwords, { credentials: body, asker: { address, isKnown } });
        },
        handle: async ({ tx, clock, user, body, request, setHeader, emit }, account) => {
          if (user?.anonymous && user.id !== account.id) {
            const ids = { anonymousId: user.id, accountId: account.id };
            await mergeInto(tx, clock, { people: people(), ...ids, keep: body.keep, emit });
          }
          const session = await signIn(tx, issuer, { userId: account.id, embed: null, request, setHeader });
          await rememberDevice(tx, { clock, device }, { userId: account.id, request, setHeader });
          return session;
        },
      },
      { limits: wrongPasswords(sql, device), isSecret: true, audiences: ['portal'] },
    ),
    slowRoute(
      calls.register,
      {
        before: async ({ body, request: { address } }) => {
          checkWish(body);
          return passwords.choose(body.password, { address, account: body.username ?? null });
        },
        handle: async ({ tx, clock, user, body, tenant, locale, request, setHeader, emit }, passwordHash) => {
          const wish = { wish: body, passwordHash, user, tenant, locale, emit };
          const { userId, isEmailTaken } = await register(tx, clock, wish);
          const letter = { userId, locale: body.locale ?? locale, publicUrl: publicUrl() };
          if (isEmailTaken) await tellHolder(tx, clock, { ...letter, email: body.email ?? '' });
          else await askForEmail(tx, clock, letter);
          await onSignUp({
            tx,
            clock,
            emit,
            request,
            userId,
            callerId: user?.id ?? null,
            isAccount: true,
            child: body.child,
            origin: body,
          });
          const session = await signIn(tx, issuer, { userId, embed: null, request, setHeader });
          await rememberDevice(tx, { clock, device }, { userId, request, setHeader });
          return session;
        },
      },
      { limits: [registrations], isSecret: true, audiences: ['portal'] },
    ),
    route(calls.issuePageCode, issuePageCode, { limits: [pageCodes], isSecret: true }),
    route(calls.loginOnPage, (input) => loginOnPage({ issuer, people }, input), {
      limits: [byAddress('page-login', numbers.tokensPerHourPerSession * 20)], // a school behind one address
      isSecret: true,
      audiences: ['portal', 'embed'],
    }),
    route(calls.loginBySocial, (input) => loginBySocial({ issuer, people, onSignUp }, input), {
      limits: [byAddress('social-login', numbers.tokensPerHourPerSession * 20)], // a school behind one address
      isSecret: true,
      audiences: ['portal'],
    }),
    route(calls.listSessions, listSessions),
    route(calls.endSession, endOneSession),
    route(calls.endAllSessions, (input) => endEverySession(issuer.cookie, input)),
    route(calls.logout, (input) => logout(issuer, input), { changes: true }),
  ];
}

/** On our own pages with a cookie; on a partner's page bound to the key's tenant and to that page. */
async function startAnonymous(
  { issuer, onSignUp }: Pick<AuthParts, 'issuer' | 'onSignUp'>,
  input: Handling<typeof calls.startAnonymous>,
) {
  const { tx, body, clock, emit, request, locale, setHeader } = input;
  if (body.key === undefined && !request.isOwnOrigin)
    throw new ApiError('originNotAllowed', {
      message: 'A page of another origin needs a publishable key: `data-key`.',
    });
  const page = body.key === undefined ? null : await keyForPage(tx, body.key, { ...request, parent: body.parent });
  const userId = await createPerson(tx, clock, {
    user: { tenantId: page?.tenantId ?? OWN_TENANT.id, anonymous: true },
    who: body.targetLesson === 3 ? 'adult' : 'pupil',
    targetLessons: [body.targetLesson ?? DEFAULT_TARGET_LESSON],
    locale: body.locale ?? locale,
  });
  if (page === null)
    await onSignUp({ tx, clock, emit, request, userId, callerId: null, isAccount: false, origin: body });
  return signIn(tx, issuer, { userId, embed: page && { ...page, keepsRefreshToken: true }, request, setHeader });
}

async function logout(
  issuer: SessionIssuer,
  { tx, clock, user, request, setHeader, emit }: Handling<typeof calls.logout>,
) {
  const cookie = request.isOwnOrigin ? request.cookie(issuer.cookie.name) : null;
  await endSessionOf(tx, clock, { user, refreshToken: cookie, emit });
  // A page of somebody else that leads here signs nobody out.
  if (request.isOwnOrigin && user?.audience !== 'embed') {
    setHeader('set-cookie', issuer.cookie.clear());
    // Whatever pages of ours have kept in this browser was theirs (security.md T03).
    setHeader('clear-site-data', '"storage"');
  }
  return { status: 'ok' as const };
}

function nameIn({ body }: LimitInput): string {
  return typeof body === 'object' && body !== null && 'username' in body ? String(body.username) : '';
}

/** One key per account and place. Hashed, so the limits hold no list of names. */
function accountAt(name: string, place: string): string {
  return createHash('sha256')
    .update(`${nameKey(name)} ${place}`)
    .digest('base64url');
}
