import { afterEach } from 'vitest';
import { openPartnerPage, type PartnerPage } from '../partner-page.ts';
import { openStrictHost } from './strict-host.ts';
import type { VisitOptions } from '../../support/browser.ts';
import { browser } from '../../support/shared-browser.ts';
import { platform } from '../../support/shared-platform.ts';

export interface StrictPages {
  /** Origin of the platform. */
  origin(): string;
  /** Address of a page with this markup. */
  address(markup: string): string;
  /** Opens a page with this markup; it is closed after the test. */
  open(markup: string, options?: VisitOptions): Promise<PartnerPage>;
}

const host = await openStrictHost();

/** Pages of a partner under the strictest policy, for all tests of a file. */
export function useStrictPages(): StrictPages {
  const pages: PartnerPage[] = [];

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });

  const address = (markup: string): string => host.url(platform.url, markup);
  return {
    origin: () => platform.url,
    address,
    async open(markup, options) {
      const page = await openPartnerPage(browser, address(markup), options);
      pages.push(page);
      return page;
    },
  };
}
