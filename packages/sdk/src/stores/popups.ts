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

export interface PopupsState {
  /** The one to show now; null while none waits or a problem is open. */
  readonly current: PopupName | null;
  /** Those that wait, the most urgent first. */
  readonly queue: readonly PopupName[];
  readonly isHeld: boolean;
  /** Those whose window may stay built, the last shown first: at most three, with what was typed in them. */
  readonly kept: readonly PopupName[];
}

/** One popup at a time, and none while a problem is open. */
export interface PopupsStore {
  readonly store: StoreApi<PopupsState>;
  open(name: PopupName): void;
  /** Closes the current one; the next shows. */
  close(): void;
  /** While held, popups wait: a problem is open. */
  hold(isHeld: boolean): void;
  clear(): void;
}

const EMPTY: PopupsState = { current: null, queue: [], isHeld: false, kept: [] };

export function createPopups(): PopupsStore {
  const store = createStore<PopupsState>(() => EMPTY);
  const waiting = ({ current, queue }: PopupsState): PopupName[] =>
    popupOrder.filter((name) => name === current || queue.includes(name));

  /**
   * Whatever shows keeps showing: a popup that appears under another's finger is pressed by mistake. The banner covers
   * nothing, so it makes room.
   */
  function show(names: readonly PopupName[], isHeld: boolean): void {
    const { current, kept } = store.getState();
    const stays = current !== null && current !== 'appBanner' && names.includes(current) ? current : null;
    const next = isHeld ? null : (stays ?? names[0] ?? null);
    store.setState({
      current: next,
      queue: names.filter((name) => name !== next),
      isHeld,
      kept: next === null ? kept : keepLast(kept, next),
    });
  }

  return {
    store,
    open(name) {
      const state = store.getState();
      const names = waiting(state);
      show(
        popupOrder.filter((each) => each === name || names.includes(each)),
        state.isHeld,
      );
    },
    close() {
      const { queue, isHeld } = store.getState();
      show(queue, isHeld);
    },
    hold: (isHeld) => show(waiting(store.getState()), isHeld),
    clear: () => store.setState(EMPTY, true),
  };
}

/** The last shown goes first; the one that was shown longest ago makes room. */
function keepLast(kept: readonly PopupName[], shown: PopupName): readonly PopupName[] {
  return [shown, ...kept.filter((name) => name !== shown)].slice(0, numbers.modalCacheMax);
}
