import type { Model } from './api/models.ts';
import type { SocketMessage } from '@logikit/contract';
import { numbers } from '@logikit/contract';
import type { Core } from './core.ts';
import { createSocket, type NotificationSocket } from './socket/socket.ts';
import { openPopups } from './live-popups.ts';
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
  const stores = { profile, life, energy, popups };
  const forgetLevel = openPopups(stores);
  let leaveTopic = (): void => undefined;

  /** Nothing of the user before may stay (security T03). */
  function wipe(): void {
    leaveTopic();
    socket.close();
    profile.clear();
    life.clear();
    energy.clear();
    training.leave();
    popups.clear();
    forgetLevel();
  }

  function follow(): void {
    const state = core.auth.session.getState();
    if (state.status !== 'signedIn') return;
    time.follow();
    leaveTopic = socket.subscribe(`user.${state.userId}`, (message) => hear(stores, message));
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
    absorb: (passing) => absorb(stores, passing),
    closeLive() {
      unsubscribe();
      wipe();
      time.close();
    },
  };
}

interface Moving {
  readonly profile: ProfileStore;
  readonly life: AccrualStore;
}

function hear(stores: Moving, message: SocketMessage): void {
  const { patch } = stores.profile;
  if (message.name === 'lifeChanged') takeLife(stores, accrualOf(message));
  else if (message.name === 'energyChanged') patch({ energy: accrualOf(message) });
  else if (message.name === 'userHasReachedANewLevel') patch({ level: message.level });
  else if (message.name === 'profileChanged') {
    patch({ stars: message.stars, level: message.level, completedProblems: message.completedProblems });
  }
}

function absorb(stores: Moving, { life, profile: counters }: Model<'Passing'>): void {
  if (life) takeLife(stores, life);
  if (counters) {
    const { stars, starsOnBalance, completedProblems, allCompletedProblems, level } = counters;
    stores.profile.patch({ stars, starsOnBalance, completedProblems, allCompletedProblems, level });
  }
}

/** Life shows in an embed too, where no profile is loaded. */
function takeLife({ life, profile }: Moving, accrual: Model<'Accrual'>): void {
  life.set(accrual);
  profile.patch({ life: accrual });
}

function accrualOf({ value, maxAccumulatedAmount, lastAccrual }: Model<'Accrual'>): Model<'Accrual'> {
  return { value, maxAccumulatedAmount, lastAccrual };
}
