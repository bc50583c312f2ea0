import { type CountdownState, createCountdown } from '@logikit/sdk';
import { useEffect, useRef, useState } from 'react';
import { client } from './client.ts';

/** Asks the platform for its time once, so that no timer begins on a clock that is wrong. */
export async function syncTime(): Promise<void> {
  if (!client().serverTime.store.getState().isSynced) await client().time.sync();
}

/** What is left until a moment of the platform's time; `onFinish` is called once when nothing is. */
export function useCountdown(endsAt: number, onFinish?: () => void): CountdownState | null {
  const [left, setLeft] = useState<CountdownState | null>(null);
  const latest = useRef(onFinish);
  // Follows the props: the countdown outlives a render.
  useEffect(() => {
    latest.current = onFinish;
  });
  // Follows the platform's clock.
  useEffect(() => {
    const countdown = createCountdown(client(), { endsAt, onFinish: () => latest.current?.() });
    const show = (): void => setLeft(countdown.store.getState());
    const unsubscribe = countdown.store.subscribe(show);
    show();
    return () => {
      unsubscribe();
      countdown.stop();
    };
  }, [endsAt]);
  return left;
}
