import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe, clippedOn, desk, overflowOf, phone, settled } from './browser.ts';

/** A folder for pictures of what is looked at, for human eyes. */
const pictures = process.env['LOOK_PICTURES'];

/** Nothing that axe sees, and no page that is wider than its window. */
export async function looksRight(page: Page, message?: string): Promise<void> {
  await settled(page);
  expect(await axe(page), message).toEqual([]);
  await expect.poll(() => overflowOf(page), message === undefined ? {} : { message }).toBe(0);
}

/** Nothing hidden, nothing that axe sees, on a desk and on a phone. */
export async function look(page: Page, name: string): Promise<void> {
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect({ name, axe: await axe(page) }).toEqual({ name, axe: [] });
    const fits = async () => ({
      name,
      clipped: await clippedOn(page),
      isWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
    });
    await expect.poll(fits).toEqual({ name, clipped: [], isWide: false });
    const path = `${pictures}/${name.replaceAll('/', '-')}-${viewport.width}.png`;
    if (pictures) await page.screenshot({ path, fullPage: true });
  }
}
