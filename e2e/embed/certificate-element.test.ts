import { afterAll, describe, expect, it } from 'vitest';
import { axe, desk, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';
import { openHtmlHost } from './hosts/html-host.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';

const pages = useStrictPages();
const host = await openHtmlHost();
let page: PartnerPage;

afterAll(() => host.close());

/** The first quarter of the first course. */
const FIRST = 1;
const PATH = '/service/certificate/api/shown';

const element = (attributes: string): string => `<logikit-certificate lang="en" ${attributes}></logikit-certificate>`;
const sheet = (name: string | RegExp) => page.page.getByRole('img', { name });

describe('a certificate on the page of a partner', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])(
    'shows an example in the %s theme under the strictest policy, and leads to where it is earned',
    async (theme, viewport) => {
      page = await pages.open(`<h1>School</h1>${element(`certificate="${FIRST}" theme="${theme}"`)}`, { viewport });
      expect((await page.told('ready')).detail).toMatchObject({ isExample: true });
      await sheet(/^Example of a certificate\. ./).waitFor();
      const link = page.page.getByRole('link', { name: 'Earn it in Logikit' });
      expect(await link.getAttribute('href')).toBe(`${platform.url}/2.0/en/cabinet/personal#certificates`);
      expect(await axe(page.page)).toEqual([]);
      const { violations, errors } = await page.seen();
      expect([...violations, ...errors, ...page.complaints]).toEqual([]);
    },
  );

  it('draws its letters: no type of the page or of ours is asked for, and no picture', async () => {
    page = await pages.open(element(`certificate="${FIRST}"`));
    await page.told('ready');
    const drawn = sheet(/^Example/);
    await expect.poll(() => drawn.locator('path').count()).toBeGreaterThan(100);
    expect(await drawn.locator('text').count()).toBe(0);
    const kinds = page.requests.map((request) => request.resourceType());
    expect(kinds.filter((kind) => kind === 'image' || kind === 'font')).toEqual([]);
  });

  it('begins no session and keeps nothing', async () => {
    page = await pages.open(element(`certificate="${FIRST}"`));
    await page.told('ready');
    const asked = page.requests.map((request) => new URL(request.url()).pathname).filter((path) => !/\.js$/.test(path));
    expect(asked.filter((path) => path.startsWith('/auth/') || path.startsWith('/user/'))).toEqual([]);
    expect(asked.filter((path) => path === PATH)).toHaveLength(1);
    expect(await page.page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('says in words that nobody shares it, and that it did not come', async () => {
    page = await pages.open(element(`token="${'A'.repeat(22)}"`));
    expect((await page.told('error')).detail).toMatchObject({ code: 'notFound' });
    await page.page.getByText('There is no such certificate').waitFor();
    expect(await page.page.getByRole('button').count()).toBe(0);
    await page.page.route(`**${PATH}*`, (route) => route.abort());
    await page.page.locator('logikit-certificate').evaluate((own, id) => {
      own.removeAttribute('token');
      own.setAttribute('certificate', String(id));
    }, FIRST);
    await page.page.getByText('The certificate comes back with the connection.').waitFor();
    await page.page.unroute(`**${PATH}*`);
    await page.page.getByRole('button', { name: 'Try again' }).click();
    await sheet(/^Example/).waitFor();
  });

  it('fits a column of 240 pixels, and shows nothing until a certificate is named', async () => {
    page = await pages.open(element(''), { viewport: { width: 240, height: 640 } });
    const own = page.page.locator('logikit-certificate');
    await expect.poll(() => own.evaluate((one) => one.shadowRoot?.childElementCount ?? 0)).toBe(1);
    expect(await page.page.getByRole('img').count()).toBe(0);
    await own.evaluate((one, id) => one.setAttribute('certificate', String(id)), FIRST);
    await sheet(/^Example/).waitFor();
    expect(await page.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
  });

  it('stands in a frame of ours on a page that takes no scripts', async () => {
    const url = `${platform.url}/embed/certificate?certificate=${FIRST}&lang=en&key=pk_demo`;
    const visitor = await visit(browser);
    await visitor.page.goto(host.url(`<iframe src="${url}" title="Certificate" width="360" height="400"></iframe>`));
    await visitor.page
      .frameLocator('iframe')
      .getByRole('img', { name: /^Example/ })
      .waitFor();
    await visitor.close();
  });
});
