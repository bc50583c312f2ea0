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

/** The demo school is the first one of a fresh platform. */
const SCHOOL = 1;
const BOARD_PATH = `/service/rating/api/board/${SCHOOL}`;

const board = (attributes = '', institution: number | string = SCHOOL): string =>
  `<logikit-rating-board institution="${institution}" lang="en" ${attributes}></logikit-rating-board>`;
const rows = () => page.page.locator('.lk-board-row');
const notice = (text: string) => page.page.getByText(text).waitFor();

describe('the board of a school on its own page', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])('stands there in the %s theme under the strictest policy, by drawn nicknames', async (theme, viewport) => {
    page = await pages.open(`<h1>School</h1><h2>Rating</h2>${board(`theme="${theme}" rows="12"`)}`, { viewport });
    expect((await page.told('ready')).detail).toEqual({ institution: SCHOOL, board: 'season', rows: 12 });
    await page.page.getByRole('heading', { name: 'Kit and friends' }).waitFor();
    await expect.poll(() => rows().count()).toBe(12);
    const names = await page.page.locator('.lk-board-name').allInnerTexts();
    expect(names.every((name) => /^[A-Z][a-z]+ [A-Z]?[a-z]+\nLevel \d+$/.test(name))).toBe(true);
    const places = await page.page.locator('.lk-board-place').allInnerTexts();
    expect(places.map(Number)).toEqual(places.map(Number).toSorted((one, other) => one - other));
    expect(await axe(page.page)).toEqual([]);
    const { violations, errors } = await page.seen();
    expect([...violations, ...errors, ...page.complaints]).toEqual([]);
  });

  it('begins no session and keeps nothing: whoever only looks is nobody', async () => {
    page = await pages.open(board());
    await page.told('ready');
    const asked = page.requests.map((request) => new URL(request.url()).pathname).filter((path) => !/\.js$/.test(path));
    expect(asked.filter((path) => path.startsWith('/auth/') || path.startsWith('/user/'))).toEqual([]);
    expect(asked.filter((path) => path === BOARD_PATH)).toHaveLength(1);
    expect(await page.page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('shows all time when somebody asks for it, by keyboard, and tells the page', async () => {
    page = await pages.open(board('rows="3"'));
    await page.told('ready');
    await page.page.getByRole('button', { name: 'All time' }).press('Enter');
    expect((await page.told('board-chosen')).detail).toEqual({ board: 'all-time' });
    expect((await page.told('ready', 2)).detail).toEqual({ institution: SCHOOL, board: 'all-time', rows: 3 });
    expect(await page.page.getByRole('button', { name: 'All time' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says in words that it did not come, and comes when it is asked for again', async () => {
    page = await pages.open('<p>School</p>');
    await page.page.route(`**${BOARD_PATH}*`, (route) => route.abort());
    await page.page.evaluate((institution) => {
      const element = document.createElement('logikit-rating-board');
      element.setAttribute('institution', String(institution));
      element.setAttribute('lang', 'en');
      document.body.append(element);
    }, SCHOOL);
    await notice('The board comes back with the connection.');
    await page.page.unroute(`**${BOARD_PATH}*`);
    await page.page.getByRole('button', { name: 'Try again' }).click();
    await rows().first().waitFor();
  });

  it('tells the developer of a school that the page may not show, and people what to do', async () => {
    page = await pages.open(board('', 999_999));
    expect((await page.told('error')).detail).toMatchObject({ code: 'notFound' });
    await notice('The rating did not come.');
  });

  it('fits a column of 240 pixels, and shows nothing until a school is named', async () => {
    page = await pages.open(`<logikit-rating-board lang="en"></logikit-rating-board>`, {
      viewport: { width: 240, height: 640 },
    });
    const element = page.page.locator('logikit-rating-board');
    await expect.poll(() => element.evaluate((own) => own.shadowRoot?.childElementCount ?? 0)).toBe(1);
    expect(await rows().count()).toBe(0);
    await element.evaluate((own, id) => own.setAttribute('institution', String(id)), SCHOOL);
    await rows().first().waitFor();
    expect(await page.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
  });

  it('stands in a frame of ours on a page that takes no scripts', async () => {
    const url = `${platform.url}/embed/rating-board?institution=${SCHOOL}&lang=en&key=pk_demo`;
    const visitor = await visit(browser);
    await visitor.page.goto(host.url(`<iframe src="${url}" title="Rating" width="360" height="900"></iframe>`));
    await visitor.page.frameLocator('iframe').locator('.lk-board-row').first().waitFor();
    await visitor.close();
  });
});
