import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { locales, sitePath, type Locale } from '../../packages/portal/src/words/locales.ts';
import { axe, desk, overflowOf, phone, visit } from '../support/browser.ts';
import { handsOf } from '../support/learner-driver.ts';
import { startLearner } from '../support/operations.ts';
import { browser } from '../support/shared-browser.ts';

// Its database is at hand, for what an editor types.
let platform: TestPlatform;
let event: { readonly id: number; readonly slug: string };
let shared = '';
/** As the platform knows itself. */
let origin = '';
const paths = {
  course: () => 'courses/maths-facts/landing/about',
  event: () => `event/${event.slug}/landing`,
  result: () => `event/shared/${shared}`,
} as const;
const kinds = Object.keys(paths) as readonly (keyof typeof paths)[];

beforeAll(async () => {
  platform = await startTestPlatform();
  origin = platform.url.replace('127.0.0.1', 'localhost');
  const now = platform.clock.now();
  const [running] = await platform.sql<(typeof event)[]>`
    select id, slug from event where slug like 'olympiad-%' and starts_at <= ${now} and ends_at > ${now} limit 1`;
  if (!running) throw new Error('No olympiad is running.');
  event = running;
  const hands = await handsOf(platform.url, (await startLearner(platform.url)).token);
  await hands.get(`/service/training/api/event/${event.id}?solving=1`);
  await hands.post(`/service/training/api/event/${event.id}/finish`);
  const { body } = await hands.post(`/service/training/api/event/${event.id}/share`);
  shared = (body as { readonly share_link: string }).share_link.split('/').at(-1) ?? '';
});
afterAll(() => platform?.close());

const htmlOf = async (path: string): Promise<string> => {
  const answer = await fetch(platform.url + path, { headers: { accept: 'text/html' } });
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');
const dataOf = (html: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '') as Record<string, unknown>;

describe('pages that the server writes', () => {
  it.each(kinds)('[R-095] [R-096] of %ss are whole before any script, in nine languages', async (kind) => {
    const headings = new Set<string>();
    for (const locale of locales) {
      const pathIn = (other: Locale): string => sitePath(other, paths[kind]());
      const html = await htmlOf(pathIn(locale));
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).not.toMatch(/\{\{|origin\.invalid|modulepreload|<script src/);
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([origin + pathIn(locale)]);
      expect(all(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi)).toEqual(
        [...locales, 'ru' as const].map((other) => origin + pathIn(other)),
      );
      expect(html.includes('<meta name="robots" content="noindex"')).toBe(kind === 'result');
      const [picture = ''] = all(html, /property="og:image" content="([^"]*)"/g);
      const drawn = await fetch(picture);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
      headings.add(all(html, /<h1>([^<]*)<\/h1>/g).join());
    }
    expect(headings.size).toBe(locales.length);
  });

  it('tell search engines when an event is, and that it is online', async () => {
    expect(dataOf(await htmlOf(sitePath('en', paths.event())))).toMatchObject({
      '@type': 'Event',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { url: origin + sitePath('en', paths.event()) },
    });
    expect(dataOf(await htmlOf(sitePath('en', paths.course())))).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('write what an editor has typed as letters, whatever it is', async () => {
    const typed = '</script><script>alert(1)</script> & "{{title}}"';
    const slides = [{ slide: 'about', translations: { en: { title: typed, text: typed, action: typed } } }];
    await platform.sql`update event set content = content || ${platform.sql.json({ landing: slides })}
      where slug = ${event.slug}`;
    const html = await htmlOf(sitePath('en', paths.event()));
    expect(dataOf(html)).toMatchObject({ name: typed });
    expect(html).not.toContain('<script>alert');
    const { page, complaints, close } = await visit(browser);
    await page.goto(platform.url + sitePath('en', paths.event()));
    expect(await page.locator('h1').innerText()).toBe(typed);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are not there for what there is not, and their templates are nobody’s page', async () => {
    for (const path of [
      'courses/nothing/landing/about',
      'courses/maths-facts/landing/nothing',
      'event/nothing/landing',
      // No database takes such a letter.
      'event/%00/landing',
      'courses/%00/landing/about',
      'event/shared/%00',
      `event/shared/${'a'.repeat(22)}`,
      'template/event-landing',
    ]) {
      const answer = await fetch(platform.url + sitePath('en', path), { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('There is no such page');
    }
  });

  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('are read without scripts and fit, on %s', async (_name, viewport) => {
    for (const theme of ['light', 'laboratory'] as const)
      for (const kind of kinds) {
        const { page, close } = await visit(browser, { viewport });
        await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
        await page.goto(platform.url + sitePath('en', paths[kind]()));
        expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
        await close();
      }
  });

  it('[R-096] lead whoever is signed in straight to the event', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.goto(`${platform.url}/2.0/en/start?event=${event.id}`);
    await page.getByRole('button', { name: 'Walk the road' }).click();
    await page.waitForURL(new RegExp(`/cabinet/event/${event.id}/preview$`));
    await page.goto(platform.url + sitePath('en', paths.event()));
    await page.getByRole('link', { name: 'Take part' }).click();
    await page.waitForURL(new RegExp(`/cabinet/event/${event.id}/preview$`));
    await close();
  });
});
