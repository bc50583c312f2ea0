import { createHash } from 'node:crypto';
import type { calls, Model } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Handling, OWN_TENANT, type User } from '../../../kernel/http/index.ts';
import type { Emit } from '../../../kernel/pubsub/index.ts';
import type { OnSignUp, UserData } from '../../../kernel/feature/index.ts';
import { mergeInto } from '../merge.ts';
import { createPerson, DEFAULT_TARGET_LESSON } from '../person.ts';
import { assertParentZone } from '../profile/zone.ts';
import { updatePopup } from '../profile/profile.db.ts';
import { endAllSessions, endSessionOf } from '../sessions/session.ts';
import { type SessionIssuer, signIn } from '../sign-in/sign-in.ts';
import {
  deleteIdentity,
  insertIdentity,
  lockIdentity,
  markKnown,
  nameWhereNone,
  selectOptionalIdentity,
  type SocialCodeRow,
  useOptionalSocialCode,
} from './social.db.ts';

export interface SocialLoginParts {
  readonly issuer: SessionIssuer;
  readonly people: () => readonly UserData[];
  readonly onSignUp: OnSignUp;
}

/** A session for whoever the window's code tells of, for the page that opened that window. */
export async function loginBySocial(
  { issuer, people, onSignUp }: SocialLoginParts,
  input: Handling<typeof calls.loginBySocial>,
): Promise<Model<'Session'>> {
  const { tx, clock, user, body, request, setHeader, emit, locale } = input;
  if (!request.isOwnOrigin) throw new ApiError('forbidden');
  const code = await useOptionalSocialCode(tx, sha256(body.code), clock.now());
  if (code?.challenge !== sha256(body.verifier)) throw new ApiError('unauthorized', { keepsChanges: true });
  await lockIdentity(tx, code);
  const known = await knownUser(tx, code);
  if (known !== null && user?.anonymous) {
    const ids = { anonymousId: user.id, accountId: known };
    await mergeInto(tx, clock, { people: people(), ...ids, keep: body.keep, emit });
  }
  const userId = known ?? (await welcome(tx, clock, { code, user, locale, emit }));
  if (known === null && (user === null || user.anonymous)) {
    await onSignUp({ tx, clock, emit, request, userId, callerId: null, isAccount: true, origin: body });
  }
  // The page goes on as somebody else: nothing of the one before stays open behind it.
  if (user && !user.anonymous && user.id !== userId) await endSessionOf(tx, clock, { user, refreshToken: null, emit });
  return signIn(tx, issuer, { userId, embed: null, request, setHeader });
}

/** An account that was closed is not opened again by its network: the person begins anew. */
async function knownUser(tx: Tx, code: SocialCodeRow): Promise<number | null> {
  const identity = await selectOptionalIdentity(tx, code);
  if (!identity?.isClosed) return identity?.userId ?? null;
  await deleteIdentity(tx, code);
  return null;
}

interface Welcome {
  readonly code: SocialCodeRow;
  readonly user: User | null;
  readonly locale: string;
  readonly emit: Emit;
}

/** Somebody whom no account knows yet: whoever is signed in now, or a new person. An e-mail says nothing here. */
async function welcome(tx: Tx, clock: Clock, { code, user, locale, emit }: Welcome): Promise<number> {
  const at = clock.now();
  // A child with a grown-up's device could let itself in later.
  if (user && !user.anonymous) await assertParentZone(tx, user, at);
  const userId = user?.id ?? (await newPerson(tx, clock, { code, locale }));
  await insertIdentity(tx, { ...code, userId, at });
  if (code.name !== null) await nameWhereNone(tx, userId, code.name);
  if (user?.anonymous) {
    await markKnown(tx, userId);
    await updatePopup(tx, userId, { registered: true, firstSaveProgress: true, socialNetworkIsAttached: true });
    await endAllSessions(tx, emit, { userId, at });
  } else if (user) {
    await updatePopup(tx, userId, { socialNetworkIsAttached: true });
  }
  return userId;
}

function newPerson(tx: Tx, clock: Clock, { code, locale }: Pick<Welcome, 'code' | 'locale'>): Promise<number> {
  return createPerson(tx, clock, {
    user: { tenantId: OWN_TENANT.id, anonymous: false },
    who: 'pupil',
    targetLessons: [DEFAULT_TARGET_LESSON],
    displayName: code.name,
    locale,
    globalPopup: { registered: true },
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
