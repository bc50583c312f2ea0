import { beforeAll, describe, expect, it } from 'vitest';
import { startIn } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { send } from '../support/operations.ts';
import { someOf } from '../../packages/contract/src/testing/index.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let patterns: string[];

beforeAll(async () => {
  patterns = (await (await fetch(`${platform.url}/routes.json`)).json()) as string[];
});

/** A concrete address of a pattern: optional parts left out, parameters filled. */
function example(pattern: string, locale = ''): string {
  return pattern
    .replace('/:locale?', locale)
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_all, name: string) => (/id$|lesson|number|complexity/i.test(name) ? '1' : 'logic'));
}

/** Where an address ends up in a browser. */
async function arrive(path: string, prepare?: 'learner'): Promise<string> {
  const { page, close } = await visit(browser);
  if (prepare) {
    const { token } = await startIn(page, platform.url);
    await send(`${platform.url}/user/interface.json`, { method: 'PUT', token, body: { locale: 'en' } });
  }
  await page.goto(platform.url + path);
  await page.locator('h1').first().waitFor();
  const { pathname, search, hash } = new URL(page.url());
  await close();
  return pathname + search + hash;
}

/** Among the addresses of the cabinet, and open to guests. */
const isForGuests = (pattern: string): boolean => pattern.includes('/cabinet/partner/');

describe('addresses', () => {
  it('[R-001] every cabinet address answers with and without a locale', async () => {
    const inside = patterns.filter((pattern) => pattern.includes('/cabinet') && !isForGuests(pattern));
    expect(inside.length).toBeGreaterThan(60);
    for (const pattern of inside) {
      for (const locale of ['', '/en']) {
        const path = example(pattern, locale);
        const response = await fetch(platform.url + path, { headers: { accept: 'text/html' } });
        expect(response.status, path).toBe(200);
      }
    }
  });

  it('[R-106][X-005] any other address is a 404 page with a way to the main page', async () => {
    const response = await fetch(`${platform.url}/2.0/en/nowhere`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    // Nothing of it waits for a script.
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${platform.url}/2.0/en/nowhere`);
    await expect.poll(() => page.title()).toBe('There is no such page');
    const stretch = await page.locator('.message-page-scene').evaluate((scene: SVGSVGElement) => {
      const { width, height } = scene.getBoundingClientRect();
      const drawn = scene.viewBox.baseVal;
      return (width / height) * (drawn.height / drawn.width);
    });
    expect(stretch, 'the drawing is whole').toBeCloseTo(1, 1);
    await page.getByRole('link', { name: 'To the main page' }).click();
    await page.waitForURL(`${platform.url}/en`);
    await close();
  });

  it('[V-006] a guest who opens the cabinet comes to the main page', async () => {
    const { page, close } = await visit(browser);
    const inside = patterns.filter((pattern) => pattern.includes('/cabinet') && !isForGuests(pattern));
    for (const pattern of someOf(inside, 3)) {
      const path = example(pattern, '/en');
      await page.goto(platform.url + path);
      await page.waitForURL((url) => ['/en', '/', '/2.0/en/404'].includes(url.pathname));
      expect(new URL(page.url()).pathname, path).toBe('/en');
      // Two loads of one page must not overlap: the next address waits until this one is drawn.
      await page.locator('h1').waitFor();
    }
    await close();
  });

  it('an unknown thread shows that there is no such page, and not a white one', async () => {
    const { page, close } = await visit(browser);
    const { token } = await startIn(page, platform.url);
    await send(`${platform.url}/user/interface.json`, { method: 'PUT', token, body: { locale: 'en' } });
    await page.goto(`${platform.url}/2.0/en/cabinet/thread/2/999999`);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'To the main page' }).waitFor();
    await close();
  });

  it('[V-003] an unknown or unavailable locale leads to the fallback', async () => {
    expect(await arrive('/2.0/xx/start')).toBe('/2.0/start');
    expect(await arrive('/2.0/fr/start?a=1')).toBe('/2.0/start?a=1');
  });

  it('[R-086][R-089] auth/choice goes to start, wiki to the main page', async () => {
    expect(await arrive('/2.0/en/auth/choice')).toBe('/2.0/en/start');
    expect(await arrive('/2.0/en/wiki')).toBe('/en');
  });

  it.each([
    ['R-026', '/2.0/en/cabinet/course', '/2.0/en/cabinet/dashboard/logic'],
    ['R-028', '/2.0/en/cabinet/course/logic/junior?from=mail', '/2.0/en/cabinet/dashboard/logic?from=mail'],
    ['R-058', '/2.0/en/cabinet/store/1/7', '/2.0/en/cabinet/dashboard/logic'],
    ['R-064', '/2.0/en/cabinet/school/teachers', '/2.0/en/cabinet/school'],
    ['R-023', '/2.0/en/cabinet/acme/category/3/prices', '/2.0/en/cabinet/service-order'],
    ['R-025', '/2.0/en/cabinet/acme/category/3/about', '/2.0/en/cabinet/acme/category/3/wiki/start'],
  ])('[%s] %s redirects to %s', async (_row, from, to) => {
    expect(await arrive(from, 'learner')).toBe(to);
  });

  it('[V-007] a learner is sent to the language of the profile, query and hash kept', async () => {
    expect(await arrive('/2.0/cabinet/dashboard/logic?a=1#b', 'learner')).toBe('/2.0/en/cabinet/dashboard/logic?a=1#b');
  });
});
