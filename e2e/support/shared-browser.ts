import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import './worker-end.ts';

/** One browser for all files that a test worker runs, one after another. It ends with its worker. */
export const browser: Browser = await openBrowser();
