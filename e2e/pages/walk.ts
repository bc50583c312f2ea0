// Walks through every page of the site, in three languages, on a phone and on a desk, and keeps a picture of each in
// `.walk/`: for human eyes. `pnpm walk de` walks in one language alone.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clippedOn, desk, openBrowser, phone, settled } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { startPlatform } from '../support/platform.ts';
import { roomsOf } from './pages.ts';
import { arrive } from './visitors.ts';

const folder = join(import.meta.dirname, '../../.walk');
const sizes = { phone, desk };
const locales = process.argv.length > 2 ? process.argv.slice(2) : ['ru', 'en', 'de'];

const [platform, browser] = await Promise.all([startPlatform(), openBrowser()]);
const nameOf = (path: string): string => path.replace(/^\/(2\.0\/)?/, '').replace(/[^\w-]+/g, '_') || 'main';

try {
  for (const locale of locales) await walk(locale);
} finally {
  await browser.close();
  await platform.stop();
}

async function walk(locale: string): Promise<void> {
  const { visits, story } = await arrive(browser, platform.url, { locale, viewport: desk });
  for (const [size, viewport] of Object.entries(sizes)) {
    const out = join(folder, `${locale}-${size}`);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    for (const { visitor, path } of roomsOf(story, locale)) {
      const { page, complaints } = visits[visitor];
      await page.setViewportSize(viewport);
      await page.goto(platform.url + path);
      await page.locator('h1').first().waitFor();
      await quiet(page);
      const popups = page.locator('dialog[data-popup][open]');
      while ((await popups.count()) > 0) await page.keyboard.press('Escape');
      await settled(page);
      const arrived = new URL(page.url());
      if (arrived.pathname + arrived.search !== path) console.log(`${path} -> ${arrived.pathname}${arrived.search}`);
      for (const complaint of complaints.splice(0)) console.log(`${path}: ${complaint}`);
      const clipped = await clippedOn(page);
      if (clipped.length > 0) console.log(`${path} at ${viewport.width}: cut off: ${clipped.join(', ')}`);
      // What sticks to the window's edge would lie across the middle of a picture of the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: viewport.width, height: Math.max(viewport.height, height) });
      await page.screenshot({ path: join(out, `${nameOf(path)}.png`) });
    }
  }
  await Promise.all(Object.values(visits).map(({ close }) => close()));
  console.log(`${locale}: done`);
}
