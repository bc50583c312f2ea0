import type { Client } from '@logikit/sdk';

/** Runs now and after each message that goals, boxes or achievements have changed. Gives back how to stop. */
export function onAwards(client: Client, userId: number, run: () => Promise<void>): () => void {
  let isGone = false;
  const look = (): void => {
    if (!isGone) run().catch((error: unknown) => client.log('The awards could not be looked up.', error));
  };
  look();
  const leave = client.socket.subscribe(`user.${userId}`, ({ name }) => {
    if (name === 'awardsChanged') look();
  });
  return () => {
    isGone = true;
    leave();
  };
}
