import { type calls, consentPurposes, type Model } from '@logikit/contract';
import { assertParentZone, isSeparated, readProfile } from '../accounts/index.ts';
import { keepPreference } from './preference.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { assertRelation, familyOwner, tellRatingSettings } from '../households/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Handling, User } from '../../kernel/http/index.ts';
import { isChild } from './is-child.ts';
import { insertDecision, type Purpose, selectDecisions, selectHasParent } from './consent.db.ts';

/** The wording that people are asked with now: the date of the documents. */
export const CONSENT_TEXT = '2026-11-22';

/** What analytics and letters look at. */
const preferenceOf: Readonly<Partial<Record<Purpose, string>>> = {
  emailMarketing: 'marketing-email',
  analytics: 'analytics',
  thirdPartySharing: 'third-parties',
};

interface About {
  readonly tx: Tx;
  readonly user: User;
  readonly now: Date;
  readonly cardId: number | undefined;
}

/** Nothing is allowed until somebody says so (rule D-098). */
export async function readConsents({ tx, user, now, cardId }: About): Promise<Model<'Consents'>> {
  const userId = cardId ?? user.id;
  await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  const decisions = new Map((await selectDecisions(tx, userId)).map((one) => [one.purpose, one]));
  return {
    userId,
    textVersion: CONSENT_TEXT,
    canChange: await mayDecide(tx, { user, userId, now }),
    consents: consentPurposes.map((purpose) => {
      const last = decisions.get(purpose);
      return {
        purpose,
        isGiven: last?.isGiven ?? false,
        decidedAt: last ? timestampOf(last.decidedAt) : null,
        textVersion: last?.textVersion ?? null,
      };
    }),
  };
}

/** A yes is a grown-up's and on the wording of today; a no is taken from anybody at any time. */
export async function decideConsent({
  tx,
  user,
  emit,
  clock,
  body,
}: Handling<typeof calls.decideConsent>): Promise<Model<'Consents'>> {
  const { cardId, purpose, isGiven, textVersion } = body;
  const userId = cardId ?? user.id;
  const now = clock.now();
  await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  if (isGiven) {
    await assertDecides(tx, { user, userId, now });
    if (textVersion !== CONSENT_TEXT) throw new ApiError('notAvailable');
  }
  // A yes on a device that was handed over is of who has handed it.
  const decidedBy = isGiven ? await familyOwner(tx, user) : user.id;
  await insertDecision(tx, { userId, purpose, isGiven, textVersion, decidedBy, decidedAt: now });
  if (purpose === 'publicRating') await tellRatingSettings({ tx, emit }, userId);
  const preference = preferenceOf[purpose];
  if (preference !== undefined) await keepPreference({ tx, userId, now }, { id: preference, isAllowed: isGiven });
  return readConsents({ tx, user, now, cardId });
}

interface Deciding {
  readonly user: User;
  readonly userId: number;
  readonly now: Date;
}

/** Refuses whoever may not say yes: a child, and anybody while the gate to the grown-ups' pages is closed. */
export async function assertDecides(tx: Tx, deciding: Deciding): Promise<void> {
  if (!(await mayDecide(tx, deciding))) throw new ApiError('forbidden');
  await assertParentZone(tx, deciding.user, deciding.now);
}

/**
 * Grown-ups for themselves and their pupils; a child's own account once a parent has answered the letter to them. On a
 * device that a parent has handed to a pupil, whoever opens the gate: that way leads to the parent's own account, too.
 */
export async function mayDecide(tx: Tx, { user, userId, now }: Deciding): Promise<boolean> {
  if (userId !== user.id) return true;
  const profile = await readProfile(tx, userId);
  if (!isChild(profile, now) || (await selectHasParent(tx, userId))) return true;
  return isSeparated(profile) && (await familyOwner(tx, user)) !== user.id;
}
