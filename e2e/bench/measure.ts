import type { Browser, CDPSession } from 'playwright-core';

/** Slow 4G and a processor of a quarter of the speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

export interface Measured {
  /** Until the first problem can be answered, in milliseconds from the beginning of the page. */
  readonly ms: number;
  /** Bytes on the wire and requests until then, without the page itself. */
  readonly bytes: number;
  readonly requests: number;
  /** Longest task until a second after, in milliseconds. */
  readonly longestTask: number;
  readonly cls: number;
  /** JavaScript heap in use a second after, in bytes. */
  readonly heap: number;
}

interface Seen {
  readonly readyAt: number;
  readonly tasks: readonly number[];
  readonly shifts: readonly number[];
}

/** Opens a page as a new visitor on a slow phone, and measures until `count` problems can be answered. */
export async function measure(browser: Browser, url: string, count: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const wire = listen(cdp);
  // The page calls out by itself: whoever asked it again and again would be in its heap.
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'ready' });
  const ready = new Promise((resolve) => cdp.once('Runtime.bindingCalled', resolve));
  await page.addInitScript(watch, count);
  await page.goto(url, { waitUntil: 'commit' });
  await ready;
  const { bytes, requests } = wire.sum();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const heap = await heapOf(cdp);
  const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
  await context.close();
  return {
    ms: seen.readyAt,
    bytes,
    requests,
    longestTask: Math.max(0, ...seen.tasks),
    cls: seen.shifts.reduce((sum, value) => sum + value, 0),
    heap,
  };
}

/** JavaScript heap in use, in bytes. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Counts what has arrived. The page itself is not counted: it is the same for everybody. */
function listen(cdp: CDPSession): { sum(): { readonly bytes: number; readonly requests: number } } {
  const asked = new Set<string>();
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Document') asked.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!asked.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return { sum: () => ({ bytes, requests }) };
}

/** Runs in the page. */
function watch(count: number): void {
  const seen = { readyAt: 0, tasks: [] as number[], shifts: [] as number[] };
  let left = count;
  const hear = (): void => {
    left -= 1;
    if (left > 0) return;
    seen.readyAt = performance.now();
    (globalThis as unknown as { ready(told: string): void }).ready('');
  };
  Object.assign(globalThis, { seen });
  addEventListener('answerable', hear);
  addEventListener('logikit-ready', hear);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}
