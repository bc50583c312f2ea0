import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openStrictHost } from '../embed/hosts/strict-host.ts';
import { watch } from '../embed/partner-page.ts';
import { visit, type Visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';
import { answerFirst, isAnswer, PLAYER } from './answering.ts';

const READING_MS = 8000;
const ANSWER_MS = 4000;
const host = await openStrictHost();
let visitor: Visit;

afterEach(() => visitor.close());

/** What is held on its way to the platform. */
interface Held {
  /** Resolves when something is held. */
  readonly caught: Promise<unknown>;
  readonly count: () => number;
  /** Everything goes through again, and what was held arrives after all. */
  release(): Promise<void>;
}

/** A network that is there and brings nothing. The time of the page is moved by hand. */
async function hold(page: Page, path: string): Promise<Held> {
  const held: Route[] = [];
  let tell: (value: unknown) => void = () => undefined;
  const caught = new Promise((resolve) => (tell = resolve));
  await page.route(path, (route) => {
    held.push(route);
    tell(route);
  });
  return {
    caught,
    count: () => held.length,
    async release() {
      await page.unroute(path);
      // Who has given up meanwhile has closed its request.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

async function come(): Promise<Page> {
  visitor = await visit(browser);
  await visitor.page.clock.install();
  return visitor.page;
}

describe('on a network that brings nothing', () => {
  it("a player on a partner's page says so after 8 s, and comes when it is asked for again", async () => {
    const page = await come();
    const held = await hold(page, '**/auth/open-widget.json');
    await page.goto(host.url(platform.url, PLAYER));
    await held.caught;
    // The player waits for it, too; before that it is only the loader that has asked.
    await page.locator('.lk-player[data-state=skeleton]').waitFor();
    await page.clock.runFor(READING_MS);
    await page.locator('.lk-notice').getByText('That took too long.').waitFor();
    await held.release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-state=idle]').first().waitFor();
    expect(held.count()).toBe(1);
  });

  it('an answer is told to be kept after 4 s; its verdict is told when it comes, and it counts once', async () => {
    const page = await come();
    const partner = await watch(visitor, host.url(platform.url, PLAYER));
    await page.clock.runFor(1000);
    await partner.told('ready');
    const held = await hold(page, '**/passing*');
    await answerFirst(partner);
    await held.caught;
    await page.clock.runFor(ANSWER_MS);
    await partner.player.getByText('This is taking a while.').first().waitFor();
    await partner.player.getByText('Your answer is safe and on its way.').first().waitFor();
    await held.release();
    await partner.told('answered');
    expect(partner.requests.filter(isAnswer)).toHaveLength(1);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.startsWith('logikit.answers')),
    );
    expect(left).toEqual([]);
  });
});
