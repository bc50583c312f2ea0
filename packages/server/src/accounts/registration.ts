import { type CallInput, type calls, isEmail } from '@logikit/contract';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/faults.ts';
import { Refusal } from '../http/refusal.ts';
import type { Emit, Tenant, User } from '../http/route.ts';
import { createPerson } from './person.ts';
import { updatePopup, updateProfileChoices } from './profile.db.ts';
import { endAllSessions } from './session.ts';
import { selectOptionalUserByName, upgradeUser } from './user.db.ts';

type Wish = CallInput<typeof calls.register>['body'];

/** Below this age the address is the parent's (rule D-098); the lower age of some countries needs their table. */
const OWN_ADDRESS_AGE = 16;

interface Names {
  readonly username: string | null;
  readonly email: string | null;
}

/** Refuses what can be refused without looking into the database. */
export function checkWish(wish: Wish): Names {
  const email = wish.email?.trim() || null;
  const username = wish.username?.trim() || null;
  if (email === null && username === null) throw refuse('enterEmailError', 'email');
  if (email === null && wish.who === 'parent') throw refuse('enterEmailError', 'email');
  if (email !== null && !isEmail(email)) throw refuse('invalidEmailError', 'email');
  if (username?.includes('@')) throw refuse('invalidFields', 'username');
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

/** Makes an account. An anonymous learner becomes it and keeps everything; its old sessions end. */
export async function register(tx: Tx, clock: Clock, registering: Registering): Promise<number> {
  try {
    return await makeAccount(tx, clock, registering);
  } catch (error) {
    // Somebody took the name between our look and our write.
    if (isUniqueViolation(error)) throw new Refusal('notUnique');
    throw error;
  }
}

async function makeAccount(tx: Tx, clock: Clock, registering: Registering): Promise<number> {
  const { wish, passwordHash, user, tenant } = registering;
  const names = checkWish(wish);
  const birthYear = wish.birthYear ?? null;
  // Only the year is known, so whoever turns 16 this year counts as younger.
  const isChild = birthYear !== null && clock.now().getUTCFullYear() - birthYear <= OWN_ADDRESS_AGE;
  if (isChild && names.email === null) throw refuse('enterEmailError', 'email');
  const emailOwner = isChild ? 'parent' : 'self';
  await refuseTaken(tx, 'email', names.email);
  await refuseTaken(tx, 'username', names.username);
  const choices = { who: wish.who, targetLessons: wish.targetLessons, goal: wish.goal ?? [] };
  if (user?.anonymous) {
    await upgradeUser(tx, user.id, { ...names, passwordHash, birthYear, emailOwner });
    await updateProfileChoices(tx, user.id, { ...choices, courseTl: wish.targetLessons[0] ?? 2 });
    await updatePopup(tx, user.id, { registered: true, firstSaveProgress: true });
    await endAllSessions(tx, registering.emit, { userId: user.id, at: clock.now() });
    return user.id;
  }
  return createPerson(tx, clock, {
    ...choices,
    user: { ...names, passwordHash, birthYear, emailOwner, tenantId: tenant.id, anonymous: false },
    locale: wish.locale ?? registering.locale,
    globalPopup: { registered: true },
  });
}

async function refuseTaken(tx: Tx, field: 'email' | 'username', name: string | null): Promise<void> {
  if (name !== null && (await selectOptionalUserByName(tx, name))) throw refuse('notUnique', field);
}

function refuse(code: 'enterEmailError' | 'invalidEmailError' | 'invalidFields' | 'notUnique', field: string): Refusal {
  return new Refusal(code, { fields: { [field]: [code] } });
}
