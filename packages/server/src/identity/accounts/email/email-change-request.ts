import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Model, numbers } from '@logikit/contract';
import { raiseNotice, readAccount } from '../account.ts';
import { insistNoMore } from '../profile/notices.ts';
import { lockProfile } from '../profile/profile.ts';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import { isUniqueViolation, type Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { sitePath } from '../../../kernel/words/index.ts';
import {
  countWrongCode,
  type EmailWish,
  markConfirmed,
  selectOptionalWish,
  selectOptionalWishByLink,
  selectPendingEmail,
  takeAsking,
  writeEmail,
  writeWish,
} from './email-change-request.db.ts';
import { queueEmail } from '../../../kernel/email/index.ts';

export interface Asking {
  readonly userId: number;
  readonly email: string;
  readonly emailOwner: 'self' | 'parent';
  readonly locale: string;
  /** The address of the platform. */
  readonly publicUrl: string;
}

/** Sends a letter whose link and whose code each confirm the address. Until then the address is nobody's. */
export async function askToConfirm(tx: Tx, clock: Clock, asking: Asking): Promise<void> {
  const { userId, email, emailOwner, locale, publicUrl } = asking;
  const secret = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock.now();
  await writeWish(tx, {
    userId,
    email,
    emailOwner,
    linkHash: hashOf(secret),
    codeHash: codeHashOf(userId, code),
    createdAt: now,
    expiresAt: secondsLater(now, numbers.emailCheck.goodSeconds),
  });
  const template = emailOwner === 'parent' ? 'confirmParent' : 'confirmEmail';
  const link = `${publicUrl}${sitePath(locale, 'confirm-email')}#${secret}`;
  await queueEmail(tx, clock, { userId, to: email, template, locale, values: { code }, link });
}

/** The letter to a new account's own address. An account without one gets none. */
export async function askForEmail(
  tx: Tx,
  clock: Clock,
  { userId, ...letter }: Pick<Asking, 'userId' | 'locale' | 'publicUrl'>,
): Promise<void> {
  const { email, emailOwner } = await readAccount(tx, userId);
  if (email !== null) await askToConfirm(tx, clock, { userId, email, emailOwner, ...letter });
}

/**
 * Somebody registers with the address of another account. The answer is that of every registration; the holder of the
 * address reads what happened, and nothing that confirms it (security.md T18).
 */
export async function tellHolder(
  tx: Tx,
  clock: Clock,
  { userId, email, locale, publicUrl }: Omit<Asking, 'emailOwner'>,
): Promise<void> {
  const now = clock.now();
  await writeWish(tx, {
    userId,
    email: email.trim(),
    emailOwner: 'self',
    linkHash: hashOf(randomBytes(24).toString('base64url')),
    codeHash: hashOf(randomBytes(24).toString('base64url')),
    createdAt: now,
    expiresAt: secondsLater(now, numbers.emailCheck.goodSeconds),
  });
  const link = `${publicUrl}${sitePath(locale, 'auth/login')}`;
  await queueEmail(tx, clock, { userId: null, to: email.trim(), template: 'alreadyHere', locale, link });
}

type Confirmed = Model<'EmailConfirmed'>;

/** Whoever has the letter. Pressing its button twice is no fault. */
export async function confirmByLink(tx: Tx, clock: Clock, secret: string): Promise<Confirmed> {
  const wish = await selectOptionalWishByLink(tx, hashOf(secret));
  if (!wish || wish.expiresAt <= clock.now()) throw wrongCode();
  return confirm(tx, clock, wish);
}

/** Where the address was given. A code that was guessed at too often is good no more; the link still is. */
export async function confirmByCode(tx: Tx, clock: Clock, typed: { userId: number; code: string }): Promise<Confirmed> {
  const wish = await selectOptionalWish(tx, typed.userId);
  const isGood = wish !== null && wish.expiresAt > clock.now() && wish.wrongCodes < numbers.emailCheck.codeTries;
  if (!wish || !isGood) throw wrongCode();
  if (wish.codeHash !== codeHashOf(typed.userId, typed.code)) {
    await countWrongCode(tx, typed.userId);
    throw wrongCode();
  }
  return confirm(tx, clock, wish);
}

async function confirm(tx: Tx, clock: Clock, wish: EmailWish): Promise<Confirmed> {
  const { userId } = wish;
  if (wish.confirmedAt === null) {
    await lockProfile(tx, userId);
    const before = await readAccount(tx, userId);
    const now = clock.now();
    await takeAddress(tx, wish, now);
    await markConfirmed(tx, userId, now);
    await insistNoMore(tx, userId);
    if (before.anonymous) await raiseNotice(tx, userId, 'firstSaveProgress');
    if (before.email !== null && before.email !== wish.email)
      await tellAddressBefore(tx, clock, { to: before.email, wish });
  }
  const { passwordHash } = await readAccount(tx, userId);
  return { status: 'ok', hasPassword: passwordHash !== null };
}

async function takeAddress(tx: Tx, wish: EmailWish, at: Date): Promise<void> {
  try {
    await writeEmail(tx, wish, at);
  } catch (error) {
    // Somebody confirmed the same address sooner.
    if (isUniqueViolation(error)) throw new ApiError('notUnique', { fields: { email: ['notUnique'] } });
    throw error;
  }
}

async function tellAddressBefore(
  tx: Tx,
  clock: Clock,
  { to, wish: { userId, email } }: { readonly to: string; readonly wish: EmailWish },
): Promise<void> {
  const { locale } = await lockProfile(tx, userId);
  await queueEmail(tx, clock, { userId, to, template: 'emailChanged', locale, values: { email: veiled(email) } });
}

/** Whose account a link that has just been used belongs to: for a while it may give the first password. */
export async function justConfirmed(tx: Tx, clock: Clock, secret: string): Promise<number> {
  const wish = await selectOptionalWishByLink(tx, hashOf(secret));
  const since = secondsLater(clock.now(), -numbers.emailCheck.passwordSeconds);
  if (!wish?.confirmedAt || wish.confirmedAt < since) throw wrongCode();
  return wish.userId;
}

/** The address that waits to be confirmed; null: none does. */
export function pendingEmail(tx: Tx, userId: number, now: Date): Promise<string | null> {
  return selectPendingEmail(tx, userId, now);
}

/** At most once a day, whoever has left an address unconfirmed is asked for the code (E-025). */
export function isCheckDue(tx: Tx, userId: number, now: Date): Promise<boolean> {
  return takeAsking(tx, userId, { now, before: secondsLater(now, -numbers.emailCheck.askAgainSeconds) });
}

/** "k•••@mail.example": enough to know one's own address by. */
export function veiled(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••');
}

/** NOTE: what was counted must stay, so the refusal keeps it. */
function wrongCode(): ApiError {
  return new ApiError('wrongEmailCode', { fields: { code: ['wrongEmailCode'] }, keepsChanges: true });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function codeHashOf(userId: number, code: string): string {
  return hashOf(`${userId} ${code}`);
}
