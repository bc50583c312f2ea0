import { it } from 'vitest';
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
