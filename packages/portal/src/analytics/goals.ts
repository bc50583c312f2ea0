import { type CommonProfile, interfaceNumbers } from '@logikit/sdk';
import { keepText, keptText } from '../browser/kept.ts';
import { client } from '../client/client.ts';
import { track } from './analytics.ts';
import { consent } from './consent.ts';

/** The conversion goals of the specification. Their names are fixed: reports are made of them. */
export const goals = {
  firstPurchase: 'first_purchase',
  emailEntered: 'email_entered',
  registration: 'registration',
  trialLimit: 'trial_chapters_limit',
  ratingStars: 'rating_stars',
  lowEnergy: 'low_energy_in_cabinet',
  purchaseChosen: 'purchase_chosen',
} as const;

export type Goal = keyof typeof goals;

const KEY = 'logikit.goals';
/** The two chapters of the trial hold as many problems (rule D-074). */
const TRIAL_PROBLEMS = 14;

/** Counts a goal once for each person, and only where that is allowed; before a yes it is not even remembered. */
export function reachGoal(goal: Goal): void {
  const own = openMark(goal);
  if (own === null) return;
  keepText(KEY, `${keptText(KEY) ?? ''} ${own}`.trim());
  track(goals[goal]);
}

/** What marks that this person has reached the goal; null: it may not be counted, or was. */
function openMark(goal: Goal): string | null {
  const { profile } = client().profile.store.getState();
  if (consent() !== 'allowed' || !profile) return null;
  const own = `${profile.userId}:${goal}`;
  return (keptText(KEY) ?? '').split(' ').includes(own) ? null : own;
}

/** The goals that a change of the profile means. */
export function goalsBetween(before: CommonProfile, after: CommonProfile): readonly Goal[] {
  if (before.userId !== after.userId) return [];
  const hasNewly = (is: (profile: CommonProfile) => boolean): boolean => !is(before) && is(after);
  return [
    ...(hasNewly(({ email }) => email !== null) ? (['emailEntered'] as const) : []),
    ...(hasNewly(({ anonymous }) => !anonymous) ? (['registration'] as const) : []),
    ...(after.logic.freemium && hasNewly(({ allCompletedProblems }) => allCompletedProblems >= TRIAL_PROBLEMS)
      ? (['trialLimit'] as const)
      : []),
  ];
}

/** Watches the cabinet for goals: each is counted where it happens. Answers with what stops it. */
export function followGoals(): () => void {
  const { profile, popups } = client();
  // The profile that opens the cabinet may have said so already.
  if (popups.store.getState().current === 'lowEnergy') reachGoal('lowEnergy');
  const stops = [
    profile.store.subscribe((now, before) => {
      if (!now.profile || !before.profile) return;
      for (const goal of goalsBetween(before.profile, now.profile)) reachGoal(goal);
    }),
    popups.store.subscribe(({ current }, before) => {
      if (current === 'lowEnergy' && before.current !== 'lowEnergy') reachGoal('lowEnergy');
    }),
    followRating(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Looks at the points of the season when they have changed, until there are enough. */
function followRating(): () => void {
  const { auth, socket } = client();
  const session = auth.session.getState();
  if (session.status !== 'signedIn') return () => undefined;
  return socket.subscribe(`user.${session.userId}`, ({ name }) => {
    // What could not be looked up now is looked up with the next point.
    if (name === 'ratingChanged' && openMark('ratingStars') !== null) lookAtPoints().catch(() => undefined);
  });
}

async function lookAtPoints(): Promise<void> {
  const { isInRating, points } = (await client().rating.getUserRatingInfo()).userRatingInfo;
  if (isInRating && points >= interfaceNumbers.ratingGoalPoints) reachGoal('ratingStars');
}
