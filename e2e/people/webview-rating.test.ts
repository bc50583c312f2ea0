import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { ratedPeople, type RatedPerson } from '../../packages/server/src/testing/rated-people.ts';
import { answerAsApp, type FakeApp, fakeApp, platforms } from '../embed/webview-fakes.ts';
import { axe, phone, settled, visit, type Visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';

let platform: TestPlatform;
let me: RatedPerson;
let visitor: Visit;

const { adult, close, problems } = ratedPeople(() => platform);

beforeAll(async () => {
  platform = await startTestPlatform();
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
  const ids = await problems(3);
  me = await adult();
  await close(me, ids.slice(0, 1));
  for (const one of await Promise.all([adult(), adult(), adult(), adult()])) await close(one, ids);
});
afterAll(() => platform?.close());
afterEach(() => visitor.close());

interface Told {
  readonly type: string;
  readonly name?: string;
  readonly detail?: unknown;
  readonly height?: number;
}

const codes = (count: number): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await me.call(calls.createWebviewCode)).body.code));

/** The page in the webview of an app that knows these codes; null: in a mere browser. */
async function open(path: string, known: readonly string[] | null, app = platforms[0]): Promise<Page> {
  visitor = await visit(browser, { viewport: phone });
  const { page } = visitor;
  if (known && app) await page.addInitScript(fakeApp, app);
  await page.goto(`${platform.url}/2.0/en/webview/rating${path}`);
  if (known) await page.evaluate(answerAsApp, { code: known, props: {} });
  return page;
}

const told = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (window as unknown as { app: FakeApp }).app.received.map((text) => JSON.parse(text) as Told));
const details = async (page: Page, name: string): Promise<readonly unknown[]> =>
  (await told(page)).filter((one) => one.name === `logikit-${name}`).map(({ detail }) => detail);
const addresses = (page: Page): Promise<readonly string[]> =>
  page.locator('a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));

describe('[R-077] the rating in the webview of an app', () => {
  it.each(platforms)('shows the boards of whoever the app knows, and no way out: %s', async (app) => {
    const [code = ''] = await codes(1);
    const page = await open('', [code], app);
    await page.locator('[aria-current=true]').getByText('You, ').waitFor();
    await expect.poll(() => details(page, 'ready')).toEqual([{ tab: 'season' }]);
    await page.getByRole('link', { name: 'All time' }).click();
    await page.waitForURL(/\/2\.0\/en\/webview\/rating\/all-time$/);
    await expect.poll(() => details(page, 'ready')).toEqual([{ tab: 'season' }, { tab: 'all-time' }]);
    const ways = await addresses(page);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((path) => !path.startsWith('/2.0/en/webview/rating'))).toEqual([]);
    expect(await page.locator('nav.cabinet-page-tabs, .site-header').all()).toEqual([]);
    // One code, by POST: no address ever holds it, and nothing stays in the browser.
    expect(page.url()).not.toContain(code);
    expect(await page.evaluate(() => [document.cookie, JSON.stringify(localStorage)].join())).not.toMatch(
      /session|token/,
    );
    expect(visitor.complaints).toEqual([]);
  });

  it('tells the app its height, and whom somebody has chosen', async () => {
    const page = await open('', await codes(1));
    await page.locator('.rating-row').first().waitFor();
    await settled(page);
    const height = await page.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    await expect.poll(async () => (await told(page)).filter(({ type }) => type === 'size').at(-1)?.height).toBe(height);
    expect(await axe(page)).toEqual([]);
    await page.locator('.rating-row[aria-current]').getByRole('button').click();
    await expect.poll(() => details(page, 'profile-chosen')).toEqual([{ userId: me.userId }]);
  });

  it('says in words what is wrong, tells the app, and leads nowhere', async () => {
    const page = await open('/volcano', await codes(1));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => details(page, 'error')).toEqual([expect.objectContaining({ code: 'notFound' })]);
    expect(await addresses(page)).toEqual([]);
  });

  it('takes no code twice', async () => {
    const [code = ''] = await codes(1);
    await open('', [code]);
    await visitor.page.locator('.rating-row').first().waitFor();
    await visitor.close();
    const page = await open('', [code]);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect.poll(() => details(page, 'error')).toEqual([expect.objectContaining({ code: 'sessionExpired' })]);
    expect(await page.locator('.rating-row').all()).toEqual([]);
  });

  it('asks whoever opens it in a mere browser to open the app', async () => {
    const page = await open('', null);
    await page.getByText('Please open this page in the app.').waitFor();
    expect(await addresses(page)).toEqual([]);
  });
});
