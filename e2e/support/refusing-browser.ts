import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launching, type Visit, visitorOf, watchVisitor } from './browser.ts';

/** By the browser's own setting: no cookies, and with them no storage, no databases, no caches and no locks. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A visitor whose browser refuses to keep anything. Needs the whole browser: its shell has no such setting. */
export async function visitRefusing(): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'logikit-browser-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const visitor = await watchVisitor(await chromium.launchPersistentContext(profile, { ...launching, ...visitorOf }));
  return {
    ...visitor,
    async close() {
      await visitor.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
