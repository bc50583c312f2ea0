import { calls, type ClientFrame } from '@logikit/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connect, hangUp, type Line } from '../../testing/test-line.ts';
import { eachDatabase, startTestPlatform, type TestUser } from '../../testing/platform.ts';

afterEach(hangUp);

const auth = (token: string): ClientFrame => ({ id: 'a', type: 'auth', payload: { token } });
const subscribe = (...topics: string[]): ClientFrame => ({ id: 's', type: 'subscribe', payload: { topics } });
const unsubscribe = (...topics: string[]): ClientFrame => ({ id: 'u', type: 'unsubscribe', payload: { topics } });

eachDatabase('notification socket', (platform) => {
  const enter = async (user: TestUser): Promise<Line> => {
    const line = connect(platform().url);
    line.send(auth(user.token));
    await line.next();
    await line.next();
    return line;
  };
  const publish = (userId: number, level: number) =>
    platform().emit(`user.${userId}`, { name: 'userHasReachedANewLevel', level });

  it('[C-014] [C-015] [C-018] at version 3 the first message is auth, and the answer carries the socket’s id', async () => {
    const user = await platform().anonymous();
    const line = connect(platform().url);
    line.send(auth(user.token));
    expect(await line.next()).toEqual({
      type: 'welcome',
      payload: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
    });
    expect(await line.next()).toEqual({ type: 'ack', id: 'a', ok: true });
  });

  it('[C-014] no other version is served', async () => {
    const line = connect(platform().url, { path: '/notification?version=2' });
    expect(await line.closed).toBe(1006);
  });

  it('[C-015] a bad token closes with 4401', async () => {
    const line = connect(platform().url);
    line.send(auth('not.a.token'));
    expect(await line.next()).toMatchObject({ id: 'a', ok: false, code: 'unauthorized' });
    expect(await line.closed).toBe(4401);
  });

  it('[C-015] anything before auth closes with 4401', async () => {
    const line = connect(platform().url);
    line.send(subscribe('events'));
    expect(await line.closed).toBe(4401);
  });

  it('[C-015] a silent socket is closed after five seconds', async () => {
    expect(await connect(platform().url).closed).toBe(4401);
  });

  it('[C-016] [C-017] only subscribed topics arrive, until they are left', async () => {
    const user = await platform().anonymous();
    const topic = `user.${user.userId}`;
    const [line, witness] = [await enter(user), await enter(user)];
    const heard = (level: number) => ({ type: 'message', topic, payload: { name: 'userHasReachedANewLevel', level } });
    witness.send(subscribe(topic));
    await witness.next();
    // What the witness has heard has been told to everybody.
    const tell = async (level: number) => {
      await publish(user.userId, level);
      expect(await witness.next()).toEqual(heard(level));
    };
    await tell(2);
    line.send(subscribe(topic));
    expect(await line.next()).toEqual({ type: 'ack', id: 's', ok: true });
    await tell(3);
    expect(await line.next()).toEqual(heard(3));
    line.send(unsubscribe(topic));
    expect(await line.next()).toEqual({ type: 'ack', id: 'u', ok: true });
    await tell(4);
    line.send(subscribe('events'));
    expect(await line.next()).toEqual({ type: 'ack', id: 's', ok: true });
  });

  it('nobody hears another person’s topic, nor the platform’s own', async () => {
    const line = await enter(await platform().anonymous());
    for (const topic of ['user.1', 'user.*', 'session.x', '__proto__', '']) {
      line.send(subscribe(topic));
      expect(await line.next()).toEqual({ type: 'ack', id: 's', ok: false, code: 'forbidden' });
    }
  });

  it('logging out closes the sockets of that session only', async () => {
    const user = await platform().login('child');
    const other = await platform().login('child');
    const [line, stays] = [await enter(user), await enter(other)];
    await user.call(calls.logout);
    expect(await line.closed).toBe(4401);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('a sixth socket of one person is refused with 4429', async () => {
    const user = await platform().anonymous();
    for (let index = 0; index < 5; index += 1) await enter(user);
    const sixth = connect(platform().url);
    sixth.send(auth(user.token));
    expect(await sixth.closed).toBe(4429);
  });

  it('a frame of more than 16 KB, a binary one and a broken one close the socket', async () => {
    const user = await platform().anonymous();
    const [big, broken] = [await enter(user), await enter(user)];
    big.send('x'.repeat(16_385));
    broken.send('{"id":');
    expect([await big.closed, await broken.closed]).toEqual([1009, 1008]);
    const binary = await enter(user);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
  });

  describe('origin', () => {
    it.each(['https://stranger.example', 'http://localhost.evil.example', 'null'])(
      'refuses a page at %s',
      async (origin) => {
        expect(await connect(platform().url, { origin }).closed).toBe(1006);
      },
    );

    it('takes its own pages and those of a partner’s key, a partner’s token on its page only', async () => {
      const page = 'http://localhost:8099';
      const { body } = await platform().call(
        calls.startAnonymous,
        { body: { key: 'pk_demo' } },
        { headers: { origin: page } },
      );
      const there = connect(platform().url, { origin: page });
      there.send(auth(body.token));
      expect((await there.next()).type).toBe('welcome');
      const elsewhere = connect(platform().url, { origin: platform().url });
      elsewhere.send(auth(body.token));
      expect(await elsewhere.closed).toBe(4401);
    });

    it('takes our own token on our own pages only, by whichever of our addresses they were opened', async () => {
      const { token } = await platform().anonymous();
      for (const origin of [platform().url, platform().publicUrl]) {
        const own = connect(platform().url, { origin });
        own.send(auth(token));
        expect((await own.next()).type).toBe('welcome');
      }
      const there = connect(platform().url, { origin: 'http://localhost:8099' });
      there.send(auth(token));
      expect(await there.closed).toBe(4401);
    });
  });
});

it('closing the platform says goodbye to open sockets and does not wait for them', async () => {
  const platform = await startTestPlatform();
  const line = connect(platform.url);
  line.send(auth((await platform.anonymous()).token));
  await line.next();
  await platform.close();
  expect(await line.closed).toBe(1001);
});
