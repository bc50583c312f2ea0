import type { Page } from 'playwright-core';

/** Resolves when the page hears what the platform has to tell: its next socket is open, and its topic agreed to. */
export async function hearsNews(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => /"ack","id":"[0-9a-f-]{36}"/.test(String(payload)),
  });
}
