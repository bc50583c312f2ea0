import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readingPages } from '../../packages/portal/src/reading-pages.ts';
import { locales, mainPath, sitePath, type Locale } from '../../packages/portal/src/words/locales.ts';
import { overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const names = Object.keys(readingPages);
const paths: Readonly<Record<string, (locale: Locale) => string>> = {
  main: mainPath,
  ...Object.fromEntries(names.map((name) => [name, (locale: Locale) => sitePath(locale, name)])),
};
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

/** How far the fonts of a family are, each of its faces. */
const lettersOf = (page: Page, family: string): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      [...document.fonts].filter((face) => face.family.replaceAll('"', '') === name).map(({ status }) => status),
    family,
  );

function addUpShifts(): void {
  Object.assign(globalThis, { moved: 0 });
  new PerformanceObserver((list) => {
    // The browser's own types do not know layout shifts yet.
    for (const entry of list.getEntries())
      (globalThis as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Takes the letters out of the style and lets them come when it is told to. */
async function holdLetters(page: Page): Promise<{ readonly come: () => void; readonly held: () => number }> {
  const letters: Buffer[] = [];
  const { promise: released, resolve: come } = Promise.withResolvers<undefined>();
  let held = 0;
  await page.route('**/assets/reading-*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data:font\/woff2;base64,([\w+/=]+)/g, (_all, text: string) => {
      letters.push(Buffer.from(text, 'base64'));
      return `/late/${letters.length - 1}.woff2`;
    });
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/late/*.woff2', async (route) => {
    held += 1;
    await released;
    const [, index = ''] = /(\d+)\.woff2$/.exec(route.request().url()) ?? [];
    await route.fulfill({ contentType: 'font/woff2', body: letters[Number(index)] ?? Buffer.of() });
  });
  return { come: () => come(undefined), held: () => held };
}

describe('reading pages', () => {
  it.each(Object.entries(paths))('[R-087] %s is whole before any script, in nine languages', async (name, pathIn) => {
    for (const locale of locales) {
      const html = await htmlOf(pathIn(locale));
      expectHead(html, pathIn, locale);
      // The look that was chosen; what the page does with its address and the visitor's language; what makes a picture a problem.
      const scripts = all(html, /(<script\b[^>]*>)/g).filter((tag) => !tag.includes('application/ld+json'));
      const isLive = /^(main|adults|promo-new2\/(child|adult)|article\/.*)$/.test(name);
      const lines = isLive ? 3 : 2;
      expect(scripts, name).toEqual(Array.from({ length: lines }, () => '<script>'));
      expect(html).not.toMatch(/modulepreload|as="script"/);
      expect(all(html, /(rel="stylesheet")/g), name).toHaveLength(1);
      expect(all(html, /(<h1)/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${locale}"`);
    }
  });

  it.each(Object.entries(paths))('%s tells search engines what it is, in terms of schema.org', async (name, pathIn) => {
    for (const locale of locales) {
      const html = await htmlOf(pathIn(locale));
      const data = all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
        (text) => JSON.parse(text) as Readonly<Record<string, unknown>>,
      );
      const kinds = data.map((thing) => thing['@type']);
      expect(new Set(kinds).size, name).toBe(kinds.length);
      expect(kinds, name).toContain(name === 'main' ? 'WebSite' : 'BreadcrumbList');
      expect(kinds.includes('Article'), name).toBe(name.startsWith('article/'));
      // Each question that is told stands on the page, with its answer.
      const questions = html.match(/<details class="lk-card">/g)?.length ?? 0;
      const [faq] = data.filter((thing) => thing['@type'] === 'FAQPage');
      const told = (faq?.['mainEntity'] ?? []) as readonly {
        readonly name: string;
        readonly acceptedAnswer: { text: string };
      }[];
      expect(told, name).toHaveLength(questions);
      for (const { name: question, acceptedAnswer } of told)
        for (const text of [question, acceptedAnswer.text]) expect(plain(html)).toContain(text);
      const crumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
      for (const { item } of (crumbs ?? []) as readonly { readonly item: string }[])
        expect((await fetch(item, { headers: { accept: 'text/html' } })).status, item).toBe(200);
    }
  });

  it.each([['en', Object.values(paths)] as const, ...locales.map((locale) => [locale, [mainPath]] as const)])(
    'previews of links in %s have a picture of 1200 by 630',
    async (locale, pathsIn) => {
      for (const pathIn of pathsIn) {
        const html = await htmlOf(pathIn(locale));
        const [image = ''] = all(html, /<meta property="og:image" content="([^"]*)"/g).map(plain);
        const answer = await fetch(image);
        expect([answer.status, answer.headers.get('content-type')], image).toEqual([200, 'image/png']);
        const head = Buffer.from(await answer.arrayBuffer()).subarray(16, 24);
        expect([head.readUInt32BE(0), head.readUInt32BE(4)], image).toEqual([1200, 630]);
      }
    },
  );

  it('there is no picture of what is no page, and search engines are kept out of what is somebody’s', async () => {
    for (const page of ['', '?page=/2.0/en/cabinet', '?page=/../../etc', '?page=/a&page=/b'])
      expect((await fetch(`${platform.url}/picture.png${page}`)).status, page).toBe(404);
    const marks = async (path: string) =>
      (await fetch(platform.url + path, { headers: { accept: 'text/html' } })).headers.get('x-robots-tag');
    expect(
      await Promise.all(['/2.0/en/cabinet/dashboard/logic', '/2.0/auth/login', '/2.0/webview/rating'].map(marks)),
    ).toEqual(['noindex', 'noindex', 'noindex']);
    expect(await Promise.all(['/en', '/2.0/en/adults', '/2.0/en/start'].map(marks))).toEqual([null, null, null]);
  });

  it('the map of the site names each page in each language, and robots are told where it is', async () => {
    const map = await (await fetch(`${platform.url}/sitemap.xml`)).text();
    const pages = locales.flatMap((locale) => Object.values(paths).map((pathIn) => pathIn(locale)));
    expect(all(map, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(pages.map((path) => platform.url + path).toSorted());
    expect(all(map, /(hreflang=)/g)).toHaveLength(pages.length * (locales.length + 1));
    expect(await (await fetch(`${platform.url}/robots.txt`)).text()).toContain(`Sitemap: ${platform.url}/sitemap.xml`);
  });

  it('every link of theirs leads to something', async () => {
    const links = new Set<string>();
    for (const path of Object.values(paths).map((pathIn) => pathIn('tr')))
      for (const href of all(await htmlOf(path), /<a\b[^>]*\shref="([^"]*)"/g)) links.add(plain(href));
    expect(links.size).toBeGreaterThan(25);
    // Sources of articles are elsewhere, which no test asks.
    for (const link of [...links].filter((one) => !one.startsWith('https://'))) {
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
    await expect.poll(() => page.locator('.article-card').count()).toBe(12);
    await page.getByRole('link', { name: 'What to say after a mistake' }).click();
    await page.waitForURL(`${platform.url}/2.0/en/article/after-a-mistake`);
    await page.getByText('Children do not fear mistakes.').waitFor();
    await page.getByRole('link', { name: 'Next: How much is enough?' }).click();
    await page.getByRole('heading', { level: 1, name: 'How much is enough?' }).waitFor();
    await page.getByRole('link', { name: 'Back to the articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'For parents' }).waitFor();
    await page.goto(`${platform.url}/2.0/en/article/mix-the-kinds`);
    const source = page.getByRole('link', { name: /^Rohrer, Dedrick, Stershic/ });
    expect(await source.getAttribute('href')).toBe('https://doi.org/10.1037/edu0000001');
    const unknown = await fetch(`${platform.url}/2.0/en/article/nothing`, { headers: { accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    await page.goto(`${platform.url}/2.0/en/vacancies`);
    await page.getByRole('heading', { level: 1, name: 'None at the moment' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-093] a feed of each language names every article, and the page of articles names its feed', async () => {
    const articles = names.filter((name) => name.startsWith('article/'));
    for (const locale of locales) {
      const [feed = ''] = all(
        await htmlOf(sitePath(locale, 'articles')),
        /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/g,
      );
      const answer = await fetch(feed);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      const text = await answer.text();
      expect(all(text, /<entry>.*<link href="([^"]*)"/g)).toEqual(
        articles.map((name) => platform.url + sitePath(locale, name)),
      );
      expect(all(text, /<id>([^<]*)<\/id>/g)[0]).toBe(feed);
      expect(all(text, /<(?:updated|published)>(\d{4}-\d\d-\d\dT00:00:00Z)</g)).toHaveLength(2 * articles.length + 1);
    }
  });

  it('from the footer of any page one comes to what we promise, and from there to the form', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    await page.goto(`${platform.url}/en`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
    await page.getByRole('heading', { level: 1, name: 'Promises that can be checked.' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await page.getByRole('heading', { level: 1, name: 'Everybody can think.' }).waitFor();
    await page.getByRole('heading', { name: 'Where we fall short' }).waitFor();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('Your message').waitFor();
    expect([await overflowOf(page), complaints]).toEqual([0, []]);
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

  it('D-265: asks and keeps nothing, and carries what the address says of where one comes from on in the links', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await page.goto(`${platform.url}/en?utm_source=blog`);
    await page.getByRole('link', { name: 'For adults' }).last().click();
    await page.waitForURL(`${platform.url}/2.0/en/adults?utm_source=blog`);
    await page.getByRole('link', { name: 'Go on with a course' }).click();
    await page.waitForURL(/\/2\.0\/en\/start\?utm_source=blog$/);
    expect([await page.context().cookies(), complaints]).toEqual([[], []]);
    await close();
  });

  it('D-263: offers the language that the browser asks for, and leads nobody away from the address', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone, locale: 'pt-PT' });
    await page.goto(`${platform.url}/2.0/de/adults`);
    await page.locator('.language-links-offer').getByRole('link', { name: 'Português' }).click();
    await page.waitForURL(`${platform.url}/2.0/pt-br/adults`);
    await page.locator('h1').waitFor();
    expect(await page.locator('.language-links-offer').count()).toBe(0);
    await page.evaluate(() => localStorage.setItem('preferLang', '"]<b>'));
    await page.goto(`${platform.url}/tr`);
    await page.locator('.language-links-offer').getByRole('link', { name: 'Português' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['/en', 'en-US'],
    ['/', 'ru-RU'],
    ['/2.0/cs/articles', 'cs-CZ'],
    ['/2.0/uk/school', 'uk-UA'],
  ])('%s: the letters come with the style, and no font besides', async (path, locale) => {
    const { page, close } = await visit(browser, { viewport: phone, locale });
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    await page.goto(platform.url + path);
    await expect.poll(() => lettersOf(page, 'Nunito Variable')).toContain('loaded');
    expect(fonts).toEqual([]);
    await close();
  });

  it.for(['/en', '/', '/2.0/cs/articles', '/2.0/uk/school'])(
    '%s: letters that come late hardly move the page, for those before them are as wide (needs a font like Arial)',
    async (path, context) => {
      const { page, close } = await visit(browser, { viewport: phone, before: addUpShifts });
      const { come, held } = await holdLetters(page);
      await page.goto(platform.url + path, { waitUntil: 'domcontentloaded' });
      await page.locator('h1').waitFor();
      await expect.poll(held).toBeGreaterThan(0);
      await expect.poll(async () => (await lettersOf(page, 'Nunito Fallback')).includes('loading')).toBe(false);
      const alike = (await lettersOf(page, 'Nunito Fallback')).includes('loaded');
      // The frame in which the page stands with the letters of the machine, and the one with its own.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      come();
      await expect.poll(() => lettersOf(page, 'Nunito Variable')).toContain('loaded');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
      await close();
      context.skip(!alike, 'this machine has no font like Arial');
      expect(moved).toBeLessThan(0.1);
    },
  );

  it('without their style drawings are small, and every word is there', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(`${platform.url}/en`);
    await page.getByRole('heading', { level: 1, name: 'Logic you can pick up.' }).waitFor();
    const sizes = await page.locator('svg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120);
    await close();
  });
});
