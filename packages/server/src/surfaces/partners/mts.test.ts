import { randomUUID } from 'node:crypto';
import { calls, languages, mtsSubscriptionStatuses } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { newParent } from '../../testing/test-family.ts';
import { demoMts } from './demo.ts';
import { mtsToken, noticeSignature } from '../../testing/test-mts.ts';

const { waitPayment, active } = mtsSubscriptionStatuses;

oneDatabase('subscriptions of a partner', (platform) => {
  const seconds = () => Math.floor(platform().clock.now().getTime() / 1000);
  const tokenFor = (subject: string) => mtsToken(subject, seconds());
  const attach = async (user: TestUser, subject: string) =>
    user.call(calls.attachMtsSubscription, { body: { mtstoken: await tokenFor(subject) } });
  const list = async (user: TestUser) => (await user.call(calls.listMtsSubscriptions)).body.subscriptions;
  const statuses = async (user: TestUser) => (await list(user)).map(({ status }) => status);
  const payStatus = async (user: TestUser) => (await user.call(calls.getCommonProfile)).body.commonProfile?.payStatus;

  interface Sent {
    readonly at?: number;
    readonly secret?: string;
    readonly signed?: string;
    readonly partner?: string;
  }
  const send = async (notice: unknown, change: Sent = {}) => {
    const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
    const { at = seconds(), secret = demoMts.secret, signed = body, partner = 'mts' } = change;
    const answer = await fetch(`${platform().url}/service/partner/notice/${partner}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'logikit-signature': noticeSignature(signed, { at, secret }) },
      body,
    });
    return answer.status;
  };
  const paid = (subject: string, id: string = randomUUID()) => ({ id, subject, status: 'active' });

  it('[C-155] [E-047] [S-031] waits for the payment, and is active when the partner confirms it', async () => {
    const user = await platform().anonymous();
    expect((await attach(user, 'one')).body.subscriptions).toMatchObject([{ status: waitPayment }]);
    expect([waitPayment, active, await payStatus(user)]).toEqual([0, 1, 0]);
    expect(await send(paid('one'))).toBe(200);
    expect([await statuses(user), await payStatus(user)]).toEqual([[active], 2]);
    expect((await attach(user, 'one')).body.subscriptions).toMatchObject([{ status: active }]);
    expect(await send({ ...paid('one'), status: 'ended' })).toBe(200);
    expect([await statuses(user), await payStatus(user)]).toEqual([[], 3]);
  });

  it('[E-045] is paid until the day that the partner tells, which a later notice moves, and then waits for its payment', async () => {
    const { email, password, ...first } = await newParent(platform());
    let user: TestUser = first;
    const external = async () => (await user.call(calls.getProfile)).body.externalSubscription;
    const dayIn = (days: number) =>
      new Date(platform().clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
    await attach(user, 'six');
    expect(await external()).toBeNull();
    const [month, twoMonths] = [dayIn(30), dayIn(60)];
    expect(await send({ ...paid('six'), ends_at: month })).toBe(200);
    expect([await list(user), await external(), await payStatus(user)]).toMatchObject([
      [{ status: active, endsAt: month }],
      { type: 'mts', endsAt: month },
      2,
    ]);
    expect(await send({ ...paid('six'), ends_at: twoMonths })).toBe(200);
    expect(await external()).toEqual({ type: 'mts', endsAt: twoMonths });
    for (const wrong of ['tomorrow', '2026-13-45 00:00:00', 7])
      expect(await send({ ...paid('six'), ends_at: wrong })).toBe(400);
    platform().clock.advance(61 * 86_400_000);
    await platform().runDue();
    // The session is over by then.
    user = await platform().login(email, password);
    expect([await statuses(user), await external(), await payStatus(user)]).toEqual([[waitPayment], null, 3]);
    // Without a day it is paid until another notice.
    expect(await send(paid('six'))).toBe(200);
    expect([await list(user), await external(), await payStatus(user)]).toMatchObject([
      [{ status: active, endsAt: null }],
      null,
      2,
    ]);
  });

  it('[C-156] is detached by its owner alone, and then nothing is paid any more', async () => {
    const [user, other] = [await platform().anonymous(), await platform().anonymous()];
    await attach(user, 'two');
    await send(paid('two'));
    const [{ id } = { id: 0 }] = await list(user);
    const detach = (by: TestUser) => by.call(calls.detachMtsSubscription, { body: { id } });
    expect([(await detach(other)).status, (await detach(user)).status, (await detach(user)).status]).toEqual([
      404, 200, 404,
    ]);
    expect([await statuses(user), await payStatus(user)]).toEqual([[], 3]);
  });

  it('leaves what somebody pays to us as it is', async () => {
    const user = await platform().anonymous();
    await attach(user, 'three');
    await platform().sql`
      insert into entitlement (user_id, kind, starts_at, source, source_id)
      values (${user.userId}, 'logic', ${platform().clock.now()}, 'payment', ${`test-${user.userId}`})`;
    await platform().sql`update profile set pay_status = 2 where user_id = ${user.userId}`;
    expect(await send({ ...paid('three'), status: 'ended' })).toBe(200);
    expect(await payStatus(user)).toBe(2);
  });

  it('belongs to one account, and a token is good once and for MTS alone', async () => {
    const [user, other] = [await platform().anonymous(), await platform().anonymous()];
    const body = { mtstoken: await tokenFor('four') };
    expect((await user.call(calls.attachMtsSubscription, { body })).status).toBe(200);
    expect((await user.call(calls.attachMtsSubscription, { body })).status).toBe(401);
    expect((await attach(other, 'four')).code).toBe('alreadyTaken');
    expect((await other.call(calls.attachMtsSubscription, { body: { mtstoken: 'nonsense' } })).status).toBe(401);
    await platform().sql`update "user" set closed_at = now() where id = ${user.userId}`;
    expect((await attach(other, 'four')).status).toBe(200);
  });

  it('[S-031] a notice is refused that is forged, early, late, changed, repeated or of nobody, and changes nothing', async () => {
    const user = await platform().anonymous();
    await attach(user, 'five');
    const notice = paid('five');
    const text = JSON.stringify(notice);
    expect(await send(notice, { secret: 'another secret' })).toBe(401);
    expect([await send(notice, { at: seconds() - 301 }), await send(notice, { at: seconds() + 301 })]).toEqual([
      401, 401,
    ]);
    expect(await send(text.replace(',', ', '), { signed: text })).toBe(401);
    for (let at = 0; at < text.length; at += 7)
      expect(await send(`${text.slice(0, at)}~${text.slice(at + 1)}`, { signed: text })).toBe(401);
    expect([await send(notice, { partner: 'demo' }), await send(notice, { partner: 'nobody' })]).toEqual([401, 401]);
    expect([await send('[]'), await send({ ...notice, status: 'free' }), await send('not json')]).toEqual([
      400, 400, 400,
    ]);
    expect(await send(paid('nobody'))).toBe(404);
    expect(await statuses(user)).toEqual([waitPayment]);
    expect([await send(notice, { at: seconds() - 300 }), await send(notice)]).toEqual([200, 409]);
    expect(await statuses(user)).toEqual([active]);
  });

  it('[R-098] a partner’s page is there in nine languages, and an unknown partner’s is not', async () => {
    const page = async (partner: string, locale: string) =>
      platform().call(calls.getPartnerPage, { params: { partner } }, { headers: { locale } });
    const available = languages.filter(({ isAvailable }) => isAvailable).map(({ code }) => code);
    const titles = await Promise.all(available.map(async (code) => (await page('mts', code)).body.title));
    expect([available.length, new Set(titles).size]).toEqual([9, 9]);
    expect(titles.every((title) => title.includes('MTS'))).toBe(true);
    expect([(await page('demo', 'en')).status, (await page('nobody', 'en')).status]).toEqual([200, 404]);
  });
});
