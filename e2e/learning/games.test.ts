import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looksRight } from '../support/accessibility.ts';
import { desk, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const games = { pipes: 'Water for the garden', walk: 'Over the stones', sudoku: 'Nothing twice', lights: 'Lights out' };

/** A new school child in English, or in Russian where the address names no language. */
async function startAs(page: Page, lang: 'en' | 'ru' = 'en'): Promise<void> {
  await page.goto(`${platform.url}/2.0/${lang === 'en' ? 'en/' : ''}start`);
  await page.getByRole('button', { name: lang === 'en' ? 'Walk the road' : 'Начать путь' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
}

const game = (name: string): string => `${platform.url}/2.0/en/cabinet/game/${name}`;
const board = (page: Page) => page.locator('.lk-game-board');

describe('games', () => {
  it('[R-071] each game starts from where all chapters are, is solved with help, goes on and remembers', async () => {
    const { page, complaints, close } = await visit(browser);
    await startAs(page);
    for (const name of Object.values(games)) {
      await page.goto(`${platform.url}/2.0/en/cabinet/chapters`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('button', { name: 'Small' }).click();
      const next = page.getByRole('button', { name: 'Next level' });
      const help = page.getByRole('button', { name: 'Help me' });
      for (let tips = 0; tips < 40; tips += 1) {
        await help.or(next).first().waitFor();
        if (await next.isVisible()) break;
        await help.click();
      }
      await page.getByRole('heading', { name: 'You did it!' }).waitFor();
      await next.click();
      await page.getByText('Level 2', { exact: true }).waitFor();
      await page.reload();
      await page.getByText('Level 2', { exact: true }).waitFor();
      await page.getByText(/^Solved up to 1, \d stars?$/).waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-071] starts without a locale in the address, and an unknown game is a page that is not there', async () => {
    const { page, close } = await visit(browser);
    await startAs(page, 'ru');
    await page.goto(`${platform.url}/2.0/cabinet/game/walk`);
    await page.getByRole('heading', { level: 1, name: 'По камешкам' }).waitFor();
    await board(page).getByRole('button').first().waitFor();
    await page.goto(`${platform.url}/2.0/cabinet/game/chess`);
    await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
    await close();
  });

  it('is played by keyboard and tells a screen reader what has changed', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await startAs(page);
    await page.goto(game('lights'));
    const first = page.getByRole('button', { name: 'Row 1, column 1', exact: true });
    const below = page.getByRole('button', { name: 'Row 2, column 1', exact: true });
    await first.focus();
    const before = await first.getAttribute('aria-pressed');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => below.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => first.getAttribute('aria-pressed')).not.toBe(before);
    await expect.poll(() => page.locator('.lk-game [role=status]').innerText()).toContain('Row 2, column 1: changed.');
    await close();
  });

  it('draws a walk with one finger over the stones', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.goto(game('walk'));
    const note = page.locator('.lk-game-note').first();
    await expect.poll(() => note.innerText()).toBe('13 stones to go');
    const middleOf = async (target: ReturnType<Page['locator']>) => {
      const box = await target.boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    };
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const from = await middleOf(page.locator('[aria-current="step"]'));
    const to = await middleOf(page.locator('[data-legal]').first());
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => note.innerText()).toBe('12 stones to go');
    await close();
  });
});

describe('little films', () => {
  it('[R-055] a section opens, the address selects the film, a tap plays it', async () => {
    const { page, complaints, close } = await visit(browser);
    await startAs(page);
    await page.getByRole('link', { name: /^All chapters/ }).click();
    await page.getByRole('link', { name: 'Little films' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kit the fox' }).waitFor();
    await page.goto(`${platform.url}/2.0/en/cabinet/animations-section/ideas?animationId=balance`);
    const stage = page.locator('.film-stage');
    await stage.waitFor();
    expect(await stage.getAttribute('data-film')).toBe('balance');
    await stage.click();
    await expect.poll(() => stage.getAttribute('data-plays')).toBe('1');
    await page.getByRole('link', { name: 'In the mirror' }).click();
    await page.waitForURL(/animations-section\/ideas\?animationId=mirror$/);
    await expect.poll(() => stage.getAttribute('data-film')).toBe('mirror');
    expect(complaints).toEqual([]);
    await page.goto(`${platform.url}/2.0/en/cabinet/animations-section/nothing`);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await close();
  });

  it('stands still for whoever asks for less motion', async () => {
    const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
    await startAs(page);
    await page.goto(`${platform.url}/2.0/en/cabinet/animations-section/kit?animationId=jump`);
    const stage = page.locator('.film-stage');
    await stage.click();
    await expect.poll(() => stage.getAttribute('data-plays')).toBe('1');
    const names = await stage.locator('.film-jumps > g').evaluate((figure) => getComputedStyle(figure).animationName);
    expect(names).toBe('none');
    await close();
  });
});

describe('the rooms of games', () => {
  const paths = [...Object.keys(games).map((name) => `game/${name}`), 'animations-section/ideas'];

  it.each(['light', 'laboratory'] as const)(
    'have nothing that axe complains about and fit 320 pixels, in the %s theme',
    async (theme) => {
      const { page, close } = await visit(browser, { viewport: { width: 320, height: 700 } });
      await startAs(page);
      await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
      for (const path of paths) {
        await page.goto(`${platform.url}/2.0/en/cabinet/${path}`);
        await page.locator('h1').first().waitFor();
        await looksRight(page, `${path}, ${theme}`);
      }
      await close();
    },
  );
});
