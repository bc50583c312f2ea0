import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { tellWhenFailed } from './failed-page.ts';
import { noteRequests } from './quiet.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** `npm run test:repeat` makes everything a page does slower, or its processor. */
const { LOGIKIT_TEST_SLOW_MO_MS: slowMo = '0', LOGIKIT_TEST_CPU_RATE: cpuRate = '1' } = process.env;

/** How a browser is started here. */
export const launching = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args,
  slowMo: Number(slowMo),
} as const satisfies LaunchOptions;

export const openBrowser = (): Promise<Browser> => chromium.launch(launching);

const WAIT_MS = 60_000;
const openPopup = 'dialog[data-popup][open]';

export interface Visit {
  readonly page: Page;
  /** Messages that a healthy page has none of: errors of scripts, refused policies, failed requests. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Windows that open by themselves stay open: for whoever came to see them. Otherwise they are put away. */
  readonly seesPopups?: boolean | undefined;
  /** Runs in every document before anything else does: what a browser or a page's owner has spoiled. */
  readonly before?: (() => void) | undefined;
}

/** A new visitor with nothing remembered, whose page writes down everything that goes wrong. */
export async function visit(
  browser: Browser,
  { seesPopups = false, before, ...options }: VisitOptions = {},
): Promise<Visit> {
  return watchVisitor(await browser.newContext({ ...visitorOf, ...options }), { seesPopups, before });
}

/** The service worker fetches the whole cabinet; only what is about being offline asks for it. */
export const visitorOf = { viewport: phone, locale: 'en-US', serviceWorkers: 'block' } as const;

/** The first page of a visitor, whatever their browser is. */
export async function watchVisitor(
  context: BrowserContext,
  { seesPopups, before }: Pick<VisitOptions, 'seesPopups' | 'before'> = {},
): Promise<Visit> {
  // Only ends what never comes: on a machine that is busy otherwise a page takes its time.
  context.setDefaultTimeout(WAIT_MS);
  noteRequests(context);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  if (cpuRate !== '1') await slowDown(page, Number(cpuRate));
  // The next window may open as soon as one is closed: it is put away by a call of its own.
  if (!seesPopups) await page.addLocatorHandler(page.locator(openPopup), putAwayPopup, { noWaitAfter: true });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  tellWhenFailed(page, complaints);
  return { page, complaints, close: () => context.close() };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function putAwayPopup(popup: Locator): Promise<void> {
  const [name] = await popup.evaluateAll((all) => all.map((one) => one.getAttribute('data-popup')));
  // It went by itself meanwhile.
  if (name === undefined) return;
  await popup.page().keyboard.press('Escape');
  await popup.page().locator(`dialog[data-popup=${name}][open]`).waitFor({ state: 'hidden' });
}

/** Clicks what closes its own window, which may be gone before the click is told to have happened. */
export async function clickToClose(target: Locator): Promise<void> {
  const popup = target.page();
  const closed = popup.waitForEvent('close');
  await target.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}

/** Resolves when the fonts are there and nothing moves any more: only then can a page be measured or judged. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
}

/** Goes on with the keyboard alone until this has the focus. A window that has opened by itself has it, and is put away. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const popups = page.locator(openPopup);
  for (let tried = 0; tried < 90; tried += 1) {
    if ((await popups.count()) > 0) await putAwayPopup(popups);
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

const looksFor: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is in order is not gathered: that would be half of the work.
  resultTypes: ['violations'],
};

/** Violations that axe sees on the page, told so that a person can find them. */
export async function axe(page: Page): Promise<string[]> {
  const violations = page.frames().length === 1 ? await violationsIn(page) : await violationsInAllFrames(page);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((one) => one.target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
}

/** The builder runs axe in every frame and gathers what each has found in a page of its own. */
async function violationsInAllFrames(page: Page): Promise<readonly Result[]> {
  return (await new AxeBuilder({ page }).options(looksFor).analyze()).violations;
}

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = ofBuilder('axe-core') as { readonly source: string };

/** Where there is one frame, the same axe alone: half the time, and only what is wrong travels. */
async function violationsIn(page: Page): Promise<readonly Result[]> {
  const runs = `axe.run(document, ${JSON.stringify(looksFor)}).then(({ violations }) => violations)`;
  return page.evaluate<readonly Result[]>(`${source};${runs}`);
}

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Words and things to touch that stand beyond the edge of the window and cannot be scrolled to, and words that touch the
 * edge. A page that clips its overflow measures as wide as the window, so its width alone says nothing.
 */
export function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const canScroll = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
    const told = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.slice(0, 30)}"`;
    return [...document.body.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, dd, dt, label')]
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        // Words for screen readers alone are one pixel large.
        if (own <= 2 || height <= 2) return false;
        const room = element.matches('h1, h2, h3, p, label') && element.textContent !== '' ? 4 : -1;
        return (right > width - room || left < room) && !canScroll(element);
      })
      .map(told);
  });
}
