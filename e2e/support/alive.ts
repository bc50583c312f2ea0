import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Resolves when React has taken over what was written beforehand: a click before that is heard by nobody. */
export async function alive(target: Locator): Promise<void> {
  const isHeard = () => target.evaluate((own) => Object.keys(own).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHeard).toBe(true);
}
