// Measures pages that are only read as a slow phone meets them: 1.6 Mbps, 150 ms, a processor four times slower, nothing
// kept. Prints each figure beside its goal (design of the public site, section 11). Not a test: times depend on the machine.
import type { Browser, CDPSession } from 'playwright-core';
import { openBrowser, phone } from '../support/browser.ts';
import { startPlatform } from '../support/platform.ts';

const goals = { kilobytes: 55, requests: 5, shift: 0 } as const;
/** Until the largest thing is painted, in milliseconds. */
const lcpGoal = (path: string): number => (path.startsWith('/2.0/') ? 1200 : 1600);
const paths = ['/en', '/', '/uk', '/tr', '/2.0/en/adults', '/2.0/companies', '/2.0/uk/article/after-a-mistake'];
const runs = 3;

interface Measured {
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
  readonly lcp: number;
  readonly shift: number;
}

const platform = await startPlatform();
const browser = await openBrowser();
try {
  console.log('page                                 kB / 55   files / 5   scripts   LCP s / goal   shift / 0');
  for (const path of paths) {
    const all: Measured[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(browser, platform.url + path));
    const { bytes, requests, scripts, lcp, shift } =
      all.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs / 2)] ?? fail();
    const kilobytes = bytes / 1000;
    console.log(
      path.padEnd(34),
      `${kilobytes.toFixed(1)} (${(kilobytes / goals.kilobytes).toFixed(2)})`.padStart(12),
      `${requests} (${(requests / goals.requests).toFixed(1)})`.padStart(9),
      String(scripts).padStart(8),
      `${(lcp / 1000).toFixed(2)} (${(lcp / lcpGoal(path)).toFixed(2)})`.padStart(15),
      shift.toFixed(3).padStart(10),
    );
  }
} finally {
  await browser.close();
  await platform.stop();
}

function fail(): never {
  throw new Error('Nothing was measured');
}

async function measure(owner: Browser, url: string): Promise<Measured> {
  const context = await owner.newContext({ viewport: phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = await countFiles(session);
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      // The browser's own types do not know layout shifts yet.
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { lcp: number; shift: number } }).seen);
  await context.close();
  return { ...files(), ...seen };
}

/** Slows the page's line and processor down, and counts what comes over the line. */
async function countFiles(session: CDPSession): Promise<() => Omit<Measured, 'lcp' | 'shift'>> {
  const bytes = new Map<string, number>();
  let scripts = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    bytes.set(requestId, 0);
    if (type === 'Script') scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => ({ bytes: [...bytes.values()].reduce((sum, one) => sum + one, 0), requests: bytes.size, scripts });
}
