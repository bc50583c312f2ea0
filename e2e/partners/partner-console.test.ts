import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axe, desk, phone, settled, visit, type Visit } from '../support/browser.ts';
import { type ForeignHost, openForeignHost } from '../embed/hosts/foreign-host.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';
import { browser } from '../support/shared-browser.ts';

let platform: RunningPlatform;
let host: ForeignHost;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  [platform, host] = await Promise.all([startPlatform(), openForeignHost()]);
});
beforeEach(async () => {
  visitor = await visit(browser, { viewport: desk });
  page = visitor.page;
});
afterEach(() => visitor.close());
afterAll(async () => {
  await Promise.all([host.close(), platform.stop()]);
});

async function openConsole(name = 'partner'): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/partner`);
  await page.getByLabel('Name or e-mail').fill(name);
  await page.getByLabel('Password').fill(`kit-${name}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const part = (name: string) => page.getByRole('region', { name });
const preview = () => page.locator('.partner-stage > *');

async function snippetAs(mode: string): Promise<string> {
  await page.getByRole('radio', { name: mode, exact: true }).check();
  return page.locator('#snippet textarea').inputValue();
}

describe('partner console', () => {
  it('lets an owner in, and tells others kindly whose it is', async () => {
    await openConsole('adult');
    await page.getByText('This account does not belong to an organisation.').waitFor();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await openConsole();
    await page.getByRole('heading', { name: 'Demo partner' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it.each([phone, desk])(
    'is free of faults that axe sees at $width, and nothing is wider than the page',
    async (viewport) => {
      await page.setViewportSize(viewport);
      await openConsole();
      await preview().getByRole('button').first().waitFor();
      await settled(page);
      expect(await axe(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  it('makes a key, refuses what is no origin without losing what was typed, changes it and revokes it', async () => {
    await openConsole();
    const keys = part('Keys');
    await keys.getByRole('button', { name: 'New key' }).click();
    const form = keys.getByRole('form', { name: 'New key' });
    await form.getByLabel('Name', { exact: true }).fill('School');
    await form.getByLabel('Origins').fill('https://school.example/\nhttps://club.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('“https://school.example/” is not an origin.').waitFor();
    await form.getByLabel('Origins').fill('https://school.example\nhttps://club.example');
    // [D-207]
    const shop = 'Pages with this key show the shop to grown-ups who sign in there';
    expect(await form.getByLabel(shop).isChecked()).toBe(false);
    await form.getByLabel(shop).check();
    await form.getByRole('button', { name: 'Save' }).click();
    const key = keys.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'School' }) });
    await key.getByText('https://club.example').waitFor();
    await key.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => keys.getByLabel(shop).isChecked()).toBe(true);
    await keys.getByRole('button', { name: 'Cancel' }).click();
    await key.getByRole('button', { name: 'Revoke' }).click();
    await key.getByRole('button', { name: 'Revoke it' }).click();
    await key.getByText(/^Revoked on/).waitFor();
  });

  it('[D-310] lets a key show what is ticked of what the platform gave, and nothing else', async () => {
    await openConsole();
    const keys = part('Keys');
    await keys.getByRole('button', { name: 'New key' }).click();
    const form = keys.getByRole('form', { name: 'New key' });
    await form.getByLabel('Name', { exact: true }).fill('Chapters');
    const boxes = form.getByRole('group', { name: 'Shows also' }).getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(3);
    const [first, second] = (await form.getByRole('group').locator('label').allTextContents()) as [string, string];
    await form.getByLabel(first, { exact: true }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    const key = keys.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Chapters' }) });
    const shown = key.getByRole('list', { name: 'Shows also' }).getByRole('listitem');
    await expect.poll(() => shown.allTextContents()).toEqual([first]);
    await key.getByRole('button', { name: 'Change' }).click();
    const again = keys.getByRole('form', { name: 'Chapters' });
    await again.getByLabel(first, { exact: true }).uncheck();
    await again.getByLabel(second, { exact: true }).check();
    await again.getByRole('button', { name: 'Save' }).click();
    // Leaving the page before it is saved would take the change along.
    await expect.poll(() => shown.allTextContents()).toEqual([second]);
    await page.reload();
    await expect.poll(() => shown.allTextContents()).toEqual([second]);
    expect(visitor.complaints).toEqual([]);
  });

  it('shows a new secret once', async () => {
    await openConsole();
    const secret = part('Secret');
    await secret.getByRole('button', { name: 'Make a new secret' }).click();
    const text = await secret.getByLabel('New secret').inputValue();
    expect(text).toMatch(/^sk_[\w-]{43}$/);
    await secret.getByText(/works until/).waitFor();
    await page.reload();
    await secret.getByText(/works until/).waitFor();
    expect(await page.content()).not.toContain(text);
  });

  it('warns of words that cannot be read, keeps the look and shows it on the widget', async () => {
    await openConsole();
    const look = part('Look');
    await look.getByLabel('violet', { exact: true }).fill('#eeeeee');
    await look.getByText('on-violet on violet: 1.1 : 1.').waitFor();
    await look.getByLabel('violet', { exact: true }).fill('#0b6e4f');
    await look.getByText('on-violet on violet').waitFor({ state: 'detached' });
    await look.getByRole('button', { name: 'Save' }).click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLElement>('.partner-stage > *')?.style.cssText.includes('--logikit-violet'),
    );
    expect(await snippetAs('Element')).toContain('--logikit-violet: #0b6e4f;');
    await look.getByRole('button', { name: 'As Logikit made it' }).click();
    await look.getByRole('button', { name: 'Save' }).click();
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('.partner-stage > *')?.style.cssText);
  });

  it('counts what a page of the partner does', async () => {
    await page.goto(
      host.serve(`<script type="module" src="${platform.url}/v1/embed.js" data-key="pk_demo" crossorigin></script>
      <logikit-problem-player problem="2" lang="en"></logikit-problem-player>`),
    );
    await page.locator('logikit-problem-player').getByRole('button').first().waitFor();
    await openConsole();
    const opened = part('Figures').locator('[data-figure=opened] dd');
    expect(Number(await opened.textContent())).toBeGreaterThan(0);
    await part('Figures').locator('.bar-chart').first().waitFor();
  });
});

describe('every snippet opens', () => {
  /** Writes down which widget was ready last. */
  const noteReady = () =>
    addEventListener('logikit-ready', ({ target }) => (document.body.dataset['ready'] = (target as Element).localName));
  const ready = (on: Page, name: string) => on.locator(`body[data-ready=${name}]`).waitFor();
  const choice = () => page.getByRole('combobox', { name: 'Widget' });
  /** Opens the console and answers which widgets there are. */
  const openMaker = async (): Promise<readonly string[]> => {
    await page.addInitScript(noteReady);
    await openConsole();
    await ready(page, 'logikit-problem-player');
    return choice().locator('option').allTextContents();
  };
  /** Opens a page of another site that somebody has pasted this into; resolves when `name` is ready. */
  const paste = async (html: string, name: string): Promise<void> => {
    const other = await page.context().newPage();
    await other.addInitScript(noteReady);
    await other.goto(host.serve(html));
    await ready(other, name);
    await other.close();
  };

  it('as an element on a page of another site, and stands in the preview before', async () => {
    const tags = await openMaker();
    expect(tags).toEqual(
      expect.arrayContaining(['problem-player', 'thread-road', 'game', 'rating-board', 'certificate', 'landing']),
    );
    for (const tag of tags) {
      await choice().selectOption({ label: tag });
      await ready(page, `logikit-${tag}`);
      await paste(await snippetAs('Element'), `logikit-${tag}`);
    }
  });

  it('as a frame, whose events reach the page around it', async () => {
    for (const tag of await openMaker()) {
      await choice().selectOption({ label: tag });
      // [T10] What is paid for stands in no frame.
      if (tag === 'shop-cart') expect(await page.getByRole('radio', { name: 'Frame', exact: true }).count()).toBe(0);
      else await paste(await snippetAs('Frame'), 'iframe');
    }
  });

  it('as an address that oEmbed turns into a frame', async () => {
    await openMaker();
    for (const tag of ['problem-player', 'thread-road']) {
      await choice().selectOption({ label: tag });
      const address = await snippetAs('WordPress');
      const answer = await fetch(`${platform.url}/oembed?${new URLSearchParams({ url: address, format: 'json' })}`);
      const { html } = (await answer.json()) as { html: string };
      const other = await page.context().newPage();
      await other.goto(host.serve(html));
      await other.frameLocator('iframe').locator(`logikit-${tag}`).getByRole('button').first().waitFor();
      await other.close();
    }
  });
});
