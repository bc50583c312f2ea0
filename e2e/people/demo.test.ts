import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, phone, visit } from '../support/browser.ts';
import { look } from '../support/accessibility.ts';
import { signInAs } from '../support/accounts.ts';
import { handsOf } from '../support/learner-driver.ts';
import { signIn } from '../support/operations.ts';
import { type RunningPlatform, startDemo } from '../support/platform.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';

// What somebody meets who has just started the platform and signs in with one of the accounts that it prints.
let demo: RunningPlatform;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

type Account = Parameters<typeof signInAs>[2];

async function comeAs(name: Account, viewport = phone) {
  const visitor = await visit(browser, { viewport });
  await signInAs(visitor.page, demo.url, name, 'en');
  await putAwayAll(visitor.page);
  return visitor;
}

const at = (path: string): string => `${demo.url}/2.0/en/cabinet/${path}`;

it('[S-058] a preschooler goes on where the road was left', async () => {
  const { page, complaints, close } = await comeAs('preschooler');
  await page.locator('.little-stop[data-stop=next]').click();
  await page.waitForURL(/\/thread\/\d+\/problem\/\d+$/);
  await page.locator('[part~=question]').first().waitFor();
  const [, thread, problem] = /thread\/(\d+)\/problem\/(\d+)/.exec(page.url()) ?? [];
  const hands = await handsOf(demo.url, await signIn(demo.url, 'preschooler'));
  await hands.solve(Number(problem), `threadId=${thread}`);
  await page.goto(at('dashboard/logic'));
  await putAwayAll(page);
  await page.locator('.little-stop[data-stop=next]').click();
  await page.waitForURL((url) => /\/problem\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${problem}`));
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] a child who has solved every open chapter sees the next one, and no shop', async () => {
  const { page, complaints, close } = await comeAs('child', desk);
  const card = page.locator('.next-card');
  await card.getByText('Next chapter').waitFor();
  expect(await card.getByRole('link', { name: 'Open all chapters' }).count()).toBe(0);
  await look(page, 'demo/child');
  await card.getByRole('link', { name: 'Go and look' }).click();
  await page.getByText('This chapter is still in the mist.').first().waitFor();
  await page.goto(at('personal'));
  await page.getByText('minutes of practice', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] an adult is in the middle of a chapter, and sees strengths and days', async () => {
  const { page, complaints, close } = await comeAs('adult', desk);
  await page.locator('.adult-problem .adult-table > svg').first().waitFor();
  await expect.poll(() => page.locator('.adult-strengths li').count()).toBe(5);
  await page.getByRole('heading', { name: /^[1-9]\d* days? of the last 20$/ }).waitFor();
  await look(page, 'demo/adult');
  await page.locator('.adult-problem').getByRole('link', { name: 'Take it on' }).click();
  await page.waitForURL(/\/thread\/\d+\/problem\/\d+$/);
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] a parent finds three children, what they have earned, said and bought', async () => {
  const { page, complaints, close } = await comeAs('parent');
  await page.waitForURL(at('family'));
  for (const name of ['Mia', 'Leo', 'Nora']) await page.getByRole('heading', { name, exact: true }).waitFor();
  const of = (name: string) => page.locator('.family-pupil').filter({ has: page.getByRole('heading', { name }) });
  // Whoever has practised for weeks has kinds that come easily, and the page says which.
  for (const name of ['Mia', 'Leo', 'Nora']) {
    await of(name).getByText('Comes easily').waitFor();
    await expect.poll(() => of(name).getByText('A few more problems and this will show').count()).toBe(0);
  }
  await of('Leo')
    .getByText(/days out of seven/)
    .waitFor();
  await look(page, 'demo/parent');
  // What concerns others is near, and what is won is not: each of the two worlds is one tap from the other.
  const tabs = page.locator('.cabinet-page-tabs').getByRole('link');
  expect(await tabs.allTextContents()).toEqual(['Family', 'Today', 'Shop', 'Settings']);
  await expect.poll(() => page.locator('.stats').count()).toBe(0);
  await tabs.getByText('Today').click();
  await page.getByRole('group', { name: 'What you have' }).waitFor();
  expect(await tabs.allTextContents()).toEqual(['Family', 'Today', 'Events', 'Rating', 'Me']);
  await putAwayAll(page);
  await tabs.getByText('Family').click();
  await page.waitForURL(at('family'));
  await of('Nora').getByText('More', { exact: true }).click();
  await of('Nora').getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('img', { name: 'Certificate: Nora.' }).waitFor();
  await page.goto(at('family'));
  await of('Leo').getByText('More', { exact: true }).click();
  await of('Leo').getByRole('link', { name: 'Messages' }).click();
  await page.getByText('Anna Petrova').first().waitFor();
  await page.goto(at('payments'));
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] a teacher finds two classes at work', async () => {
  const { page, complaints, close } = await comeAs('teacher', desk);
  await page.waitForURL(at('school'));
  await page
    .getByRole('link', { name: '2 A' })
    .getByText(/^Practised this week: [1-9]/)
    .waitFor();
  await page.getByRole('heading', { name: 'Away for a week' }).waitFor();
  await look(page, 'demo/teacher');
  await page.getByRole('link', { name: '3 B' }).click();
  const needing = page.getByRole('region', { name: 'Who needs a hand' });
  await needing.getByRole('listitem').first().waitFor();
  const skills = page.getByRole('table').filter({ hasText: 'Kind of puzzle' });
  await skills.getByRole('columnheader', { name: 'Oskar' }).waitFor();
  await skills.getByRole('img', { name: 'on the way' }).first().waitFor();
  await look(page, 'demo/class');
  await page.goto(at('teacher'));
  await page.waitForURL(at('school'));
  expect(complaints).toEqual([]);
  await close();
});
