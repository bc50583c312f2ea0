import type { Browser, ViewportSize } from 'playwright-core';
import { visit, type Visit } from '../support/browser.ts';
import { putAwayAll } from '../support/popups.ts';
import { signInAs, startIn } from '../support/accounts.ts';
import { type Visitor, visitors } from './pages.ts';
import { live, type Story } from '../support/scenario.ts';

export interface Arrived {
  readonly visits: Readonly<Record<Visitor, Visit>>;
  readonly story: Story;
}

/** Everybody who meets the pages of the site, each in a browser of their own, in one language. */
export async function arrive(
  browser: Browser,
  url: string,
  { locale, viewport }: { readonly locale: string; readonly viewport: ViewportSize },
): Promise<Arrived> {
  const opened = await Promise.all(visitors.map(async (name) => [name, await visit(browser, { viewport })] as const));
  const visits = Object.fromEntries(opened) as Record<Visitor, Visit>;
  const story = await live(await startIn(visits.learner.page, url, { locale }), url);
  for (const name of visitors)
    if (name !== 'guest' && name !== 'learner') {
      await signInAs(visits[name].page, url, name, locale);
      await putAwayAll(visits[name].page);
    }
  return { visits, story };
}
