import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { hearsNews } from '../support/news.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

it('a page that follows the platform stays as it is when it is read anew without a network', async () => {
  const { page, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url });
  const { data } = await hands.get<{ data: { id: number }[] }>(
    '/service/training/api/thread?targetLesson=2&paginate=0',
  );
  const { problems } = await hands.get<{ problems: { id: number }[] }>(`/service/training/api/thread/${data[0]?.id}`);
  const [first, second, third] = problems.map(({ id }) => id);
  const place = `threadId=${data[0]?.id}`;
  await hands.solve(first ?? 0, place);
  const told = hearsNews(page);
  await page.goto(`${platform.url}/2.0/en/cabinet/personal`);
  const solved = page.locator('[data-total=problems] dd');
  await expect.poll(() => solved.textContent()).toBe('1');
  await told;

  const report = '**/service/awards/api/user/report*';
  let refused = 0;
  await page.route(report, (route) => {
    refused += 1;
    return route.abort('internetdisconnected');
  });
  await hands.solve(second ?? 0, place);
  await expect.poll(() => refused).toBeGreaterThan(0);
  // The page is still there to hear of the next one.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[data-total=problems], .message-page')?.className))
    .toContain('report-total');
  await page.unroute(report);
  await hands.solve(third ?? 0, place);
  await expect.poll(() => solved.textContent()).toBe('3');
  await close();
});
