import { createHash, randomBytes } from 'node:crypto';
import { type calls, emailFaultOf, numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling } from '../../../kernel/http/index.ts';
import { emailOf } from '../email/email-address.ts';
import { queueEmail } from '../../../kernel/email/index.ts';
import { defineJob, enqueue } from '../../../kernel/jobs/index.ts';
import { deleteRecoveriesOf, insertRecovery, settleAddress, useOptionalRecovery } from './recovery.db.ts';
import { sitePath } from '../../../kernel/words/index.ts';
import { endAllSessions } from '../sessions/session.ts';
import { selectOptionalUserByName, updatePassword } from '../user.db.ts';

const SECRET_BYTES = 24;

/** Somebody has typed the recipient's address because they have forgotten a password. */
export interface RecoveryRequest {
  readonly locale: string;
}

export const recoveryJob = defineJob<RecoveryRequest>('recovery');

/**
 * Notes what was typed and nothing else: the account is looked for afterwards (recovery-worker.ts), so the same is read and
 * written for every address, and time tells nothing either (security.md S-17).
 */
export async function askRecovery({
  tx,
  clock,
  body,
  locale,
}: Pick<Handling<typeof calls.askRecovery>, 'tx' | 'clock' | 'body' | 'locale'>): Promise<{ status: 'ok' }> {
  const email = emailOf(body.email);
  const fault = emailFaultOf(email);
  if (fault !== null)
    throw new ApiError(email === '' ? 'enterEmailError' : 'invalidEmailError', { fields: { email: [fault] } });
  await enqueue(tx, recoveryJob, { userId: null, recipient: email, payload: { locale }, at: clock.now() });
  return { status: 'ok' };
}

interface Answering {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly email: string;
  readonly locale: string;
  readonly publicUrl: string;
}

/**
 * Writes to every address that was asked for; only the e-mail says whether there is an account (security.md T18).
 * The same statements run either way.
 */
export async function answerRecovery({ tx, clock, email, locale, publicUrl }: Answering): Promise<void> {
  const account = await selectOptionalUserByName(tx, email);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = secondsLater(clock.now(), numbers.recovery.minutes * 60);
  await insertRecovery(tx, { hash: hashOf(secret), userId: account?.id ?? null, expiresAt });
  await queueEmail(tx, clock, {
    userId: account?.id ?? null,
    to: email,
    template: account ? 'recovery' : 'noAccount',
    locale,
    values: { minutes: numbers.recovery.minutes, email },
    link: publicUrl + (account ? `${sitePath(locale, 'auth/new-password')}#${secret}` : sitePath(locale, 'start')),
  });
}

/** Sets the password and signs the account out everywhere: whoever knew the old one is out, too, and stays out. */
export async function confirmRecovery(
  { tx, clock, body, emit }: Handling<typeof calls.confirmRecovery>,
  passwordHash: string,
): Promise<{ status: 'ok' }> {
  const userId = await useOptionalRecovery(tx, hashOf(body.token), clock.now());
  if (userId === null) throw new ApiError('linkExpired');
  await updatePassword(tx, userId, passwordHash);
  await deleteRecoveriesOf(tx, userId);
  await settleAddress(tx, userId, clock.now());
  await endAllSessions(tx, emit, { userId, at: clock.now() });
  return { status: 'ok' };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
