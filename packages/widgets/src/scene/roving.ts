import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { useState } from 'react';

/** Where the arrows, Home and End lead in a group of `count` things laid out in `columns`; null for other keys. */
export function rove(key: string, from: number, { count, columns }: { count: number; columns: number }): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const row = Math.max(1, columns);
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row };
  const step = steps[key];
  if (step === undefined) return null;
  const to = from + step;
  // One after another they go around; from row to row they stay inside.
  if (Math.abs(step) === 1) return (to + count) % count;
  return to >= 0 && to < count ? to : from;
}

export interface Roving {
  readonly stop: number;
  readonly tabIndex: (index: number) => 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Moves the focus when the key is a moving one, and says where to. */
  readonly move: (event: KeyboardEvent<HTMLElement>) => number | null;
}

/** One tab stop for a whole group of buttons; the arrows move inside it, and it remembers where they left off. */
export function useRoving(columns = 1): Roving {
  const [stop, setStop] = useState(0);
  return {
    stop,
    tabIndex: (index: number) => (index === stop ? 0 : -1),
    onFocus: (event) => setStop(indexOfTarget(event)),
    move(event) {
      const buttons = buttonsOf(event);
      const to = rove(event.key, indexOfTarget(event), { count: buttons.length, columns });
      if (to === null) return null;
      event.preventDefault();
      buttons[to]?.focus();
      return to;
    },
  };
}

function buttonsOf(event: SyntheticEvent<HTMLElement>): readonly HTMLElement[] {
  return [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
}

/** Which of the group's buttons the event came from. */
export function indexOfTarget(event: SyntheticEvent<HTMLElement>): number {
  return buttonsOf(event).indexOf(event.target as HTMLElement);
}
