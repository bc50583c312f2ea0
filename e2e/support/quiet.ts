import type { BrowserContext, Page, Request } from 'playwright-core';

const SILENCE_MS = 500;
const LONGEST_MS = 60_000;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Writes down from now on what the pages of this visitor ask for and have not got yet. */
export function noteRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Resolves when nothing has been asked for and nothing been under way for half a second since the call, on any page of
 * the visitor. For "nothing more is asked for" alone: whoever waits for something waits for that. A load state that
 * tells the same is reached once in a document, so a second wait for it returns at once.
 */
export function quiet(page: Page): Promise<void> {
  const context = page.context();
  const requests = underWay.get(context);
  if (!requests) throw new Error('Nobody has noted the requests of this page');
  // A page that has been closed or left tells no more how its requests ended.
  for (const request of requests) if (isForgotten(request)) requests.delete(request);
  return new Promise((resolve, reject) => {
    let silence: NodeJS.Timeout | undefined;
    const look = (): void => {
      clearTimeout(silence);
      if (requests.size === 0) silence = setTimeout(() => end(resolve), SILENCE_MS);
    };
    const limit = setTimeout(() => {
      const left = [...requests].map((request) => `${request.method()} ${request.url()}`);
      end(() => reject(new Error(`Requests without an end: ${left.join(', ')}`)));
    }, LONGEST_MS);
    const end = (tell: () => void): void => {
      clearTimeout(silence);
      clearTimeout(limit);
      context.off('request', look).off('requestfinished', look).off('requestfailed', look);
      tell();
    };
    context.on('request', look).on('requestfinished', look).on('requestfailed', look);
    look();
  });
}

function isForgotten(request: Request): boolean {
  try {
    return request.frame().isDetached() || request.frame().page().isClosed();
  } catch {
    // Of a worker, or the first of a page that has not come.
    return false;
  }
}
