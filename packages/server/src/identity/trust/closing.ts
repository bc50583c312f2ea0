import { createHash, randomBytes } from 'node:crypto';
import { type calls, type Model, nameKey, numbers } from '@logikit/contract';
import {
  type Account,
  assertParentZone,
  closeAccount,
  endAllSessions,
  type Passwords,
  readAccount,
  readProfile,
  reopenAccount,
  selectSessionStart,
} from '../accounts/index.ts';
import { type Clock, secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { cardOf } from '../households/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Handling } from '../../kernel/http/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { selectClosedPupils, takeReturn, writeReturn } from './closing.db.ts';
import { selectPupilIds } from './person-data.db.ts';

type Closing = Handling<typeof calls.closeAccount>;

const DAY_SECONDS = 86_400;

/** Refuses whoever has not typed their own name, and who is not surely themselves: by the password, or just signed in. */
export async function proveClosing(input: Omit<Closing, 'emit' | 'setHeader'>, passwords: Passwords): Promise<Account> {
  const { tx, user, body, clock, request } = input;
  if ((await cardOf(tx, user.id)) !== null) throw new ApiError('forbidden');
  await assertParentZone(tx, user, clock.now());
  const account = await readAccount(tx, user.id);
  const names = [account.email, account.username, `guest${user.id}`].map((name) => nameKey(name ?? ''));
  const typed = nameKey(body.confirmation);
  if (typed === '' || !names.includes(typed))
    throw new ApiError('invalidFields', { fields: { confirmation: ['wrong'] } });
  if (account.passwordHash !== null) {
    const asker = { address: request.address, account: String(user.id) };
    const fits = await passwords.verify(body.password ?? '', account.passwordHash, asker);
    if (!fits) throw new ApiError('wrongCredentials', { fields: { password: ['wrong'] } });
  } else if (!account.anonymous) await requireFreshSession(input);
  return account;
}

async function requireFreshSession({ tx, user, clock }: Omit<Closing, 'emit' | 'setHeader'>): Promise<void> {
  const start = await selectSessionStart(tx, user.id, user.sessionId);
  const since = secondsLater(clock.now(), -numbers.closing.freshSeconds);
  if (!start || start < since) throw new ApiError('forbidden', { fields: { password: ['signInAgain'] } });
}

/** Closed at once, everywhere, with the pupils; kept for thirty days, in which a letter leads back. */
export async function close(
  { tx, clock, emit, locale }: Closing,
  account: Account,
  publicUrl: string,
): Promise<Model<'AccountClosed'>> {
  const now = clock.now();
  const erasedAt = secondsLater(now, numbers.retentionDays.closedAccount * DAY_SECONDS);
  for (const userId of [account.id, ...(await selectPupilIds(tx, account.id))]) {
    await endAllSessions(tx, emit, { userId, at: now });
    await closeAccount(tx, userId, now);
  }
  if (account.email !== null) await tellOfReturn(tx, clock, { account, locale, publicUrl, closedAt: now, erasedAt });
  return { status: 'ok', erasedAt: timestampOf(erasedAt) };
}

interface Return {
  readonly account: Account;
  readonly locale: string;
  readonly publicUrl: string;
  /** The very moment: pupils that were closed with the account are known by it. */
  readonly closedAt: Date;
  readonly erasedAt: Date;
}

async function tellOfReturn(
  tx: Tx,
  clock: Clock,
  { account, locale, publicUrl, closedAt, erasedAt }: Return,
): Promise<void> {
  const secret = randomBytes(24).toString('base64url');
  const { timeZone } = await readProfile(tx, account.id);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(erasedAt);
  await writeReturn(tx, { userId: account.id, secretHash: hashOf(secret), at: closedAt });
  await queueEmail(tx, clock, {
    userId: account.id,
    to: account.email ?? '',
    template: 'accountClosed',
    locale,
    values: { date },
    link: `${publicUrl}${sitePath(locale, 'reopen-account')}#${secret}`,
  });
}

/** Whoever has the letter has the account. */
export async function reopen(tx: Tx, secret: string): Promise<void> {
  const way = await takeReturn(tx, hashOf(secret));
  if (!way) throw new ApiError('wrongEmailCode');
  for (const userId of [way.userId, ...(await selectClosedPupils(tx, way.userId, way.closedAt))])
    await reopenAccount(tx, userId);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
