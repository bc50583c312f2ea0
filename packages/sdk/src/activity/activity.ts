import { send } from '../http/send.ts';
import { numbers } from '@logikit/contract';
import * as analytics from '@logikit/contract/calls/surfaces/analytics';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { browserPage } from '../page.ts';

export const activityTypes = ['problem', 'theory', 'game', 'video', 'rating', 'shop', 'other'] as const;
export type ActivityType = (typeof activityTypes)[number];

export interface ActivityState {
  readonly isActive: boolean;
  /** Names the stretch of activity; given by the platform, forgotten after 40 minutes without input. */
  readonly id: string | null;
  /** `limit`: the screen time that a parent allows is used up. */
  readonly state: 'ok' | 'limit';
}

/** How long the learner was busy, and with what (rule D-167). */
export interface Activity {
  readonly store: StoreApi<ActivityState>;
  start(): void;
  /** What the learner does from now on. */
  setType(type: ActivityType): void;
  stop(): void;
}

const SECOND = 1000;
const IDLE_MS = numbers.idleSeconds * SECOND;
const SEND_MS = numbers.activitySendSeconds * SECOND;
const RESET_MS = numbers.activityResetSeconds * SECOND;
const TIMEOUT_MS = numbers.activityTimeoutSeconds * SECOND;

interface Tally {
  /** Counts until now. */
  count(): void;
  /** Counts from that moment on. */
  countFrom(now: number): void;
  /** What is counted from now on. */
  setType(type: ActivityType): void;
  /** The whole seconds of each type that has any; counting begins anew. */
  take(): Readonly<Record<string, number>>;
  clear(): void;
}

/** How long was spent on what. */
function createTally(clock: Core['clock'], isActive: () => boolean): Tally {
  let type: ActivityType = 'other';
  let spent: Partial<Record<ActivityType, number>> = {};
  let countedTo = 0;

  function count(): void {
    const now = clock.now();
    if (isActive()) spent[type] = (spent[type] ?? 0) + Math.max(0, now - countedTo);
    countedTo = now;
  }

  return {
    count,
    countFrom: (now) => void (countedTo = now),
    setType(next) {
      count();
      type = next;
    },
    take() {
      count();
      const seconds = Object.entries(spent).map(([name, ms]) => [name, Math.round(ms / SECOND)] as const);
      spent = {};
      return Object.fromEntries(seconds.filter(([, each]) => each > 0));
    },
    clear: () => void (spent = {}),
  };
}

export function createActivity(core: Core): Activity {
  const { clock, page = browserPage } = core;
  const store = createStore<ActivityState>(() => ({ isActive: false, id: null, state: 'ok' }));
  const tally = createTally(clock, () => store.getState().isActive);
  let lastInput = 0;
  let stops: (() => void)[] = [];
  let cancelIdle = (): void => undefined;
  let cancelSend = (): void => undefined;

  function wake(): void {
    const now = clock.now();
    const isNew = lastInput > 0 && now - lastInput > RESET_MS;
    lastInput = now;
    if (isNew) store.setState({ id: null });
    cancelIdle();
    cancelIdle = clock.after(IDLE_MS, rest);
    if (store.getState().isActive) return;
    tally.countFrom(now);
    store.setState({ isActive: true });
    cancelSend();
    cancelSend = clock.after(SEND_MS, beat);
  }

  function rest(): void {
    tally.count();
    cancelIdle();
    store.setState({ isActive: false });
  }

  function beat(): void {
    void report(core, store, tally.take());
    if (store.getState().isActive) cancelSend = clock.after(SEND_MS, beat);
  }

  return {
    store,
    start() {
      if (stops.length > 0) return;
      stops = [
        page.on('input', wake),
        page.on('visible', wake),
        page.on('hidden', rest),
        page.on('leave', rest),
        core.auth.session.subscribe(() => {
          tally.clear();
          store.setState({ id: null, state: 'ok' });
        }),
      ];
      if (page.isVisible()) wake();
    },
    setType: tally.setType,
    stop() {
      rest();
      cancelSend();
      for (const unsubscribe of stops) unsubscribe();
      stops = [];
    },
  };
}

/** Sent once and never again: what is lost is lost, so that nothing counts twice. */
async function report(
  core: Core,
  store: Activity['store'],
  durationsByType: Readonly<Record<string, number>>,
): Promise<void> {
  const duration = Object.values(durationsByType).reduce((sum, each) => sum + each, 0);
  if (duration === 0 || core.auth.session.getState().status !== 'signedIn') return;
  const { id } = store.getState();
  try {
    const body = { id, duration, durationsByType, isDiffDuration: true };
    const answer = await send(core.http, analytics.sendActivity, { body }, { timeoutMs: TIMEOUT_MS });
    // A reset while this was on its way began a new stretch: the old one's id is not taken back.
    if (answer.state === 'stale' || store.getState().id !== id) return;
    store.setState({ id: answer.id, state: answer.state });
  } catch {
    // Nobody is told.
  }
}
