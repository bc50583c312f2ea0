import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';

const wait = { timeout: 30_000 };

interface Class {
  /** The nickname of a classmate. */
  readonly mate: string;
  /** How many friends the platform knows of. */
  readonly friends: () => Promise<number>;
}

/**
 * On the friends' tab, with the keyboard alone: likes a classmate, asks and takes it back; agrees to whoever asks, and
 * parts again.
 */
export async function meetAndPart(page: Page, { mate: name, friends }: Class): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = async (label: RegExp | string): Promise<void> => {
    await tabTo(page, dialog.getByRole('button', { name: label }));
    await page.keyboard.press('Enter');
  };
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };

  const mate = page.getByRole('region', { name: 'My class' }).getByRole('button', { name });
  await mate.waitFor(wait);
  await tabTo(page, mate);
  await page.keyboard.press('Enter');
  const like = dialog.getByRole('button', { name: /^Like / });
  await like.waitFor(wait);
  await press(/^Like /);
  await expect.poll(() => like.getAttribute('aria-pressed'), wait).toBe('true');
  await press('Ask to be friends');
  await dialog.getByText('Waiting for an answer').waitFor(wait);
  await press('Take it back');
  await dialog.getByRole('button', { name: 'Ask to be friends' }).waitFor(wait);
  await leave();

  const asks = page.getByRole('region', { name: 'Want to be friends' }).getByRole('button').first();
  await tabTo(page, asks);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Be friends' }).waitFor(wait);
  await press('Be friends');
  await dialog.getByText('You are friends').waitFor(wait);
  expect(await friends()).toBe(1);
  await press('Remove');
  await press('Really remove');
  await dialog.getByRole('button', { name: 'Ask to be friends' }).waitFor(wait);
  await leave();
  // The button that opened the card is gone: the focus is not lost with it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), wait).toBe('inviter-friends');
}

/** On the settings: goes through the rings faster than the platform answers, wears one and takes it off. */
export async function wearRing(page: Page): Promise<void> {
  const worn = page.locator('.cabinet-page-tools .avatar-ring');
  const first = page.getByRole('radio', { name: 'Ring 1', exact: true });
  const picture = await page.locator('label', { has: first }).locator('.avatar-ring').getAttribute('src');
  await tabTo(page, page.getByRole('radio', { name: 'No ring' }));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  // Every answer has come, also that of the ring in between.
  await quiet(page);
  await expect.poll(() => worn.getAttribute('src'), wait).toBe(picture);
  await tabTo(page, first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => worn.count(), wait).toBe(0);
}
