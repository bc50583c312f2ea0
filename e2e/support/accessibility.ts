import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe, clippedOn, desk, phone, settled } from './browser.ts';

/** A folder for pictures of what is looked at, for human eyes. */
const pictures = process.env['LOOK_PICTURES'];

/** Nothing hidden, nothing that axe sees, on a desk and on a phone. */
export async function look(page: Page, name: string): Promise<void> {
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect({ name, axe: await axe(page), clipped: await clippedOn(page), isWide }).toEqual({
      name,
      axe: [],
      clipped: [],
      isWide: false,
    });
    const path = `${pictures}/${name.replaceAll('/', '-')}-${viewport.width}.png`;
    if (pictures) await page.screenshot({ path, fullPage: true });
  }
}
