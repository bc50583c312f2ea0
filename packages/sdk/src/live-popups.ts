import { numbers } from '@logikit/contract';
import type { Model } from './api/models.ts';
import type { AccrualStore } from './stores/accrual-store.ts';
import type { PopupsStore } from './stores/popups.ts';
import type { ProfileStore } from './stores/profile.ts';

interface Stores {
  readonly profile: ProfileStore;
  readonly life: AccrualStore;
  readonly energy: AccrualStore;
  readonly popups: PopupsStore;
}

/**
 * Opens the windows that a moving profile asks for, and hands its life and energy on. Returns what forgets the level that
 * was celebrated last.
 */
export function openPopups({ profile, life, energy, popups }: Stores): () => void {
  let shownLevel = 0;

  profile.store.subscribe(({ profile: next }, { profile: before }) => {
    if (!next) return;
    if (!before) shownLevel = next.globalPopup.newLevel ? next.level - 1 : next.level;
    // Every loaded profile brings its own flags; a patched one keeps those of before.
    if (next.globalPopup !== before?.globalPopup) openWaiting(popups, next);
    if (next.life !== before?.life) life.set(next.life);
    if (next.energy !== before?.energy) energy.set(next.energy);
    // Once per level, whether an answer or the socket tells first (rule D-073).
    if (next.level > shownLevel && shownLevel > 0) {
      shownLevel = next.level;
      popups.open('newLevel');
    }
    const reachesPrompt = next.allCompletedProblems === numbers.promptAtCompletedProblems;
    if (before && reachesPrompt && before.allCompletedProblems < next.allCompletedProblems)
      promptAfterTrial(popups, next);
  });

  /** Less than the next block of exercises costs, once per drop; a subscriber pays nothing (rule D-061). */
  energy.store.subscribe(({ value }, { value: before }) => {
    if (value === null || before === null || value >= numbers.lowEnergyReset || before < numbers.lowEnergyReset) return;
    if (profile.store.getState().profile?.logic.freemium) popups.open('lowEnergy');
  });

  return () => void (shownLevel = 0);
}

/** An anonymous learner is asked to save, a saved one without a subscription is told of the offer (rule D-074). */
function promptAfterTrial(popups: PopupsStore, { anonymous, logic }: Model<'CommonProfile'>): void {
  if (anonymous) popups.open('saveProgress');
  else if (logic.freemium) popups.open('bonusTrial');
}

/** What the platform has kept for this visit. Each flag is told once. */
function openWaiting(popups: PopupsStore, { globalPopup, delayedNotifications }: Model<'CommonProfile'>): void {
  if (globalPopup.forceEmailCheck) popups.open('forceEmailCheck');
  if (globalPopup.saveProgress) popups.open('saveProgress');
  if (globalPopup.bonusTrial) popups.open('bonusTrial');
  if (globalPopup.firstSaveProgress) popups.open('logicAbout');
  if (delayedNotifications.includes('lowEnergy')) popups.open('lowEnergy');
}
