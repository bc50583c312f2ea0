import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, phone, settled, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** Writes down how loud each sound of the page was set, latest last. */
function listenToGains(): void {
  const heard: number[] = [];
  Object.assign(globalThis, { gains: heard });
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    heard.push(value);
    return set.call(this, value, at);
  };
}

const gains = (page: Page) => page.evaluate(() => (globalThis as unknown as { gains: number[] }).gains);
const latestGain = async (page: Page) => (await gains(page)).at(-1);

it('[S-053] a film of our own plays with captions, and the other sounds are silent meanwhile', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: phone, locale: 'de-DE' });
  await page.addInitScript(listenToGains);
  await startByHand({ page, url: platform.url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${platform.url}/2.0/en/cabinet/lecture`);
  const film = page.locator('video');
  await film.waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  expect(asked.filter((url) => /\.(webm|mp4)/.test(url))).toEqual([]);

  // A press is heard, so there is a sound that can be silenced.
  await page.locator('.theory-shelf-page').first().click();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect.poll(() => latestGain(page)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect.poll(() => latestGain(page)).toBe(0);
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => (video.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text),
    )
    .toBe('Two boats take turns. Say the row aloud and you hear the rule.');
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => latestGain(page)).toBeGreaterThan(0);

  // Its end is over before anybody could look, so what was heard is looked at afterwards.
  const before = (await gains(page)).length;
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await expect.poll(() => latestGain(page)).toBeGreaterThan(0);
  expect((await gains(page))[before]).toBe(0);
  expect(asked.filter((url) => !url.startsWith(platform.url))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
