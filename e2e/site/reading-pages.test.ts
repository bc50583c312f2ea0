import { describe, expect, it } from 'vitest';
import { readingPages } from '../../packages/portal/src/reading-pages.ts';
import { locales, mainPath, sitePath, type Locale } from '../../packages/portal/src/words/locales.ts';
import { overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const names = Object.keys(readingPages);
const htmlOf = async (path: string): Promise<string> => {
  const answer = await fetch(platform.url + path, { headers: { accept: 'text/html' } });
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');
const plain = (text = ''): string =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"');

/** What a page must say of itself and of its other languages. */
function expectHead(html: string, pathIn: (locale: Locale) => string, locale: Locale): void {
  const at = pathIn(locale);
  const tag = (code: Locale): string => code.replace(/-(.+)/, (_all, region: string) => `-${region.toUpperCase()}`);
  expect(all(html, /<link rel="canonical" href="([^"]*)"/g), at).toEqual([platform.url + at]);
  expect(all(html, /<link rel="alternate" hrefLang="([^"]*)"/gi), at).toEqual([...locales.map(tag), 'x-default']);
  expect(all(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi), at).toEqual(
    [...locales.map(pathIn), pathIn('ru')].map((path) => platform.url + path),
  );
  const [title = '', ...others] = all(html, /<title>([^<]*)<\/title>/g).map(plain);
  expect(others, at).toEqual([]);
  expect(title.length, title).toBeLessThanOrEqual(60);
  const [description = ''] = all(html, /<meta name="description" content="([^"]*)"/g).map(plain);
  expect(description.length, description).toBeGreaterThanOrEqual(70);
  expect(description.length, description).toBeLessThanOrEqual(160);
  expect(html, at).not.toContain('origin.invalid');
}

describe('reading pages', () => {
  it.each(names)('%s is whole before any script, in nine languages, and names the others', async (name) => {
    for (const locale of locales) {
      const html = await htmlOf(sitePath(locale, name));
      expectHead(html, (code) => sitePath(code, name), locale);
      expect(all(html, /(<script\b[^>]*>)/g), name).toEqual(['<script>']);
      expect(html).not.toMatch(/modulepreload|as="script"/);
      expect(all(html, /(rel="stylesheet")/g), name).toHaveLength(1);
      expect(all(html, /(<h1)/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${locale}"`);
    }
  });

  it('[R-087] the main page names its other languages by whole addresses', async () => {
    for (const locale of locales) expectHead(await htmlOf(mainPath(locale)), mainPath, locale);
  });

  it('the map of the site names each page in each language, and robots are told where it is', async () => {
    const map = await (await fetch(`${platform.url}/sitemap.xml`)).text();
    const pages = locales.flatMap((locale) => [mainPath(locale), ...names.map((name) => sitePath(locale, name))]);
    expect(all(map, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(pages.map((path) => platform.url + path).toSorted());
    expect(all(map, /(hreflang=)/g)).toHaveLength(pages.length * (locales.length + 1));
    expect(await (await fetch(`${platform.url}/robots.txt`)).text()).toContain(`Sitemap: ${platform.url}/sitemap.xml`);
  });

  it('every link of theirs leads to something', async () => {
    const links = new Set<string>();
    for (const path of ['/tr', ...names.map((name) => sitePath('tr', name))])
      for (const href of all(await htmlOf(path), /<a\b[^>]*\shref="([^"]*)"/g)) links.add(plain(href));
    expect(links.size).toBeGreaterThan(25);
    for (const link of links) {
      const answer = await fetch(new URL(link, platform.url), { headers: { accept: 'text/html' } });
      expect(answer.status, link).toBe(200);
    }
  });

  it('[R-088] [R-091] [R-099] without scripts one reads, goes from page to page and into another language', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(platform.url)) foreign.push(request.url());
    });
    await page.goto(`${platform.url}/2.0/en/adults`);
    await page.getByRole('heading', { level: 1, name: 'Problems that do not flatter you.' }).waitFor();
    const answer = page.getByText('We do not promise that.');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('Will it raise my IQ?').click();
    await answer.waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'For schools' }).click();
    await page.getByRole('heading', { level: 1, name: 'A school that thinks aloud.' }).waitFor();
    await page.getByRole('link', { name: 'Kindergarten' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thinking before reading.' }).waitFor();
    await page.getByText('Language: English').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`${platform.url}/2.0/de/school/kindergarten`);
    await page.getByRole('heading', { level: 1, name: 'Denken vor dem Lesen.' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Für Lehrkräfte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sehen Sie, wie Ihre Klasse denkt.' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect([foreign, await page.context().cookies(), complaints]).toEqual([[], [], []]);
    await close();
  });

  it('[R-093] [R-094] [R-100] anybody reads the articles, one after another', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    await page.goto(`${platform.url}/2.0/en/articles`);
    await expect.poll(() => page.locator('.article-card').count()).toBe(8);
    await page.getByRole('link', { name: 'What to say after a mistake' }).click();
    await page.waitForURL(`${platform.url}/2.0/en/article/after-a-mistake`);
    await page.getByText('Children do not fear mistakes.').waitFor();
    await page.getByRole('link', { name: 'Next: How much is enough?' }).click();
    await page.getByRole('heading', { level: 1, name: 'How much is enough?' }).waitFor();
    await page.getByRole('link', { name: 'Back to the articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'For parents' }).waitFor();
    const unknown = await fetch(`${platform.url}/2.0/en/article/nothing`, { headers: { accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    await page.goto(`${platform.url}/2.0/en/vacancies`);
    await page.getByRole('heading', { level: 1, name: 'None at the moment' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('an unknown kind of school is a page that is not there', async () => {
    const answer = await fetch(`${platform.url}/2.0/en/school/nothing`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
  });

  it('the look that somebody has chosen is theirs before the first paint', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await page.goto(`${platform.url}/2.0/en/adults`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.evaluate(() => localStorage.setItem('logikit.theme', 'laboratory'));
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('laboratory');
    // From a page that lives, one comes to a page that reads, and back.
    await page.goto(`${platform.url}/2.0/en/start`);
    expect(complaints).toEqual([]);
    await close();
  });
});
