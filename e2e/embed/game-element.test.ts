import { describe, expect, it } from 'vitest';
import { axe, desk, phone } from '../support/browser.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';

const pages = useStrictPages();
let page: PartnerPage;

const game = (attributes: string): string => `<logikit-game lang="en" ${attributes}></logikit-game>`;

describe('a game on a stranger’s page', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])(
    'in the %s theme is solved under the strictest policy, tells so, and begins again when the page says so',
    async (theme, viewport) => {
      const markup = `<h1>Break</h1>${game(`game="lights" size="small" theme="${theme}"`)}`;
      page = await pages.open(markup, { viewport });
      expect((await page.told('ready')).detail).toEqual({ game: 'lights' });
      const next = page.page.getByRole('button', { name: 'Next level' });
      const help = page.page.getByRole('button', { name: 'Help me' });
      let tips = 0;
      while (
        await help
          .or(next)
          .first()
          .waitFor()
          .then(() => help.isVisible())
      ) {
        await help.click();
        tips += 1;
      }
      const stars = tips === 1 ? 2 : 1;
      expect((await page.told('solved')).detail).toEqual({ game: 'lights', size: 'small', level: 1, stars });
      expect(await axe(page.page)).toEqual([]);
      await next.click();
      await page.page.getByText('Level 2', { exact: true }).waitFor();
      await page.page.locator('logikit-game').evaluate((own: HTMLElement & { restart?(): void }) => own.restart?.());
      await page.page.getByText('Level 1', { exact: true }).waitFor();
      const { violations, errors } = await page.seen();
      expect([...violations, ...errors, ...page.complaints]).toEqual([]);
      expect(page.requests.some((request) => request.method() === 'POST')).toBe(false);
    },
  );

  it('gives help that was asked for before its file was there, also when that was lost at first', async () => {
    page = await pages.open('<h1>Break</h1>');
    const pressed = Promise.withResolvers<undefined>();
    let asked = 0;
    await page.page.route('**/game-feedback.js*', async (route) => {
      asked += 1;
      await pressed.promise;
      // The loader asks a second time by itself.
      await (asked <= 2 ? route.abort() : route.continue());
    });
    await page.page.goto(pages.address(game('game="sudoku" size="small"')));
    await page.told('ready');
    const help = page.page.getByRole('button', { name: 'Help me' });
    const lost = page.page.waitForEvent('requestfailed');
    await help.click();
    pressed.resolve(undefined);
    await lost;
    await expect.poll(() => help.click().then(() => asked)).toBe(3);
    await page.page.getByText('Kit made one move for you.').waitFor({ state: 'attached' });
  });

  it('plays another game, and another size, when the page names them', async () => {
    page = await pages.open(game('game="pipes"'));
    await page.told('ready');
    const element = page.page.locator('logikit-game');
    await element.evaluate((own) => own.setAttribute('game', 'sudoku'));
    expect((await page.told('ready', 2)).detail).toEqual({ game: 'sudoku' });
    await element.evaluate((own) => own.setAttribute('size', 'large'));
    await page.page.getByRole('button', { name: 'Large', pressed: true }).waitFor();
  });
});
