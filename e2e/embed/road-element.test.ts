import { describe, expect, it } from 'vitest';
import { axe, desk, phone } from '../support/browser.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';

const pages = useStrictPages();
let page: PartnerPage;

const road = (theme: string): string =>
  `<logikit-thread-road thread="1" lang="en" theme="${theme}"></logikit-thread-road>`;
const PLAYER = '<logikit-problem-player problem="1" lang="en"></logikit-problem-player>';

const stations = () => page.page.getByRole('button', { name: /^Station \d+/ });

describe('the road on a stranger’s page', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])(
    'is drawn in the %s theme under the strictest policy, and tells which station was chosen',
    async (theme, viewport) => {
      page = await pages.open(`<h1>Courses</h1>${road(theme)}`, { viewport });
      const { detail } = await page.told('ready');
      expect(detail).toEqual({ threadId: 1 });
      await expect.poll(() => page.page.locator('[part~=station]').count()).toBeGreaterThanOrEqual(5);
      await stations().first().press('Enter');
      expect((await page.told('station-chosen')).detail).toEqual({
        threadId: 1,
        problemId: expect.any(Number) as number,
      });
      expect(await axe(page.page)).toEqual([]);
      const { violations, errors } = await page.seen();
      expect([...violations, ...errors, ...page.complaints]).toEqual([]);
    },
  );

  it('shares one session with the players beside it', async () => {
    page = await pages.open(`${road('light')}${PLAYER}${road('laboratory')}`);
    await page.told('ready', 3);
    const posts = page.requests
      .filter((request) => request.method() === 'POST')
      .map((request) => new URL(request.url()).pathname);
    expect(posts).toHaveLength(1);
  });

  it('shows nothing until the page names a thread, and another one when it names another', async () => {
    page = await pages.open('<logikit-thread-road lang="en"></logikit-thread-road>');
    const element = page.page.locator('logikit-thread-road');
    await expect.poll(() => element.evaluate((own) => own.shadowRoot?.childElementCount ?? 0)).toBe(1);
    expect(await stations().count()).toBe(0);
    for (const thread of [1, 2]) {
      await element.evaluate((own, id) => own.setAttribute('thread', String(id)), thread);
      expect((await page.told('ready', thread)).detail).toEqual({ threadId: thread });
    }
  });
});
