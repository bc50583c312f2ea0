import type { Client } from '@logikit/sdk';
import { useStore } from '@logikit/sdk/react';
import { useEffect } from 'react';
import { followUpdates } from '../../../client/live-updates.ts';
import { loadWaitingBoxes, setWaitingBoxes } from '../awards/boxes.ts';
import { dailyAward } from '../awards/daily.ts';
import { tellTimeZone } from '../awards/time-zone.ts';

/**
 * Opens the popups of awards. Whoever has not solved anything yet is left alone: the first thing that a newcomer meets
 * is a problem.
 */
export function useAwards(client: Client): void {
  const userId = useStore(client.profile.store, ({ profile }) => profile?.userId ?? null);
  const hasSolved = useStore(client.profile.store, ({ profile }) => (profile?.allCompletedProblems ?? 0) > 0);
  const daily = dailyAward(client);
  const isAvailable = useStore(daily.store, ({ status }) => status === 'available');

  // Follows the device: the goals of a day begin and end where the learner is.
  useEffect(() => {
    if (userId !== null) tellTimeZone(client, userId);
  }, [client, userId]);
  // Follows the store: an award that can be taken is offered.
  useEffect(() => {
    if (isAvailable) client.popups.open('dailyAward');
  }, [client, isAvailable]);
  // Follows the platform: the award of the day by its clock, then boxes, now and whenever it says that something was won.
  useEffect(() => {
    if (userId === null || !hasSolved) return;
    const asked = daily.load();
    // A box that was put away unopened does not come again by itself during this visit; its goal offers it.
    const offered = new Set<number>();
    const stop = followUpdates(client, 'awardsChanged', async () => {
      await asked;
      const boxes = await loadWaitingBoxes(client);
      if (boxes.some(({ id }) => !offered.has(id))) client.popups.open('boxes');
      for (const { id } of boxes) offered.add(id);
    });
    return () => {
      stop();
      daily.close();
      setWaitingBoxes([]);
    };
  }, [client, daily, userId, hasSolved]);
}
