import type { Model } from './api/models.ts';
import type { SocketMessage } from '@logikit/contract';
import { numbers } from '@logikit/contract';
import type { Core } from './core.ts';
import { createSocket, type NotificationSocket } from './socket/socket.ts';
import { type AccrualStore, createAccrualStore } from './stores/accrual-store.ts';
import { createPopups, type PopupsStore } from './stores/popups.ts';
import { createProfile, type ProfileStore } from './stores/profile.ts';
import { createServerTimeSync, type ServerTimeSync } from './stores/server-time-sync.ts';
import { createTraining, type TrainingStore } from './stores/training.ts';

/** Everything that moves by itself. An embed loads it after the first problem can be answered. */
export interface Live {
  readonly socket: NotificationSocket;
  readonly profile: ProfileStore;
  readonly life: AccrualStore;
  readonly energy: AccrualStore;
  readonly training: TrainingStore;
  readonly popups: PopupsStore;
  readonly time: ServerTimeSync;
  /** Takes over what an answer moved: life, stars, level. */
  readonly absorb: (passing: Model<'Passing'>) => void;
  readonly closeLive: () => void;
}

export function createLive(core: Core): Live {
  const socket = createSocket(core);
  const profile = createProfile(core);
  const life = createAccrualStore(core, { rule: numbers.life, withHours: false });
  const energy = createAccrualStore(core, { rule: numbers.energy, withHours: true });
  const training = createTraining();
  const popups = createPopups();
  const time = createServerTimeSync(core);
  let shownLevel = 0;
  let leaveTopic = (): void => undefined;

  profile.store.subscribe(({ profile: next }, { profile: before }) => {
    if (!next) return;
    if (!before) shownLevel = next.globalPopup.newLevel ? next.level - 1 : next.level;
    // Every loaded profile brings its own flags; a patched one keeps those of before.
    if (next.globalPopup !== before?.globalPopup) openWaiting(next);
    if (next.life !== before?.life) life.set(next.life);
    if (next.energy !== before?.energy) energy.set(next.energy);
    if (next.level > shownLevel && shownLevel > 0) celebrate(next.level);
    const reachesPrompt = next.allCompletedProblems === numbers.promptAtCompletedProblems;
    if (before && reachesPrompt && before.allCompletedProblems < next.allCompletedProblems) promptAfterTrial(next);
  });

  /** Less than the next block of exercises costs, once per drop; a subscriber pays nothing (rule D-061). */
  energy.store.subscribe(({ value }, { value: before }) => {
    if (value === null || before === null || value >= numbers.lowEnergyReset || before < numbers.lowEnergyReset) return;
    if (profile.store.getState().profile?.logic.freemium) popups.open('lowEnergy');
  });

  /** Once per level, whether an answer or the socket tells first (rule D-073). */
  function celebrate(level: number): void {
    if (level <= shownLevel) return;
    shownLevel = level;
    popups.open('newLevel');
  }

  /** An anonymous learner is asked to save, a saved one without a subscription is told of the offer (rule D-074). */
  function promptAfterTrial({ anonymous, logic }: Model<'CommonProfile'>): void {
    if (anonymous) popups.open('saveProgress');
    else if (logic.freemium) popups.open('bonusTrial');
  }

  /** What the platform has kept for this visit. Each flag is told once. */
  function openWaiting({ globalPopup, delayedNotifications }: Model<'CommonProfile'>): void {
    if (globalPopup.forceEmailCheck) popups.open('forceEmailCheck');
    if (globalPopup.saveProgress) popups.open('saveProgress');
    if (globalPopup.bonusTrial) popups.open('bonusTrial');
    if (globalPopup.firstSaveProgress) popups.open('logicAbout');
    if (delayedNotifications.includes('lowEnergy')) popups.open('lowEnergy');
  }

  function hear(message: SocketMessage): void {
    if (message.name === 'lifeChanged') takeLife(accrualOf(message));
    else if (message.name === 'energyChanged') profile.patch({ energy: accrualOf(message) });
    else if (message.name === 'userHasReachedANewLevel') profile.patch({ level: message.level });
    else if (message.name === 'profileChanged') {
      profile.patch({ stars: message.stars, level: message.level, completedProblems: message.completedProblems });
    }
  }

  /** Life shows in an embed too, where no profile is loaded. */
  function takeLife(accrual: Model<'Accrual'>): void {
    life.set(accrual);
    profile.patch({ life: accrual });
  }

  /** Nothing of the user before may stay (security T03). */
  function wipe(): void {
    leaveTopic();
    socket.close();
    profile.clear();
    life.clear();
    energy.clear();
    training.leave();
    popups.clear();
    shownLevel = 0;
  }

  function follow(): void {
    const state = core.auth.session.getState();
    if (state.status !== 'signedIn') return;
    time.follow();
    leaveTopic = socket.subscribe(`user.${state.userId}`, hear);
    socket.open();
    void profile.load();
  }

  const unsubscribe = core.auth.session.subscribe(() => {
    wipe();
    follow();
  });
  follow();

  return {
    socket,
    profile,
    life,
    energy,
    training,
    popups,
    time,
    absorb({ life: nextLife, profile: counters }) {
      if (nextLife) takeLife(nextLife);
      if (counters) {
        const { stars, starsOnBalance, completedProblems, allCompletedProblems, level } = counters;
        profile.patch({ stars, starsOnBalance, completedProblems, allCompletedProblems, level });
      }
    },
    closeLive() {
      unsubscribe();
      wipe();
      time.close();
    },
  };
}

function accrualOf({ value, maxAccumulatedAmount, lastAccrual }: Model<'Accrual'>): Model<'Accrual'> {
  return { value, maxAccumulatedAmount, lastAccrual };
}
