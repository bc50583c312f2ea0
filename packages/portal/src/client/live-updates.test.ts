import { createClient } from '@logikit/sdk';
import { fakeClock, fakePage, startTestPlatform } from '@logikit/sdk/testing';
import { expect, it } from 'vitest';
import { followUpdates } from './live-updates.ts';

it('looks now, when the platform begins to tell, after each message, and when it tells anew', async () => {
  const clock = fakeClock({ startAt: Date.now() });
  const platform = await startTestPlatform({ now: clock.now });
  platform.sockets.acknowledges = false;
  const client = createClient({ baseUrl: platform.baseUrl, locale: 'en', key: 'pk_demo', clock, page: fakePage() });
  try {
    await client.auth.start();
    const session = client.auth.session.getState();
    if (session.status !== 'signedIn') throw new Error('Nobody is signed in');
    const topic = `user.${session.userId}`;
    let looks = 0;
    const stop = followUpdates(client, 'messagesChanged', async () => {
      looks += 1;
    });
    const isTold = (): boolean =>
      client.socket.store.getState().requests.some((one) => one.topic === topic && one.state === 'sent');

    await expect.poll(() => client.socket.store.getState().status).toBe('connected');
    expect([looks, isTold()]).toEqual([1, false]);
    platform.sockets.acknowledges = true;
    platform.sockets.drop();
    await expect.poll(() => client.socket.store.getState().status).toBe('closed');
    await clock.advance(60_000);
    await expect.poll(() => looks).toBe(2);

    platform.sockets.push(topic, { name: 'awardsChanged' });
    platform.sockets.push(topic, { name: 'messagesChanged', unread: 1 });
    await expect.poll(() => looks).toBe(3);

    platform.sockets.drop();
    await expect.poll(() => client.socket.store.getState().status).toBe('closed');
    await clock.advance(60_000);
    await expect.poll(() => looks).toBe(4);

    stop();
    let isHeard = false;
    client.socket.subscribe(topic, () => (isHeard = true));
    platform.sockets.push(topic, { name: 'messagesChanged', unread: 2 });
    await expect.poll(() => isHeard).toBe(true);
    expect(looks).toBe(4);
  } finally {
    client.close();
    await platform.close();
  }
});
