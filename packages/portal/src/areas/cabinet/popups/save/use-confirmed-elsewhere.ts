import type { Client } from '@logikit/sdk';
import { useEffect, useRef } from 'react';

const EVERY_MS = 4000;

interface Watch {
  readonly isWatching: boolean;
  readonly onConfirmed: () => Promise<void>;
}

/** The letter's link may be opened in another tab or on another device: then this learner is anonymous no more. */
export function useConfirmedElsewhere(client: Client, { isWatching, onConfirmed }: Watch): void {
  const confirmed = useRef(onConfirmed);
  // Follows the window: the newest answer to the same question.
  useEffect(() => void (confirmed.current = onConfirmed), [onConfirmed]);
  // Follows the platform, while the window is open and somebody can see it.
  useEffect(() => {
    if (!isWatching) return undefined;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // By the store: a profile brings flags with it, and each is told once.
      const profile = await client.profile.load();
      if (profile?.anonymous === false) await confirmed.current();
    };
    const run = (): void => void look().catch((error: unknown) => client.log('The letter was not looked for.', error));
    const timer = setInterval(run, EVERY_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [client, isWatching]);
}
