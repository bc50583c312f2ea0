import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { openPartnerPage, type PartnerPage } from './partner-page.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';
import { openStrictHost, type StrictHost } from './strict-host.ts';

export interface StrictPages {
  /** Origin of the platform. */
  origin(): string;
  /** Address of a page with this markup. */
  address(markup: string): string;
  /** Opens a page with this markup; it is closed after the test. */
  open(markup: string, options?: BrowserContextOptions): Promise<PartnerPage>;
}

/** A platform, a browser and a partner under the strictest policy, for all tests of a file. */
export function useStrictPages(): StrictPages {
  let platform: RunningPlatform;
  let browser: Browser;
  let host: StrictHost;
  const pages: PartnerPage[] = [];

  beforeAll(async () => {
    [platform, browser, host] = await Promise.all([startPlatform(), openBrowser(), openStrictHost()]);
  }, 150_000);
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([host.close(), platform.stop()]);
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
