import type { Opening, Wish } from '../protocol.ts';
import { settings } from './settings.ts';

/** What is read here of the platform's answer. */
interface OpenedOnWire {
  readonly session: { readonly refresh_token?: string };
}

/** Where an opening waits for who takes it; every copy of a loader looks there. Null says that it was taken. */
const page = globalThis as unknown as Record<symbol, Opening | null | undefined>;
const place = (): symbol => Symbol.for(`logikit.opening.${settings.origin} ${settings.key}`);
let first: Wish | undefined;

/** What the page's first widget shows is asked for while its files are on their way. Later widgets find a client there. */
export function openEarly(wish: Wish): void {
  first ??= wish;
}

// After the page's own modules, one of which may say who the learner is.
addEventListener('DOMContentLoaded', () => {
  if (first && page[place()] === undefined) page[place()] = ask(first);
});

/** The opening that is on its way already, or a new one. Undefined without a key, which nothing can be opened with. */
export function takeOpening(wish: Wish): Opening | undefined {
  const opening = page[place()] ?? ask(wish);
  page[place()] = null;
  return opening;
}

/**
 * Asks for a session and for what is shown first in one request, which a browser sends to another origin without asking
 * there before: its body calls itself text and it has no header of its own. Null when that did not go well; then the
 * client asks step by step, and knows what to do with a refusal.
 */
function ask(wish: Wish): Opening | undefined {
  const { origin, key, parent, getToken } = settings;
  if (!key) return undefined;
  // The SDK's name: where it keeps the anonymous learner of an earlier visit, and for one tab at a time.
  const name = `logikit.session.${key}${parent ? ` ${parent}` : ''}`;
  const open = async (): Promise<unknown> => {
    const response = await fetch(`${origin}/auth/open-widget.json`, {
      method: 'POST',
      credentials: 'omit',
      // The SDK's patience: a person is told long before, but a session that comes after all would be lost.
      signal: AbortSignal.timeout(30_000),
      // Texts and numbers only: no list, which a page could have taught to be a text.
      body: JSON.stringify({
        ...wish,
        key,
        parent,
        refresh_token: getToken ? undefined : await attempt(() => localStorage[name] as string | undefined),
        external_sub_token: await getToken?.(),
      }),
    });
    if (!response.ok) return null;
    const opened = (await response.json()) as OpenedOnWire;
    const renewed = opened.session.refresh_token;
    // Refused, or full: the learner stays for as long as the page.
    if (renewed) await attempt(() => (localStorage[name] = renewed));
    return opened;
  };
  return { wish, answer: inLine(name, open).catch(() => null) };
}

/** A page without https has no locks, and where cookies are refused they are, too: then there is nothing to share. */
async function inLine(name: string, open: () => Promise<unknown>): Promise<unknown> {
  let opened: Promise<unknown> | undefined;
  await attempt(() => navigator.locks.request(name, () => (opened = open())));
  return opened ?? open();
}

/** What a browser may refuse: then it is as if there was nothing. */
async function attempt<T>(run: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await run();
  } catch {
    // nothing then
  }
}
