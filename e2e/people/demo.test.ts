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
  await page.locator('.next-card a.lk-button').click();
  await page.waitForURL(/\/thread\/\d+\/problem\/\d+$/);
  await page.locator('[part~=question]').first().waitFor();
  const [, thread, problem] = /thread\/(\d+)\/problem\/(\d+)/.exec(page.url()) ?? [];
  const hands = await handsOf(demo.url, await signIn(demo.url, 'preschooler'));
  await hands.solve(Number(problem), `threadId=${thread}`);
  await page.goto(at('dashboard/logic'));
  await putAwayAll(page);
  await page.locator('.next-card a.lk-button').click();
  await page.waitForURL((url) => /\/problem\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${problem}`));
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['child', false],
  ['adult', true],
] as const)('[S-058] whoever has solved every open chapter sees the next one: %s', async (name, hasShop) => {
  const { page, complaints, close } = await comeAs(name, desk);
  const card = page.locator('.next-card');
  await card.getByText('Next chapter').waitFor();
  expect(await card.getByRole('link', { name: 'Open all chapters' }).isVisible()).toBe(hasShop);
  await look(page, `demo/${name}`);
  await card.getByRole('link', { name: 'Go and look' }).click();
  await page.getByText('This chapter is still in the mist.').first().waitFor();
  await page.goto(at('personal'));
  await page.getByText('minutes of practice', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] a parent finds three children, what they have earned, said and bought', async () => {
  const { page, complaints, close } = await comeAs('parent');
  await page.goto(at('family'));
  for (const name of ['Mia', 'Leo', 'Nora']) await page.getByRole('heading', { name, exact: true }).waitFor();
  const of = (name: string) => page.locator('.family-pupil').filter({ has: page.getByRole('heading', { name }) });
  await of('Leo').getByText('Comes easily').waitFor();
  await of('Leo')
    .getByText(/days out of seven/)
    .waitFor();
  await look(page, 'demo/parent');
  await of('Nora').getByText('More', { exact: true }).click();
  await of('Nora').getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('img', { name: 'Certificate: Nora.' }).waitFor();
  await page.goto(at('family'));
  await of('Leo').getByText('More').click();
  await of('Leo').getByRole('link', { name: 'Messages' }).click();
  await page.getByText('Anna Petrova').first().waitFor();
  await page.goto(at('payments'));
  expect(complaints).toEqual([]);
  await close();
});

it('[S-058] a teacher finds two classes at work', async () => {
  const { page, complaints, close } = await comeAs('teacher', desk);
  await page.goto(at('school'));
  await page.getByText('2 A').first().waitFor();
  await page.getByText('3 B').first().click();
  await page.getByText('Oskar').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
