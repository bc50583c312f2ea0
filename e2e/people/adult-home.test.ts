import { describe, expect, it } from 'vitest';
import { look } from '../support/accessibility.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

// The home of an adult who learns: the next problem as it is, and what the answers so far tell.
const training = '/service/training/api';

interface WireThread {
  readonly id: number;
  readonly problems: readonly { readonly id: number; readonly title: string }[];
}

interface WireSummary {
  readonly id: number;
  readonly type: string;
  readonly is_locked: boolean;
}

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('an adult’s home, on %s', (_name, viewport) => {
  it('shows the next problem with its picture and how hard it is, and after some answers the strengths and the days', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const hands = await startByHand({ page, url: platform.url }, 'Take the hard one');
    const problem = page.locator('.adult-problem');
    await problem.locator('.adult-table > svg').first().waitFor();
    await problem.getByText(/^Difficulty: [1-5] of 5$/).waitFor();
    await page.getByRole('heading', { name: '0 days of the last 20' }).waitFor();
    await page.getByText('Solve a few problems of a kind, and its kite unfolds here.').waitFor();
    await settled(page);
    await look(page, 'adult-home');
    await page.setViewportSize(viewport);

    const { data } = await hands.get<{ data: readonly { readonly id: number }[] }>(`${training}/thread?targetLesson=3`);
    const threadId = data[0]?.id ?? 0;
    const { problems } = await hands.get<WireThread>(`${training}/thread/${threadId}`);
    for (const { id } of problems.slice(0, 7)) await hands.solve(id, `threadId=${threadId}`);
    await page.reload();
    await page.getByRole('heading', { name: '1 day of the last 20' }).waitFor();
    await page.locator('.adult-strengths li').first().waitFor();
    await problem.getByRole('heading', { name: problems[7]?.title ?? '' }).waitFor();
    await problem.getByRole('link', { name: 'Take it on' }).click();
    await page.waitForURL(new RegExp(`/thread/${threadId}/problem/${problems[7]?.id}$`));
    expect(complaints).toEqual([]);
    await close();
  });
});

it('leads an adult who has solved every open chapter to the next one, or to the shop', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  const hands = await startByHand({ page, url: platform.url }, 'Take the hard one');
  const { data } = await hands.get<{ data: readonly WireSummary[] }>(`${training}/thread?targetLesson=3&perPage=100`);
  for (const { id: threadId } of data.filter((thread) => !thread.is_locked && thread.type !== 'side')) {
    const { problems } = await hands.get<WireThread>(`${training}/thread/${threadId}`);
    for (const { id } of problems) await hands.solve(id, `threadId=${threadId}`);
  }
  await page.reload();
  const card = page.locator('.next-card');
  await card.getByText('Next chapter').waitFor();
  await card.getByRole('link', { name: 'Open all chapters' }).click();
  await page.waitForURL(/\/cabinet\/service-order$/);
  expect(complaints).toEqual([]);
  await close();
});
