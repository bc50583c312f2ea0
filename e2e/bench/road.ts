// Measures how smoothly the road scrolls on a phone whose processor is slowed down: `pnpm bench:road`, or
// `pnpm bench:road 6` for a processor six times slower. Prints how many of the sixty frames a second were drawn.
import type { Page } from 'playwright-core';
import { openBrowser, phone, settled, visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { startIn } from '../support/accounts.ts';
import { startPlatform } from '../support/platform.ts';

const slower = Number(process.argv[2] ?? 4);
const FRAME_MS = 1000 / 60;

const [platform, browser] = await Promise.all([startPlatform(), openBrowser()]);
try {
  const { page } = await visit(browser, { viewport: phone });
  await startIn(page, platform.url);
  for (const theme of ['light', 'laboratory']) {
    await page.evaluate((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
    await page.goto(`${platform.url}/2.0/en/cabinet/thread/2/1`);
    await page
      .getByRole('link', { name: /Station 1/ })
      .first()
      .waitFor();
    await quiet(page);
    await settled(page);
    // The first way down draws what the second one finds drawn.
    for (const way of ['first', 'second']) {
      const frames = await scroll(page);
      const wanted = (frames.at(-1) ?? 0) / FRAME_MS;
      const gaps = frames.map((at, index) => at - (frames[index - 1] ?? 0));
      const ratio = Math.round((Math.min(frames.length, wanted) / wanted) * 1000) / 10;
      const worst = Math.round(Math.max(...gaps));
      console.log(
        `${theme}, ${way} way down, CPU ÷ ${slower}: ${ratio} % of 60 frames a second, longest gap ${worst} ms`,
      );
    }
  }
} finally {
  await browser.close();
  await platform.stop();
}

/** Scrolls by touch through the whole road; gives back when frames were drawn, in milliseconds from the first. */
async function scroll(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const distance = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight - innerHeight;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames, isScrolling: true });
    const note = (at: number): void => {
      frames.push(at);
      if ((window as unknown as { isScrolling: boolean }).isScrolling) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: phone.width / 2,
    y: phone.height / 2,
    yDistance: -distance,
    speed: 1200,
    gestureSourceType: 'touch',
  });
  const frames = await page.evaluate(() => {
    const seen = window as unknown as { frames: number[]; isScrolling: boolean };
    seen.isScrolling = false;
    return seen.frames;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return frames.slice(1).map((at) => at - (frames[0] ?? 0));
}
