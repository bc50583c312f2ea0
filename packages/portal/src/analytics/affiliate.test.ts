import { describe, expect, it } from 'vitest';
import { affiliateIn, isPublicPage, withTouch } from './affiliate.ts';
import { cookieText } from '../browser/cookies.ts';

const now = Date.UTC(2026, 0, 1);
const month = 30 * 86_400_000;
const namesIn = (search: string) => affiliateIn(search, now).map(({ name }) => name);

describe('affiliates', () => {
  it('[K-134] are read from the query and end after exactly 30 days', () => {
    expect(affiliateIn('?admitad_uid=a1', now)).toEqual([{ name: 'admitad_uid', value: 'a1', expiresAt: now + month }]);
    const touch = affiliateIn('?admitad_uid=a1', now);
    expect(withTouch(touch, [], now + month - 1)).toEqual(touch);
    expect(withTouch(touch, [], now + month)).toEqual([]);
    expect(cookieText('affiliate', 'x', true)).toBe('ll_aff=x; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
  });

  it('[K-135] the first network is admitad_uid', () => {
    expect(namesIn('?admitad_uid=a1&utm_source=x&click_id=c')).toEqual(['admitad_uid']);
    expect(namesIn('?admitad_uid=')).toEqual([]);
  });

  it('[K-136] the second network counts only with edugram_id', () => {
    const rest = 'click_id=c&subid=s&subid1=1&subid2=2&subid3=3&subid4=4&subid5=5';
    expect(namesIn(`?${rest}`)).toEqual([]);
    expect(namesIn(`?edugram_id=e&${rest}`)).toEqual([
      'edugram_id',
      'click_id',
      'subid',
      'subid1',
      'subid2',
      'subid3',
      'subid4',
    ]);
  });

  it('[E-050] the last touch of a network replaces all that it said, and leaves the other network alone', () => {
    const before = affiliateIn('?admitad_uid=a1&edugram_id=e1&subid=s1', now);
    const after = withTouch(before, affiliateIn('?edugram_id=e2', now + 5), now + 5);
    expect(after.map(({ name, value }) => [name, value])).toEqual([
      ['admitad_uid', 'a1'],
      ['edugram_id', 'e2'],
    ]);
  });

  it('never fills more than 4096 bytes', () => {
    const long = encodeURIComponent('я'.repeat(200));
    const search = `?edugram_id=${long}&click_id=${long}&subid=${long}&subid1=${long}&subid2=${long}`;
    const text = JSON.stringify(withTouch(affiliateIn('?admitad_uid=a', now), affiliateIn(search, now), now));
    expect(cookieText('affiliate', text, true).length).toBeLessThanOrEqual(4096);
    expect(affiliateIn(`?admitad_uid=${'x'.repeat(201)}`, now)).toEqual([]);
  });

  it('are read on public pages alone', () => {
    expect(['/', '/2.0/start', '/2.0/de/promo/mts', '/en'].map(isPublicPage)).toEqual([true, true, true, true]);
    expect(['/2.0/cabinet/personal', '/2.0/de/cabinet/inviter'].map(isPublicPage)).toEqual([false, false]);
  });
});
