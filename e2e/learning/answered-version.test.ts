import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { CARDS } from '../support/known-problems.ts';
import { startByHand } from '../support/learner-driver.ts';
import { send, signIn } from '../support/operations.ts';
import { startPlatform } from '../support/platform.ts';
import { browser } from '../support/shared-browser.ts';

interface WireDraft {
  readonly id: number;
  readonly version: number;
  readonly is_deleted: boolean;
  readonly author: number | null;
  readonly translations: { readonly en: object };
  readonly variants: readonly { readonly is_right: boolean }[];
}

const QUESTION = 'Which of the cards is new?';

it('whoever sees a problem while an editor changes it is judged by what they see, and finds it again as it was', async () => {
  const own = await startPlatform();
  const { page, complaints, close } = await visit(browser);
  const hands = await startByHand({ page, url: own.url });
  const asked = page.locator('.lk-player .lk-question');
  const [right = ''] = await hands.rightNames(CARDS);
  await page.locator('main a[href*="/problem/"]').first().click();
  await page.waitForURL(new RegExp(`/problem/${CARDS}$`));
  await page.getByRole('radio', { name: right, exact: true }).waitFor();
  const before = await asked.textContent();

  // Meanwhile an editor puts another card right and asks something else.
  const editor = { token: await signIn(own.url, 'editor') };
  const problem = `${own.url}/service/training/api/problem/${CARDS}`;
  const draft = (await send(`${problem}/draft`, editor)).body as WireDraft;
  const { id: _id, is_deleted: _gone, author: _author, version, ...authored } = draft;
  const wrong = draft.variants.findIndex((variant) => !variant.is_right);
  const body = {
    ...authored,
    base_version: version,
    translations: { ...draft.translations, en: { ...draft.translations.en, question: QUESTION } },
    variants: draft.variants.map((variant, index) => ({ ...variant, is_right: index === wrong })),
  };
  expect(await send(problem, { ...editor, method: 'PUT', body })).toMatchObject({ status: 200 });

  const answered = page.waitForResponse((response) => response.url().includes('/passing'));
  await page.getByRole('radio', { name: right, exact: true }).click();
  await page.locator('[part~=check]').click();
  const passing = (await (await answered).json()) as { readonly id: number; readonly is_correct: boolean };
  expect(passing.is_correct).toBe(true);
  await page.waitForURL(/\/feedback$/);

  // Read again: the old words, and the card that was right then.
  await page.goto(`${own.url}/2.0/en/cabinet/thread/1/problem/${CARDS}/${passing.id}`);
  await page.getByText('You solved this one.').waitFor();
  expect(await asked.textContent()).toBe(before);
  expect(complaints).toEqual([]);
  await close();

  // Whoever comes later meets the problem as it is now.
  const later = await visit(browser);
  await startByHand({ page: later.page, url: own.url });
  await later.page.goto(`${own.url}/2.0/en/cabinet/thread/1/problem/${CARDS}`);
  await later.page.getByRole('heading', { name: QUESTION }).waitFor();
  await later.close();
  await own.stop();
});
