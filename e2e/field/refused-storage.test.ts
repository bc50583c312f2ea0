import { afterEach, describe, expect, it } from 'vitest';
import { openStrictHost } from '../embed/hosts/strict-host.ts';
import { type PartnerPage, watch } from '../embed/partner-page.ts';
import { signInWith } from '../support/accounts.ts';
import { visit, type Visit } from '../support/browser.ts';
import { visitRefusing } from '../support/refusing-browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';
import { answerFirst, judgedAnswers, oneVariant, PLAYER } from './answering.ts';

const host = await openStrictHost();
let visitor: Visit;

afterEach(() => visitor.close());

/** There is no storage at all, and no locks. */
function missing(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: null, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: undefined });
}

/** Nothing more fits, and locks are refused. */
function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Nothing fits', 'QuotaExceededError');
  };
  LockManager.prototype.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
}

/** What is kept is not there afterwards. */
function forgetful(): void {
  Storage.prototype.setItem = () => undefined;
}

const browsers: Readonly<Record<string, () => Promise<Visit>>> = {
  'whose browser refuses all cookies': visitRefusing,
  'without a storage': () => visit(browser, { before: missing }),
  'whose storage is full': () => visit(browser, { before: full }),
  'whose storage forgets': () => visit(browser, { before: forgetful }),
};

async function open(come: () => Promise<Visit>): Promise<PartnerPage> {
  visitor = await come();
  return watch(visitor, host.url(platform.url, PLAYER));
}

describe.each(Object.entries(browsers))('a visitor %s', (_name, come) => {
  it("answers in an element on a partner's page", async () => {
    const page = await open(come);
    expect(await judgedAnswers(page)).toEqual([oneVariant]);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('reads, starts to learn and signs in on our own pages', async () => {
    visitor = await come();
    const { page, complaints } = visitor;
    for (const path of ['/en', '/2.0/en/auth/login', '/2.0/en/privacy', '/2.0/en/start']) {
      await page.goto(platform.url + path);
      await page.locator('h1, h2').first().waitFor();
    }
    await page.locator('.age-doors-door').nth(1).getByRole('button').first().click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
    await page.getByRole('heading').first().waitFor();
    await signInWith(page, platform.url, { name: 'adult', password: 'kit-adult', locale: 'ru' });
    await page.getByRole('heading').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

it('is told that an answer without a connection waits on the page, and it is sent from there', async () => {
  const page = await open(visitRefusing);
  await page.told('ready');
  await page.page.route('**/passing*', (route) => route.abort());
  await answerFirst(page);
  await page.player.getByText('Your answer waits on this page.').first().waitFor();
  await page.page.unroute('**/passing*');
  await page.page.evaluate(() => dispatchEvent(new Event('online')));
  await page.told('answered');
});
