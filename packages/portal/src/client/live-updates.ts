import type { Client, SocketMessage } from '@logikit/sdk';

/**
 * Follows what the platform tells whoever is signed in: runs now, after each message of that name, and when the platform
 * has begun to tell or has begun anew, because what happened until then was told to nobody. One run at a time; what
 * comes meanwhile is seen by one more run afterwards. Gives back how to stop.
 */
export function followUpdates(client: Client, name: SocketMessage['name'], run: () => Promise<void>): () => void {
  const session = client.auth.session.getState();
  if (session.status !== 'signedIn') return () => undefined;
  const { socket } = client;
  const topic = `user.${session.userId}`;
  let isGone = false;
  let isRunning = false;
  let isStale = false;

  async function look(): Promise<void> {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale && !isGone) {
      isStale = false;
      await run().catch((error: unknown) => client.log(`What ${name} tells could not be looked up.`, error));
    }
    isRunning = false;
  }

  const isTold = (): boolean => {
    const { status, requests } = socket.store.getState();
    return status === 'connected' && requests.every((request) => request.topic !== topic || request.state === 'sent');
  };

  const leave = socket.subscribe(topic, (message) => {
    if (message.name === name) void look();
  });
  let wasTold = isTold();
  const forget = socket.store.subscribe(() => {
    const isToldNow = isTold();
    if (isToldNow && !wasTold) void look();
    wasTold = isToldNow;
  });
  void look();

  return () => {
    isGone = true;
    forget();
    leave();
  };
}
