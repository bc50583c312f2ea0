import { expect, it } from 'vitest';
import { desk, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { putAwayAll } from '../support/popups.ts';
import { live } from '../support/scenario.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

it('[S-057] one learner solves in a thread, a block, an exercise, an event and a side course, reads theory and plays', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  const hands = await startByHand({ page, url: platform.url });
  await putAwayAll(page);
  const story = await live(hands, platform.url);
  const { road, open, block, solved, exercise, running, side } = story;
  const at = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;
  const [begin] = (
    await hands.get<{ readonly problems: readonly { readonly id: number }[] }>(
      `/service/training/api/thread/${side.thread}`,
    )
  ).problems;
  for (const path of [
    `thread/${road}/problem/${open}`,
    `block/${block}/problem/${open}`,
    `exercise/2/1/1/problem/${exercise[0]}`,
    `event/${running.id}/problem/${running.problem}/solve`,
    `thread/${side.thread}/problem/${begin?.id}`,
  ]) {
    await page.goto(at(path));
    await page.locator('[part~=question]').first().waitFor();
    await page.locator('[part~=variant], [part~=picture]').first().waitFor();
  }
  await page.goto(at(`thread/${road}/problem/${solved}/theory`));
  await page.locator('dialog[open] h2, [role=dialog] h2').first().waitFor();
  await page.goto(at('game/walk'));
  await page.locator('.lk-game-board').getByRole('button').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
