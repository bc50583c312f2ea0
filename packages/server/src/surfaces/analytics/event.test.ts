import { type CallInput, calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

type Body = CallInput<typeof calls.sendEvent>['body'];

oneDatabase('analytics events', (platform) => {
  const event = (name: string, changes: Partial<Body> = {}): { body: Body } => ({
    body: { name, params: { page: 'shop' }, userParams: {}, experiments: {}, deviceId: null, ...changes },
  });
  const kept = async (name: string) =>
    platform().sql<{ userId: number | null; deviceId: string | null; params: object }[]>`
      select user_id as "userId", device_id as "deviceId", params from analytics_event where name = ${name}`;

  it('an event is kept only of somebody who agreed, and everybody gets the same answer', async () => {
    const [adult, child] = [await platform().login('adult'), await platform().login('child')];
    await adult.call(calls.savePreference, { params: { id: 'analytics' }, body: { isAllowed: true } });
    for (const user of [adult, child]) {
      const { status, body } = await user.call(calls.sendEvent, event('first purchase'));
      expect([status, body]).toEqual([200, { status: 'ok' }]);
    }
    expect(await kept('first purchase')).toEqual([{ userId: adult.userId, deviceId: null, params: { page: 'shop' } }]);
    await adult.call(calls.savePreference, { params: { id: 'analytics' }, body: { isAllowed: false } });
    await adult.call(calls.sendEvent, event('later'));
    expect(await kept('later')).toEqual([]);
  });

  it('a guest’s event is kept with the id of a device, which it has only after a yes', async () => {
    expect((await platform().call(calls.sendEvent, event('guest'))).status).toBe(200);
    expect(await kept('guest')).toEqual([]);
    await platform().call(calls.sendEvent, event('guest', { deviceId: 'device-1' }));
    expect(await kept('guest')).toMatchObject([{ userId: null, deviceId: 'device-1' }]);
  });

  it('a beacon has neither token nor key and is heard; its body has exactly the declared keys', async () => {
    const send = (body: object) =>
      fetch(`${platform().url}/service/analytics/api/event`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const body = { name: 'left', params: { a: 1 }, user_params: { b: true }, experiments: { c: null }, device_id: 'd' };
    expect((await send(body)).status).toBe(200);
    const [row] = await platform().sql`
      select name, params, user_params, experiments, device_id from analytics_event where name = 'left'`;
    expect(row).toEqual(body);
    expect((await send({ ...body, age: 7 })).status).toBe(400);
    expect((await send({ name: 'left' })).status).toBe(400);
  });

  it('events are forgotten after a year, and with the person whom they are about', async () => {
    await platform().call(calls.sendEvent, event('old', { deviceId: 'device-1' }));
    await platform().sql`update analytics_event set created_at = created_at - interval '364 days' where name = 'old'`;
    await platform().runDue();
    expect(await kept('old')).toHaveLength(1);
    await platform().sql`update analytics_event set created_at = created_at - interval '2 days' where name = 'old'`;
    await platform().runDue();
    expect(await kept('old')).toEqual([]);
  });
});
