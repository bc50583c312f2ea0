import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alive } from '../support/alive.ts';
import { desk, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const cabinet = /\/cabinet\/dashboard\/logic$/;

/** A new learner in English, on the dashboard. */
async function startAs(page: Page): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(cabinet);
  await page.locator('h1').waitFor();
}

/** One of the demo accounts; their language is Russian. */
async function signIn(page: Page, name: 'child' | 'teacher' | 'editor' | 'operator'): Promise<void> {
  await page.goto(`${platform.url}/2.0/auth/login`);
  await page.getByLabel('Имя или почта').fill(name);
  await page.getByLabel('Пароль').fill(`kit-${name}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL(/\/cabinet\/(dashboard\/logic|school)$/);
  await page.locator('h1').waitFor();
}

/** Where an address leads whoever is signed in on this page. */
async function arrive(page: Page, path: string): Promise<string> {
  await page.goto(platform.url + path);
  await page.locator('h1').first().waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

describe('guards', () => {
  it('[V-004] an address that needs a permission is a 404 page for whoever lacks it', async () => {
    const { page, close } = await visit(browser);
    expect(await arrive(page, '/2.0/en/cabinet/desk/certificates'), 'a guest').toBe('/en');
    const guarded = {
      '/2.0/cabinet/problem/1/preview': 'editor',
      '/2.0/cabinet/theory/1/preview': 'editor',
      '/2.0/cabinet/my-pupils/cards': 'teacher',
      '/2.0/cabinet/materials': 'teacher',
      // No guard knows who has a duty: here the call of the page is refused.
      '/2.0/cabinet/desk/certificates': 'operator',
    } as const;
    await signIn(page, 'child');
    for (const path of Object.keys(guarded)) expect(await arrive(page, path), `child, ${path}`).toBe('/2.0/404');
    await close();
    for (const name of ['editor', 'teacher', 'operator'] as const) {
      const own = await visit(browser);
      await signIn(own.page, name);
      for (const [path, needs] of Object.entries(guarded)) {
        expect(await arrive(own.page, path), `${name}, ${path}`).toBe(needs === name ? path : '/2.0/404');
      }
      await own.close();
    }
  });

  it('[V-005] the six guest-only addresses lead whoever is signed in to the dashboard', async () => {
    const { page, close } = await visit(browser);
    await signIn(page, 'child');
    for (const path of ['start', 'start/mts', 'auth/login', 'auth/recovery', 'auth/teacher-code', 'auth/choice']) {
      expect(await arrive(page, `/2.0/${path}`), path).toBe('/2.0/cabinet/dashboard/logic');
    }
    await close();
  });

  it('[R-076] the link of a letter leads by the parity of the id, tags and all', async () => {
    const landed = new Set<string>();
    // Ids follow one another, but others may take one in between: readers come until there was one of each.
    while (landed.size < 2) {
      const { page, close } = await visit(browser);
      await startAs(page);
      const [profile] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/user/common-profile.json') && response.ok()),
        page.reload(),
      ]);
      const { common_profile: body } = (await profile.json()) as { common_profile: { user_id: number } };
      const isEven = body.user_id % 2 === 0;
      const path = await arrive(page, '/2.0/en/cabinet/start-email-link?utm_campaign=autumn');
      expect(path).toBe(
        isEven
          ? '/2.0/en/cabinet/dashboard/logic?utm_campaign=autumn&utm_source=email&utm_content=even'
          : '/2.0/en/cabinet/service-order?utm_campaign=autumn&utm_source=email&utm_content=odd',
      );
      landed.add(path);
      await close();
    }
  });
});

describe('what a visit remembers', () => {
  it('[K-022][K-050][K-051][K-052] the chosen language, and the flags of the link that brought the visitor', async () => {
    const { page, close, complaints } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/en?mentor=1&tester=1`);
    await page.getByRole('link', { name: 'Go on with a course' }).click();
    await page.waitForURL(`${platform.url}/2.0/en/start?mentor=1&tester=1`);
    const language = page.getByLabel('Language');
    await alive(language);
    await language.selectOption('de');
    await page.waitForURL(`${platform.url}/2.0/de/start?mentor=1&tester=1`);
    expect(await page.evaluate(() => localStorage.getItem('preferLang'))).toBe('de');
    const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ ll_mentor: '1', ll_tester: '1', ll_locale: 'de' });
    // Nobody was asked about analytics yet, so this browser has no name.
    expect(cookies).not.toHaveProperty('ll_device');
    await page.goto(`${platform.url}/`);
    await page.locator('.language-links-offer').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`${platform.url}/de`);
    await page.goto(`${platform.url}/2.0/de/start?mentor=0`);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toEqual(expect.not.arrayContaining(['ll_mentor']));
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('words', () => {
  it('[S-055] a page downloads the words of its own areas, in its own language', async () => {
    const { page, close } = await visit(browser);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    const saidBy = async (): Promise<string> => (await Promise.all(scripts)).join('\n');
    await page.goto(`${platform.url}/de`);
    await page.locator('h1').waitFor();
    await page.getByRole('link', { name: 'Anmelden' }).click();
    await page.getByRole('dialog').waitFor();
    const before = await saidBy();
    expect(before).toContain('public-auth.login.tab');
    for (const other of ['cabinet.dashboard.tab', 'training.road.tab', 'player.'])
      expect(before).not.toContain(`"${other}`);
    expect(before).toContain('Passwort');
    expect(before).not.toContain('Hasło');
    await page.goto(`${platform.url}/2.0/en/start`);
    await page.getByRole('button', { name: 'Walk the road' }).click();
    await page.waitForURL(cabinet);
    await page.locator('h1').waitFor();
    await expect.poll(saidBy).toContain('cabinet.dashboard.tab');
    expect(await saidBy()).not.toContain('training.road.tab');
    await close();
  });
});

describe('the error reporter', () => {
  const reported = '/service/analytics/api/error';

  it('[X-021] tells our own server of a broken page, and of nobody else’s noise', async () => {
    const { page, close } = await visit(browser);
    const told: string[] = [];
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(platform.url)) foreign.push(request.url());
      if (request.url().endsWith(reported)) told.push(request.postData() ?? '');
    });
    await page.goto(`${platform.url}/2.0/en/start`);
    const answer = page.waitForResponse((response) => response.url().endsWith(reported));
    await page.evaluate(() => {
      // Thrown later, as a script of the page would: the window hears it.
      setTimeout(() => {
        throw new Error('Uninitialized component: chat');
      });
      setTimeout(() => {
        throw new ReferenceError('unknown variable: dataLayer');
      });
      setTimeout(() => {
        throw new TypeError('the scissors are missing');
      });
    });
    expect((await answer).status()).toBe(200);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('the scissors are missing');
    expect(foreign).toEqual([]);
    await close();
  });

  it('[X-021] tells also what broke before the page lived', async () => {
    const { page, close } = await visit(browser);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${platform.url}/2.0/en/start`, { waitUntil: 'commit' });
    await page.locator('.document-waiting').waitFor();
    const answer = page.waitForRequest((request) => request.url().endsWith(reported));
    await page.evaluate(() => {
      void Promise.reject(new TypeError('the glue is dry'));
    });
    release();
    expect((await answer).postData()).toContain('the glue is dry');
    await close();
  });

  it('[X-021] tells by itself that a page does not live, because its program has not come', async () => {
    const { page, close } = await visit(browser);
    await page.clock.install();
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(`${platform.url}/2.0/en/start`);
    await page.locator('.document-waiting').waitFor();
    const answer = page.waitForResponse((response) => response.url().endsWith(reported));
    await page.clock.fastForward(31_000);
    expect((await answer).status()).toBe(200);
    expect((await answer).request().postData()).toMatch(/has not come|dynamically imported/);
    await close();
  });
});

describe('breakpoints', () => {
  it.each([
    ['K-056', 'sm', 640, '.site-header nav', 'column-gap', '/en'],
    ['K-057', 'md', 1024, '.cabinet-page-tabs', 'flex-direction', '/2.0/en/cabinet/dashboard/logic'],
    ['K-058', 'lg', 1280, '.cabinet-page-title', 'font-size', '/2.0/en/cabinet/dashboard/logic'],
  ])('[%s] the layout switches at %s, %i pixels', async (_row, _name, width, selector, property, path) => {
    const { page, close } = await visit(browser, { viewport: { width: width - 1, height: 800 } });
    if (path.includes('cabinet')) await startAs(page);
    else await page.goto(platform.url + path);
    await page.locator('h1').first().waitFor();
    const read = (): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const narrow = await read();
    await page.setViewportSize({ width: width - 2, height: 800 });
    expect(await read()).toBe(narrow);
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(read).not.toBe(narrow);
    await close();
  });
});
