import { numbers } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Popups that open by themselves, the most urgent first (rule D-185). */
export const popupOrder = [
  'forceEmailCheck',
  'saveProgress',
  'paymentResult',
  'newLevel',
  'seasonResult',
  'dailyAward',
  'boxes',
  'lowEnergy',
  'bonusTrial',
  'discount',
  'logicAbout',
  'blockerApp',
  'appBanner',
] as const;

export type PopupName = (typeof popupOrder)[number];

/** What nobody can put off, what answers the learner's own last step, and what covers nothing. */
const alwaysOpens: readonly PopupName[] = ['forceEmailCheck', 'paymentResult', 'newLevel', 'logicAbout', 'appBanner'];

export interface PopupsState {
  /** The one to show now; null while none waits or a problem is open. */
  readonly current: PopupName | null;
  /** Those that wait, the most urgent first. */
  readonly queue: readonly PopupName[];
  readonly isHeld: boolean;
  /** Those that somebody has asked for: they need not wait for the next visit. */
  readonly asked: readonly PopupName[];
  /** Enough has opened by itself in this visit. */
  readonly isResting: boolean;
  /** Those whose window may stay built, the last shown first: at most three, with what was typed in them. */
  readonly kept: readonly PopupName[];
}

/** One popup at a time, and none while a problem is open; how many of them by themselves, the page decides (`rest`). */
export interface PopupsStore {
  readonly store: StoreApi<PopupsState>;
  /** `isAsked`: somebody has asked for it, so it comes at once and before all others; otherwise it opens by itself. */
  open(name: PopupName, options?: { readonly isAsked?: boolean }): void;
  /** Closes the current one; the next shows. */
  close(): void;
  /** While held, popups wait: a problem is open. */
  hold(isHeld: boolean): void;
  /**
   * While resting, popups wait that would open by themselves; not what cannot be put off, e.g. the result of a payment,
   * nor what answers a step of the learner's own, e.g. a level that was just reached.
   */
  rest(isResting: boolean): void;
  clear(): void;
}

const EMPTY: PopupsState = { current: null, queue: [], isHeld: false, asked: [], isResting: false, kept: [] };

export function createPopups(): PopupsStore {
  const store = createStore<PopupsState>(() => EMPTY);
  const waiting = ({ current, queue }: PopupsState): PopupName[] =>
    popupOrder.filter((name) => name === current || queue.includes(name));

  /**
   * Whatever shows keeps showing: a popup that appears under another's finger is pressed by mistake. The banner covers
   * nothing, so it makes room.
   */
  function show(names: readonly PopupName[], change: Partial<PopupsState> = {}): void {
    const state = { ...store.getState(), ...change };
    const { current, kept, asked, isHeld, isResting } = state;
    const mayOpen = (name: PopupName): boolean => !isResting || alwaysOpens.includes(name);
    const stays = current !== null && current !== 'appBanner' && names.includes(current) ? current : undefined;
    const next = isHeld ? null : (stays ?? names.find((name) => asked.includes(name)) ?? names.find(mayOpen) ?? null);
    store.setState({
      ...state,
      current: next,
      queue: names.filter((name) => name !== next),
      asked: asked.filter((name) => names.includes(name)),
      kept: next === null ? kept : keepLast(kept, next),
    });
  }

  return {
    store,
    open(name, { isAsked = false } = {}) {
      const state = store.getState();
      const names = waiting(state);
      show(
        popupOrder.filter((each) => each === name || names.includes(each)),
        isAsked ? { asked: [...state.asked, name] } : {},
      );
    },
    close: () => show(store.getState().queue),
    hold: (isHeld) => show(waiting(store.getState()), { isHeld }),
    rest: (isResting) => show(waiting(store.getState()), { isResting }),
    clear: () => store.setState(EMPTY, true),
  };
}

/** The last shown goes first; the one that was shown longest ago makes room. */
function keepLast(kept: readonly PopupName[], shown: PopupName): readonly PopupName[] {
  return [shown, ...kept.filter((name) => name !== shown)].slice(0, numbers.modalCacheMax);
}
