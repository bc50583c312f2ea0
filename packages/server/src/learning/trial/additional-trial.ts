import { isTrialOffered, type Model, numbers } from '@logikit/contract';
import { isPaid, lockProfile, type ProfileRow } from '../../identity/accounts/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { insertTrial, selectChapterToLend } from './additional-trial.db.ts';
import { isMainTrialCompleted } from './trial.ts';

interface Applicant {
  readonly profile: ProfileRow;
  readonly tenantId: number;
  readonly now: Date;
}

const DAY_SECONDS = 86_400;

/** Whether this learner may be lent one more chapter: once, without a subscription, after the first ones (rule D-091). */
export async function canTakeTrial(tx: Tx, { profile, tenantId, now }: Applicant): Promise<boolean> {
  const { userId, courseTl, registeredAt } = profile;
  if (isPaid(profile) || profile.additionalTrial !== null) return false;
  const times = { registeredAt: registeredAt.getTime(), now: now.getTime() };
  if (!isTrialOffered({ userId, region: regionOf(profile), ...times })) return false;
  return isMainTrialCompleted(tx, { userId, tenantId, targetLesson: courseTl });
}

/** Lends the first chapter that is not free, for a week. */
export async function takeTrial(
  tx: Tx,
  { userId, tenantId, now }: { readonly userId: number; readonly tenantId: number; readonly now: Date },
): Promise<Model<'AdditionalTrial'>> {
  const profile = await lockProfile(tx, userId);
  if (!(await canTakeTrial(tx, { profile, tenantId, now }))) throw new ApiError('notAvailable');
  const threadId = await selectChapterToLend(tx, profile.courseTl);
  if (threadId === null) throw new ApiError('notAvailable');
  const endsAt = secondsLater(now, numbers.additionalTrial.days * DAY_SECONDS);
  // NOTE: what was read beside a profile that was waited for may be old; the row itself says whether it was the first.
  if (!(await insertTrial(tx, { userId, threadId, now, endsAt }))) throw new ApiError('notAvailable');
  return { status: 'ok', until: timestampOf(endsAt) };
}

/** Where nobody has said in which country he lives, the language speaks for it. */
function regionOf({ countryCode, locale }: ProfileRow): string | null {
  return countryCode ?? (locale === 'ru' ? 'RU' : null);
}
