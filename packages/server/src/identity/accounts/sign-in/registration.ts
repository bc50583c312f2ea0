import { type CallInput, type calls, cleanName, isEmail, numbers, usernameFaultOf } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import { isUniqueViolation, type Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Tenant, User } from '../../../kernel/http/index.ts';
import type { Emit } from '../../../kernel/pubsub/index.ts';
import { isChildBornIn } from '../email/email-address.ts';
import { createPerson } from '../person.ts';
import { updatePopup, updateProfileChoices } from '../profile/profile.db.ts';
import { readProfile } from '../profile/profile.ts';
import { endAllSessions } from '../sessions/session.ts';
import { selectIsNameTaken, selectOptionalIdByName, upgradeUser } from '../user.db.ts';

type Wish = CallInput<typeof calls.register>['body'];

interface Names {
  readonly username: string | null;
  readonly email: string | null;
}

/** Refuses what can be refused without looking into the database. */
export function checkWish(wish: Wish): Names {
  const email = wish.email?.trim() || null;
  const username = cleanName(wish.username ?? '') || null;
  if (email === null && username === null) throw fieldError('enterEmailError', 'email');
  if (email === null && wish.who === 'parent') throw fieldError('enterEmailError', 'email');
  if (wish.child && wish.who !== 'parent') throw fieldError('invalidFields', 'child');
  if (email !== null && !isEmail(email)) throw fieldError('invalidEmailError', 'email');
  if (username !== null && usernameFaultOf(username) !== null) throw fieldError('invalidFields', 'username');
  return { email, username };
}

interface Registering {
  readonly wish: Wish;
  readonly passwordHash: string;
  readonly user: User | null;
  readonly tenant: Tenant;
  readonly locale: string;
  readonly emit: Emit;
}

export interface Registered {
  readonly userId: number;
  /** The address is somebody's: a guest's account begins without it, and only a letter says why. */
  readonly isEmailTaken: boolean;
}

/**
 * Makes an account. An anonymous learner becomes it and keeps everything; its old sessions end. The road of an anonymous
 * child whose parent registers stays the child's: the account is a new one.
 */
export async function register(tx: Tx, clock: Clock, registering: Registering): Promise<Registered> {
  try {
    return await makeAccount(tx, clock, registering);
  } catch (error) {
    // Somebody took the name between our look and our write: the next look sees it.
    if (isUniqueViolation(error)) throw new ApiError('unavailable', { retryAfter: 1 });
    throw error;
  }
}

async function makeAccount(tx: Tx, clock: Clock, registering: Registering): Promise<Registered> {
  const { wish, passwordHash, user, tenant } = registering;
  const names = checkWish(wish);
  const birthYear = wish.birthYear ?? null;
  const isChild = isChildBornIn(birthYear, { now: clock.now(), age: numbers.consentAge });
  if (isChild && names.email === null) throw fieldError('enterEmailError', 'email');
  const emailOwner = isChild ? 'parent' : 'self';
  const isEmailTaken = names.email !== null && (await selectOptionalIdByName(tx, names.email)) !== null;
  // The form of somebody who learns here says so at once; a guest learns nothing about others (security.md T18).
  if (isEmailTaken && user) throw fieldError('notUnique', 'email');
  const isNameTaken = names.username !== null && (await selectIsNameTaken(tx, names.username, user?.id ?? null));
  if (isNameTaken) throw fieldError('notUnique', 'username');
  // A grown-up may hold cards of pupils (rules D-093, D-094).
  const perms = wish.who === 'pupil' ? [] : ['card'];
  const choices = { who: wish.who, targetLessons: wish.targetLessons, goal: wish.goal ?? [] };
  const isRoadOfChild = wish.child && user?.anonymous && (await readProfile(tx, user.id)).who === 'pupil';
  if (user?.anonymous && !isRoadOfChild) {
    await upgradeUser(tx, user.id, { ...names, passwordHash, birthYear, emailOwner, perms });
    await updateProfileChoices(tx, user.id, { ...choices, courseTl: wish.targetLessons[0] ?? 2 });
    await updatePopup(tx, user.id, { registered: true, firstSaveProgress: true });
    await endAllSessions(tx, registering.emit, { userId: user.id, at: clock.now() });
    return { userId: user.id, isEmailTaken };
  }
  const userId = await createPerson(tx, clock, {
    ...choices,
    user: {
      ...names,
      ...(isEmailTaken && { email: null }),
      passwordHash,
      birthYear,
      emailOwner,
      perms,
      tenantId: tenant.id,
      anonymous: false,
    },
    locale: wish.locale ?? registering.locale,
    globalPopup: { registered: true },
  });
  return { userId, isEmailTaken };
}

function fieldError(
  code: 'enterEmailError' | 'invalidEmailError' | 'invalidFields' | 'notUnique',
  field: string,
): ApiError {
  return new ApiError(code, { fields: { [field]: [code] } });
}
