import { expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';

const pages = useStrictPages();

/** Sizes of the question, the button and the words around them where the browser's own size and the page's root are these. */
async function sizes(browserSize: number, root: string): Promise<readonly number[]> {
  const { page, player, told } = await pages.open('');
  const browserSettings = await page.context().newCDPSession(page);
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: browserSize } });
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size} }`);
    document.adoptedStyleSheets = [sheet];
    const element = document.createElement('logikit-problem-player');
    element.setAttribute('problem', '1');
    element.setAttribute('lang', 'en');
    document.querySelector('main')?.append(element);
  }, root);
  await told('ready');
  return player.evaluate((element) =>
    ['[part=question]', '[part=check]', 'section'].map((selector) => {
      const found = element.shadowRoot?.querySelector(selector);
      return found ? Number.parseFloat(getComputedStyle(found).fontSize) : 0;
    }),
  );
}

it('the words of an element grow with the browser’s font size and ignore the root of the page', async () => {
  const usual = [24, 20, 16];
  expect(await sizes(16, '100%')).toEqual(usual);
  expect(await sizes(16, '62.5%')).toEqual(usual);
  expect(await sizes(32, '100%')).toEqual(usual.map((size) => size * 2));
  expect(await sizes(32, '10px')).toEqual(usual.map((size) => size * 2));
});
