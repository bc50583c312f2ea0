import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';

const pages = useStrictPages();

const check = { en: 'Check', de: 'Prüfen', 'pt-br': 'Conferir', ru: 'Проверить' } as const;

it.each([
  ['en_US', 'en'],
  ['de_DE_formal', 'de'],
  ['pt_BR', 'pt-br'],
] as const)(
  'speaks the language that %s names, on the element and on the page, in whatever browser',
  async (lang, code) => {
    for (const markup of [
      `<logikit-problem-player problem="1" lang="${lang}"></logikit-problem-player>`,
      `<div lang="${lang}"><logikit-problem-player problem="1"></logikit-problem-player></div>`,
    ]) {
      const page = await pages.open(markup, { locale: 'pl-PL' });
      await page.told('ready');
      await page.player.getByRole('button', { name: check[code] }).waitFor({ state: 'attached' });
    }
  },
);

it.each([
  ['de-CH', 'de'],
  ['ja-JP', 'ru'],
] as const)('falls back from a language without words to the one of a browser in %s', async (locale, code) => {
  const page = await pages.open('<logikit-problem-player problem="1" lang="xx"></logikit-problem-player>', { locale });
  await page.told('ready');
  await page.player.getByRole('button', { name: check[code] }).waitFor({ state: 'attached' });
});

it.each([
  ['/2.0/pt_BR/start?from=blog', '/2.0/pt-br/start?from=blog'],
  ['/2.0/en_US/start', '/2.0/en/start'],
  ['/2.0/de_DE_formal/start', '/2.0/de/start'],
])('the address %s leads to %s', async (written, right) => {
  const { page, close } = await visit(browser);
  await page.goto(platform.url + written);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(right);
  await close();
});
