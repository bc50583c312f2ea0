import type { Browser } from 'playwright-core';

const SLOWER = 6;

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** Longest task in which the loader's own code ran, in milliseconds, on a processor of a sixth of the speed. */
export async function longestLoaderTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'toplevel'] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('logikit-problem-player').getByRole('radio').first().waitFor();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await context.close();
  const own = traceEvents.filter(({ args, dur }) => dur !== undefined && args?.data?.url?.endsWith('/embed.js'));
  if (own.length === 0) throw new Error('The trace does not show the loader');
  const tasks = traceEvents.filter(({ name }) => name.endsWith('RunTask'));
  const around = own.flatMap(({ tid, ts }) =>
    tasks.filter((task) => task.tid === tid && task.ts <= ts && ts < task.ts + (task.dur ?? 0)),
  );
  return Math.max(...[...own, ...around].map(({ dur = 0 }) => dur / 1000));
}
