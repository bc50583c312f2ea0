import type { Model } from '@logikit/contract';
import { isFreeOfEnergy, type ProfileRow } from '../../identity/accounts/index.ts';

/**
 * True when this learner may enter a thread: the trial ones are open to everybody (rule D-090), one more to whom has taken
 * another trial (rule D-091), those of a course to whom has bought it, and on a partner's page those that its key shows
 * (rule D-310).
 */
export function mayEnter(thread: Entrance, { profile, now, shownThreads, boughtThreads }: Visitor): boolean {
  const { additionalTrial } = profile;
  const isLent = additionalTrial !== null && additionalTrial.threadId === thread.id && now < additionalTrial.endsAt;
  const isShown = thread.id !== null && shownThreads.includes(thread.id);
  const isBought = thread.id !== null && boughtThreads.includes(thread.id);
  return thread.isTrial || isLent || isShown || isBought || isFreeOfEnergy(profile);
}

interface Entrance {
  readonly id: number | null;
  readonly isTrial: boolean;
}

/** Who comes, and when. */
export interface Visitor {
  readonly profile: Pick<ProfileRow, 'perms' | 'payStatus' | 'additionalTrial'>;
  readonly now: Date;
  /** What the key of the page shows although it is paid. */
  readonly shownThreads: readonly number[];
  /** Of courses that they have bought. */
  readonly boughtThreads: readonly number[];
}

/** Problems of chapters and side courses may be opened one by one; quizzes, events and olympiads are taken whole. */
export function isForSale(type: Model<'Thread'>['type']): boolean {
  return type === 'chapter' || type === 'side';
}
