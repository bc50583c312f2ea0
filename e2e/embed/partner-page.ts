import type { Browser, Locator, Page, Request } from 'playwright-core';
import { visit, type Visit, type VisitOptions } from '../support/browser.ts';
import { schemaFaults } from './event-schemas.ts';

export interface PlayerEvent {
  /** Of the element that told it. */
  readonly tag: string;
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Seen {
  readonly violations: string[];
  readonly shifts: number[];
  readonly errors: string[];
  readonly events: PlayerEvent[];
}

export interface PartnerPage extends Visit {
  readonly player: Locator;
  readonly requests: readonly Request[];
  /** What the page saw itself: refused policies, things that moved, uncaught errors, the player's events. */
  seen(): Promise<Seen>;
  /** Waits until the player has told something again, and refuses what is not as its published schema says. */
  told(name: string, count?: number): Promise<PlayerEvent>;
  /** Opens another problem in the player that is there. */
  show(problem: number): Promise<void>;
}

/** A visitor of the partner's page, watched from the first byte on. */
export async function openPartnerPage(browser: Browser, url: string, options: VisitOptions = {}): Promise<PartnerPage> {
  const visitor = await visit(browser, options);
  return watch(visitor, url);
}

export async function watch(visitor: Visit, url: string): Promise<PartnerPage> {
  const { page } = visitor;
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(takeNotes);
  await page.goto(url);
  const player = page.locator('logikit-problem-player').first();
  const seen = (): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
  const told = async (name: string, count = 1): Promise<PlayerEvent> => {
    for (;;) {
      const heard = (await seen()).events.filter((event) => event.name === name);
      const event = heard[count - 1];
      if (event) {
        const faults = schemaFaults(event.tag, event);
        if (faults) throw new Error(faults);
        return event;
      }
      await nextNews(page);
    }
  };
  return {
    ...visitor,
    player,
    requests,
    seen,
    told,
    async show(problem) {
      const count = (await seen()).events.filter(({ name }) => name === 'ready').length;
      await player.evaluate((element, id) => element.setAttribute('problem', String(id)), problem);
      await told('ready', count + 1);
    },
  };
}

/** Runs in the page. NOTE: no waitForFunction here or anywhere: it needs eval, which Trusted Types refuse. */
function takeNotes(): void {
  const seen: Seen = { violations: [], shifts: [], errors: [], events: [] };
  Object.assign(globalThis, { seen });
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  addEventListener('error', (event) => seen.errors.push(event.message));
  addEventListener('unhandledrejection', (event) => seen.errors.push(String(event.reason)));
  // A frame tells what the element in it tells.
  const tagOf = (target: unknown): string => {
    if (target instanceof HTMLIFrameElement) return `logikit-${/embed\/([a-z-]+)/.exec(target.src)?.[1] ?? ''}`;
    return target instanceof Element ? target.localName : '';
  };
  const names = ['ready', 'answered', 'completed', 'station-chosen', 'board-chosen', 'solved', 'error'];
  for (const name of [...names, 'changed', 'checkout', 'paid', 'slide-shown', 'problem-solved', 'start']) {
    document.addEventListener(`logikit-${name}`, (event) => {
      seen.events.push({
        tag: tagOf(event.target),
        name,
        detail: (event as CustomEvent<PlayerEvent['detail']>).detail,
      });
      document.dispatchEvent(new Event('noted'));
    });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function nextNews(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('noted', resolve, { once: true });
        setTimeout(resolve, 100);
      }),
  );
}
