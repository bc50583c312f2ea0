import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../../testing/platform.ts';

eachDatabase('races of refreshes (S-11)', (platform) => {
  it('six tabs that refresh at once never sign anybody out', async () => {
    const { headers } = await platform().call(calls.startAnonymous, { body: {} });
    let cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let race = 0; race < 25; race += 1) {
      const tabs = await Promise.all(
        Array.from({ length: 6 }, () =>
          platform().call(calls.getToken, { query: { type: 'jwt' } }, { headers: { cookie } }),
        ),
      );
      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      // The browser keeps the cookie that came last, whichever that was.
      cookie = tabs[race % 6]?.headers.get('set-cookie')?.split(';')[0] ?? '';
      platform().clock.advance(race % 3 === 0 ? 11_000 : 100);
    }
  });
});
