import { isEmail, type Model, numbers } from '@logikit/contract';
import { moveEnergy } from '../../identity/accounts/index.ts';
import { lockProfile, readProfile } from '../../identity/accounts/index.ts';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { User } from '../../kernel/http/index.ts';
import { type Emit, emitInto } from '../../kernel/pubsub/index.ts';
import type { AnswerEvent } from '../../learning/progress/index.ts';
import { isEmailedSince, queueEmail } from '../../kernel/email/index.ts';
import { postSystemMessage } from '../messages/index.ts';
import { drawnNickname } from '../profiles/index.ts';
import { readSpokenCode, spokenCode } from '../social/index.ts';
import {
  countReferrals,
  insertReferral,
  markRewarded,
  selectHasChapter,
  selectInviter,
  selectUnrewarded,
  upsertReferralCode,
} from './referral.db.ts';

export interface Inviter {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly user: User;
  readonly locale: string;
  readonly publicUrl: () => string;
}

/** The own code with its link, and what it has brought. An anonymous learner cannot invite: nobody would be thanked. */
export async function readReferral(inviter: Inviter): Promise<Model<'Referral'>> {
  const { tx, user } = inviter;
  const code = await ownCode(inviter);
  return { info: { code, link: linkOf(inviter, code), ...(await countReferrals(tx, user.id)) } };
}

async function ownCode({ tx, user }: Inviter): Promise<string> {
  if (user.anonymous) throw new ApiError('notAvailable');
  return upsertReferralCode(tx, user.id, spokenCode(numbers.referral.codeCharacters));
}

function linkOf({ publicUrl, locale }: Inviter, code: string): string {
  return `${publicUrl()}/2.0/${locale === 'ru' ? '' : `${locale}/`}start?ref=${code}`;
}

const DAY_SECONDS = 86_400;

/**
 * A letter with the link, in the name of a nickname. Somebody who has had one lately gets none, and the answer is the
 * same: nobody learns who has been invited.
 */
export async function inviteByLetter(inviter: Inviter, typed: string): Promise<void> {
  const { tx, clock, user, locale } = inviter;
  const email = typed.trim();
  if (email === '') throw new ApiError('enterEmailError', { fields: { email: ['enterEmailError'] } });
  if (!isEmail(email)) throw new ApiError('invalidEmailError', { fields: { email: ['invalidEmailError'] } });
  const code = await ownCode(inviter);
  // Children send no letters to people outside.
  if ((await readProfile(tx, user.id)).who === 'pupil') throw new ApiError('notAvailable');
  const since = secondsLater(clock.now(), -numbers.referral.againAfterDays * DAY_SECONDS);
  if (await isEmailedSince(tx, { to: email, template: 'invite', since })) return;
  const values = { name: drawnNickname(user.id, locale) };
  await queueEmail(tx, clock, {
    userId: user.id,
    to: email,
    template: 'invite',
    locale,
    values,
    link: linkOf(inviter, code),
  });
}

interface Coming {
  readonly tx: Tx;
  readonly clock: Clock;
  /** The one who comes. */
  readonly userId: number;
  /** Who was signed in when a new account was made: nobody invites themselves. */
  readonly callerId: number | null;
}

/** Keeps who invited somebody. The first code counts; one's own and one that nobody has are passed over. */
export async function rememberInviter({ tx, clock, userId, callerId }: Coming, typed: string): Promise<void> {
  const inviterId = await selectInviter(tx, readSpokenCode(typed));
  if (inviterId === null || inviterId === userId || inviterId === callerId) return;
  await insertReferral(tx, { invitedId: userId, inviterId, at: clock.now() });
}

/** A chapter may be finished by any answer that closes a problem. */
export async function rewardInviters(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const closing = answers.filter(({ facts }) => facts.closed && !facts.isAnonymous);
  if (closing.length === 0) return;
  const unrewarded = await selectUnrewarded(
    tx,
    closing.map(({ userId }) => userId),
  );
  for (const { userId, facts } of closing)
    if (unrewarded.has(userId)) await rewardInviter({ tx, emit: emitInto(tx), now: new Date(facts.at) }, userId);
}

/** Thanks whoever invited this learner, once, when the first chapter is finished and there is an account. */
export async function rewardInviter(
  { tx, emit, now }: { readonly tx: Tx; readonly emit: Emit; readonly now: Date },
  invitedId: number,
): Promise<void> {
  const inviterId = (await selectUnrewarded(tx, [invitedId])).get(invitedId);
  if (inviterId === undefined || !(await selectHasChapter(tx, invitedId))) return;
  if (!(await markRewarded(tx, invitedId, now))) return;
  const amount = numbers.referral.rewardEnergy;
  await moveEnergy(tx, await lockProfile(tx, inviterId), { amount, reason: 'invite', now, emit });
  const values = [{ name: 'energy', value: String(amount) }];
  const clock = { now: () => now };
  await postSystemMessage({ tx, clock, emit }, { userId: inviterId, phrase: 'inviteRewarded', values });
}
