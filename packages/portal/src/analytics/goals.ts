import type { CommonProfile } from '@logikit/sdk';
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
  const { profile } = client().profile.store.getState();
  if (consent() !== 'allowed' || !profile) return;
  const own = `${profile.userId}:${goal}`;
  const reached = (keptText(KEY) ?? '').split(' ');
  if (reached.includes(own)) return;
  keepText(KEY, [...reached, own].join(' ').trim());
  track(goals[goal]);
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
  ];
  return () => stops.forEach((stop) => stop());
}
