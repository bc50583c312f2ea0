import type { Opening, Wish } from './protocol.ts';
import type { Settings } from './settings.ts';

/** What is read here of the platform's answer. */
interface OpenedOnWire {
  readonly session: { readonly refresh_token?: string };
}

/** Where an opening waits for who takes it; every copy of a loader looks there. Null says that it was taken. */
const page = globalThis as unknown as Record<symbol, Opening | null | undefined>;
const nameOf = ({ origin, key }: Settings): symbol => Symbol.for(`logikit.opening.${origin} ${key}`);

/** Asks for what the page's first widget shows, while its files are on their way. Later widgets find a client there. */
export function openEarly(settings: Settings, wish: Wish): void {
  const name = nameOf(settings);
  if (page[name] === undefined) page[name] = ask(settings, wish);
}

/** The opening that is on its way already, or a new one. Undefined without a key, which nothing can be opened with. */
export function takeOpening(settings: Settings, wish: Wish): Opening | undefined {
  const name = nameOf(settings);
  const opening = page[name] ?? ask(settings, wish);
  page[name] = null;
  return opening;
}

/**
 * Asks for a session and for what is shown first in one request, which a browser sends to another origin without asking
 * there before: its body calls itself text and it has no header of its own. Null when that did not go well; then the
 * client asks step by step, and knows what to do with a refusal.
 */
function ask({ origin, key, parent, getToken }: Settings, wish: Wish): Opening | undefined {
  if (key === undefined) return undefined;
  // The SDK's name: where it keeps the anonymous learner of an earlier visit, and for one tab at a time.
  const place = `logikit.session.${key}${parent === undefined ? '' : ` ${parent}`}`;
  const open = async (): Promise<unknown> => {
    const kept: Record<string, string> = localStorage;
    const refresh_token = getToken ? undefined : kept[place];
    const external_sub_token = await getToken?.();
    const response = await fetch(`${origin}/auth/open-widget.json`, {
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify({ ...wish, key, parent, refresh_token, external_sub_token }),
    });
    if (!response.ok) return null;
    const opened = (await response.json()) as OpenedOnWire;
    const renewed = opened.session.refresh_token;
    if (renewed) kept[place] = renewed;
    return opened;
  };
  // A page without https has no locks.
  const answer = (navigator.locks as LockManager | undefined)?.request(place, open) ?? open();
  return { wish, answer: answer.catch(() => null) };
}
