// Records the film of the four ideas from the animations of the site, frame by frame, so it is the same on every machine:
// node scripts/film.mjs <address of a running site>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { encode } from './film-encode.mjs';

const [site = 'http://localhost:4000'] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
const out = `${root}packages/portal/src/content/films/four-ideas`;
const size = { width: 640, height: 480 };
const fps = 20;
const sceneMs = 4500;
/** When the pieces of each idea come to rest, in ms: there a small wooden sound is heard. */
const taps = {
  pattern: [600, 950, 1300, 1650, 2200],
  mirror: [1600],
  balance: [1300, 1690],
  turn: [640, 1440, 2240, 3200],
};
const scenes = Object.keys(taps);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: size, locale: 'en-US', serviceWorkers: 'block', bypassCSP: true });
const page = await context.newPage();
await page.goto(`${site}/2.0/en/start`);
await page.getByRole('button', { name: '6 years' }).click();
await page.waitForURL(/dashboard\/logic$/);

const frames = [];
for (const scene of scenes) {
  await page.goto(`${site}/2.0/en/cabinet/animations-section/ideas?animationId=${scene}`);
  await page.locator(`[data-film=${scene}]`).click();
  await page.addStyleTag({
    content:
      'body * { visibility: hidden } .film-stage > .lk-art, .film-stage > .lk-art * { visibility: visible } .film-stage > .lk-art { position: fixed !important; inset: 0 !important; z-index: 99; inline-size: 640px !important; block-size: 480px !important; max-inline-size: none !important; border-radius: 0 !important; background: #fff }',
  });
  for (let at = 0; at < sceneMs; at += 1000 / fps) {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, at);
    frames.push((await page.screenshot({ type: 'png' })).toString('base64'));
  }
}

const sound = async (name) => (await readFile(`${root}packages/widgets/assets/sounds/${name}.wav`)).toString('base64');
const notes = scenes.flatMap((scene, index) => [
  ...taps[scene].map((at) => ({ sound: 'put-down', at: index * sceneMs + at })),
  { sound: 'right', at: index * sceneMs + 3500 },
]);
const films = await encode(context, {
  ...size,
  fps,
  frames,
  notes,
  sounds: { 'put-down': await sound('put-down'), right: await sound('right') },
  seconds: (scenes.length * sceneMs) / 1000,
});
await mkdir(out, { recursive: true });
for (const [type, bytes] of Object.entries(films)) await writeFile(`${out}/film.${type}`, bytes);
await browser.close();

/** 3.5 becomes 00:00:03.500. */
const stamp = (ms) => new Date(ms).toISOString().slice(11, 23);
for (const locale of ['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx']) {
  const words = JSON.parse(await readFile(`${root}locales/${locale}/play.json`, 'utf8'));
  const cues = scenes.map(
    (scene, index) =>
      `${stamp(index * sceneMs)} --> ${stamp((index + 1) * sceneMs)} line:0\n${words[`play.film.${scene}.text`]}\n`,
  );
  await writeFile(`${out}/${locale}.vtt`, `WEBVTT\n\n${cues.join('\n')}`);
}
