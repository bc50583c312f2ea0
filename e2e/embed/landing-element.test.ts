import { afterAll, describe, expect, it } from 'vitest';
import { axe, desk, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { send, signIn } from '../support/operations.ts';
import { platform } from '../support/shared-platform.ts';
import { openHtmlHost } from './hosts/html-host.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';

const pages = useStrictPages();
const host = await openHtmlHost();
let page: PartnerPage;

afterAll(() => host.close());

const PATH = '/service/promo/api/landing';

const element = (attributes: string): string => `<logikit-landing lang="en" ${attributes}></logikit-landing>`;
// Exactly: the problem on a slide has a "Next step" of its own, for a moment or for good.
const button = (name: string) => page.page.getByRole('button', { name, exact: true });
const start = () => page.page.locator('logikit-landing [part~=start]');
const title = () => page.page.locator('logikit-landing [part~=title]');

describe('a landing on the page of a partner', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])('is read slide by slide in the %s theme under the strictest policy', async (theme, viewport) => {
    page = await pages.open(`<h1>School</h1>${element(`course="1" theme="${theme}"`)}`, { viewport });
    const { detail } = await page.told('ready');
    expect(detail).toMatchObject({ kind: 'course', slides: 4 });
    const first = await title().innerText();
    expect(await button('Back').isDisabled()).toBe(true);
    expect(await axe(page.page)).toEqual([]);
    await button('Slide 3 of 4').click();
    expect((await page.told('slide-shown')).detail).toEqual({ slide: 3 });
    await expect.poll(() => title().innerText()).not.toBe(first);
    // Whoever has pressed hears what has come.
    expect(await title().evaluate((own) => (own.getRootNode() as ShadowRoot).activeElement === own)).toBe(true);
    await button('Next').click();
    await expect.poll(() => button('Next').isDisabled()).toBe(true);
    expect(await axe(page.page)).toEqual([]);
    const { violations, errors } = await page.seen();
    expect([...violations, ...errors, ...page.complaints]).toEqual([]);
  });

  it('lets somebody solve its problem there, and only then begins a session', async () => {
    page = await pages.open(`<h1>School</h1>${element('course="1"')}`, { viewport: phone });
    await page.told('ready');
    const asked = () => page.requests.map((request) => new URL(request.url()).pathname);
    expect(asked().filter((path) => path.startsWith('/auth/') || path.endsWith('/player.js'))).toEqual([]);
    expect(await page.page.evaluate(() => localStorage.length)).toBe(0);
    await button('Next').click();
    await page.page.getByRole('heading', { name: 'Try one' }).waitFor();
    const variant = page.page.locator('logikit-landing [part~=variant]');
    for (let tried = 0; tried < 4; tried += 1) {
      await variant.nth(tried).click();
      await page.page.locator('logikit-landing [part~=check]').click();
      const again = button('Try again');
      await again
        .or(page.page.locator('logikit-landing [part~=feedback] .stars, logikit-landing [part~=next]'))
        .first()
        .waitFor();
      if ((await again.count()) === 0) break;
      await again.click();
    }
    const { detail } = await page.told('problem-solved');
    expect(Number(detail['stars'])).toBeGreaterThanOrEqual(0);
    expect(await axe(page.page)).toEqual([]);
    // The player inside tells nothing in a name of its own.
    const names = (await page.seen()).events.map(({ name }) => name);
    expect([names.filter((name) => name === 'ready').length, names.includes('answered')]).toEqual([1, false]);
    // Of the slide that is left nothing stays.
    await button('Next').click();
    await expect.poll(() => variant.count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  it('leads to the start with what the page says of the visitor, unless the page keeps them', async () => {
    page = await pages.open(element('partner="demo" source="blog 42" variant="b"'));
    await page.told('ready');
    const href = `${platform.url}/2.0/en/start?partner=demo&utm_source=blog+42&utm_content=b`;
    expect(await start().getAttribute('href')).toBe(href);
    const [opened] = await Promise.all([page.page.waitForEvent('popup'), start().click()]);
    await opened.waitForURL(href);
    await opened.close();
    expect((await page.told('start')).detail).toEqual({ href });
    await page.page.evaluate(() => addEventListener('logikit-start', (event) => event.preventDefault()));
    await start().click();
    await page.told('start', 2);
    expect(page.page.context().pages()).toHaveLength(1);
    // Each once for a visit, in totals that the partner reads.
    const token = await signIn(platform.url, 'partner');
    const counted = async () => {
      const { body } = await send(`${platform.url}/service/partner/api/landings`, { method: 'GET', token });
      const { rows } = body as { readonly rows: readonly { readonly variant: string | null }[] };
      return rows.find(({ variant }) => variant === 'b');
    };
    await expect.poll(counted).toMatchObject({ kind: 'partner', name: 'demo', shown: 1, solved: 0, started: 1 });
  });

  it('says in words that there is none, and that it did not come', async () => {
    page = await pages.open(element('event="nowhere"'));
    expect((await page.told('error')).detail).toMatchObject({ code: 'notFound' });
    await page.page.getByText('There is nothing here').waitFor();
    await page.page.route(`**${PATH}*`, (route) => route.abort());
    await page.page.locator('logikit-landing').evaluate((own) => {
      own.removeAttribute('event');
      own.setAttribute('course', '1');
    });
    await page.page.getByText('The page comes back with the connection.').waitFor();
    await page.page.unroute(`**${PATH}*`);
    await button('Try again').click();
    await start().waitFor();
  });

  it('tells the page that the file of its problem did not come, and shows its other slides', async () => {
    page = await pages.open(element('course="1" slide="2"'));
    await page.page.route('**/player.js*', (route) => route.abort());
    await page.page.reload();
    await page.told('ready');
    expect((await page.told('error')).detail).toMatchObject({ code: 'loadFailed' });
    await page.page.getByText('The problem did not come.').waitFor();
    await page.page.unroute('**/player.js*');
    await button('Try again').click();
    await page.page.locator('logikit-landing [part~=variant]').first().waitFor();
  });

  it('follows its methods, and fits a column of 240 pixels without its pictures', async () => {
    page = await pages.open(element(''), { viewport: { width: 240, height: 640 } });
    const own = page.page.locator('logikit-landing');
    await expect.poll(() => own.evaluate((one) => one.shadowRoot?.childElementCount ?? 0)).toBe(1);
    expect(await start().count()).toBe(0);
    await own.evaluate((one) => {
      one.setAttribute('course', '1');
      one.setAttribute('compact', '');
    });
    await start().waitFor();
    expect(await page.page.locator('logikit-landing [part~=picture]').count()).toBe(0);
    await own.evaluate((one) => (one as unknown as { next(): void }).next());
    expect((await page.told('slide-shown')).detail).toEqual({ slide: 2 });
    expect(await page.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
  });

  it('stands in a frame of ours on a page that takes no scripts, with its problem', async () => {
    const url = `${platform.url}/embed/landing?course=1&slide=2&lang=en&key=pk_demo`;
    const visitor = await visit(browser);
    await visitor.page.goto(host.url(`<iframe src="${url}" title="Logikit" width="360" height="700"></iframe>`));
    await visitor.page.frameLocator('iframe').locator('[part~=variant]').first().waitFor();
    await visitor.close();
  });
});
