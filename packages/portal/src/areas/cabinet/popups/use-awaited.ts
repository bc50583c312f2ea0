import type { Client, CommonProfile } from '@logikit/sdk';
import { useStore } from '@logikit/sdk/react';
import { useEffect } from 'react';
import { keepText, keptText } from '../../../browser/kept.ts';
import { wasDismissed } from './dismissals.ts';
import { isMobileWeb } from './mobile-web.ts';

const BANNER_DAYS = 14; // D-099
const BLOCKER_KEY = 'logikit.blocker-app';
/** Whoever is an adult of rule D-023. */
const ADULT_LESSON = 3;

/** Opens what nobody pushes: it is known only by asking, once per visit of the cabinet. */
export function useAwaited(client: Client): void {
  const userId = useStore(client.profile.store, ({ profile }) => profile?.userId);

  // Follows who is signed in: another person has other popups waiting.
  useEffect(() => {
    const { profile } = client.profile.store.getState();
    if (!profile || !isMobileWeb()) return;
    const look = async (): Promise<void> => {
      if (await wantsBlocker(client, profile)) client.popups.open('blockerApp');
      if (await wantsBanner(client, profile)) client.popups.open('appBanner');
    };
    look().catch((error: unknown) => client.log('The popups could not be looked up.', error));
  }, [client, userId]);
}

/** Role user, on a phone, under its flag, once per visit. */
async function wantsBlocker(client: Client, { role }: CommonProfile): Promise<boolean> {
  if (role !== 'user' || keptText(BLOCKER_KEY, 'sessionStorage') !== null) return false;
  const { features } = await client.general.config();
  if (features['blockerApp'] !== true) return false;
  keepText(BLOCKER_KEY, '1', 'sessionStorage');
  return true;
}

/** An adult with a finished chapter, on a phone, who has not put it away in the last 14 days (V-038). */
async function wantsBanner(client: Client, { courseTL }: CommonProfile): Promise<boolean> {
  if (courseTL !== ADULT_LESSON || wasDismissed('app-banner', BANNER_DAYS, Date.now())) return false;
  const { data } = await client.threads.list({ query: { targetLesson: ADULT_LESSON, perPage: 100 } });
  return data.some(({ progress }) => progress.isCompleted);
}
