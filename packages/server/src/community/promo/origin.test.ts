import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { readAffiliate } from './affiliate.ts';

const now = new Date('2026-01-01T00:00:00Z');
const later = now.getTime() + 1000;
const cookieOf = (...records: readonly unknown[]): string => encodeURIComponent(JSON.stringify(records));
const record = (name: string, value = 'x', expiresAt = later) => ({ name, value, expiresAt });

describe('the affiliate cookie', () => {
  it('[E-050] is read as a list of name, value and expiresAt; what is over is left out', () => {
    const records = [record('admitad_uid', 'a1'), record('edugram_id', 'e1'), record('subid2', 's2')];
    expect(readAffiliate(cookieOf(...records), now)).toEqual(records);
    expect(readAffiliate(cookieOf(record('admitad_uid', 'a1', now.getTime())), now)).toEqual([]);
  });

  it('[K-136] takes the second network only with edugram_id', () => {
    expect(readAffiliate(cookieOf(record('click_id'), record('admitad_uid')), now)).toEqual([record('admitad_uid')]);
  });

  it.each([
    null,
    '',
    '%',
    'null',
    '{}',
    '[1,null,{}]',
    cookieOf({ name: 'admitad_uid', value: 1, expiresAt: later }),
    cookieOf(record('__proto__')),
    cookieOf(record('admitad_uid', 'x'.repeat(201))),
    cookieOf(record('admitad_uid', 'x'.repeat(5000))),
  ])('believes nothing of %s', (cookie) => expect(readAffiliate(cookie, now)).toEqual([]));
});

oneDatabase('where people come from', (platform) => {
  const originOf = async (userId: number) => {
    const [row] = await platform().sql`
      select o.type, t.slug as partner, o.affiliate from registration_origin o left join tenant t on t.id = o.partner_id
      where o.user_id = ${userId}`;
    return row ? { ...row } : null;
  };
  const account = { password: 'long enough', who: 'parent' as const, targetLessons: [2 as const] };

  it('[K-061] [R-098] a registration from a partner’s page keeps type 18 and the partner, and goal 3 is the person’s', async () => {
    const page = await platform().call(
      calls.getPartnerPage,
      { params: { partner: 'mts' } },
      { headers: { locale: 'en' } },
    );
    expect(page.body.registration).toEqual({ type: 18, goal: [3] });
    const { type, goal } = page.body.registration;
    const body = { ...account, email: 'promo@logikit.example', type, goal, partner: 'mts' };
    const { body: session } = await platform().call(calls.register, { body });
    expect(await originOf(session.userId)).toEqual({ type: 18, partner: 'mts', affiliate: [] });
    const profile = await platform().call(calls.getCommonProfile, {}, { token: session.token });
    expect(profile.body.commonProfile?.goal).toEqual([3]);
  });

  it('[E-050] the affiliate cookie is kept at the start and survives the registration', async () => {
    const expiresAt = platform().clock.now().getTime() + 86_400_000;
    const cookie = `ll_aff=${cookieOf(record('admitad_uid', 'a1', expiresAt))}`;
    const { body: begun } = await platform().call(calls.startAnonymous, { body: {} }, { headers: { cookie } });
    const affiliate = [record('admitad_uid', 'a1', expiresAt)];
    expect(await originOf(begun.userId)).toEqual({ type: null, partner: null, affiliate });
    const body = { ...account, email: 'affiliate@logikit.example', partner: 'nobody' };
    await platform().call(calls.register, { body }, { token: begun.token });
    expect(await originOf(begun.userId)).toEqual({ type: null, partner: null, affiliate });
  });

  it('nothing is kept of somebody who comes by themselves', async () => {
    const { userId } = await platform().anonymous();
    expect(await originOf(userId)).toBeNull();
  });
});
