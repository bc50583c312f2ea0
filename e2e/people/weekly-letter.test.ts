import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { emailsTo } from '../../packages/server/src/testing/test-emails.ts';
import { look } from '../support/accessibility.ts';
import { comeAsParent } from '../support/accounts.ts';
import { desk, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that its clock can be moved.
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

/** On to the next Sunday, eight in the evening in Greenwich. */
async function passToSunday(): Promise<void> {
  const now = platform.clock.now();
  const sunday = new Date(now);
  sunday.setUTCDate(now.getUTCDate() + 7 - now.getUTCDay());
  sunday.setUTCHours(20, 0, 0, 0);
  platform.clock.advance(sunday.getTime() - now.getTime());
  await platform.runDue();
}

it.each([
  ['en', 'a phone', phone],
  ['de', 'a desk', desk],
] as const)(
  'a parent asks for the letter about the week in %s on %s, confirms the address, and ends it by its link alone',
  async (locale, _name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const site = (path: string): string => `${platform.url}/2.0/${locale}/${path}`;
    const { name: email } = await comeAsParent(page, platform.url, locale);
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^(A letter about|Die Woche per)/ }) });
    await page.goto(site('cabinet/family'));
    await page.locator('.form-part').first().getByRole('button').click();
    await page.locator('input[name=name]').fill('Ada');
    await page.locator('form:has(input[name=name]) button[type=submit]').click();
    await page.locator('.family-pupil').getByRole('heading', { name: 'Ada', exact: true }).waitFor();

    await card.getByRole('button').click();
    await card.getByText(/One step left|Nur noch ein Schritt/).waitFor();
    await look(page, `weekly-letter-asked-${locale}`);
    const [asking] = await emailsTo(platform.sql, email);
    await page.goto(site(`confirm-email#${asking?.secret}`));
    await page.locator('main button').click();
    await page.goto(site('cabinet/family'));
    await card.getByText(email).waitFor();
    await expect.poll(() => card.getByText(/One step left|Nur noch ein Schritt/).count()).toBe(0);

    await passToSunday();
    const [letter] = (await emailsTo(platform.sql, email)).filter(({ template }) => template === 'week');
    expect(letter?.text).toContain('Ada');
    expect(complaints).toEqual([]);
    await close();

    // Somebody on another device, who is signed in nowhere.
    const other = await visit(browser, { viewport });
    await other.page.goto(site(`weekly-letter#${letter?.secret}`));
    await other.page.locator('main button').waitFor();
    await look(other.page, `weekly-letter-stop-${locale}`);
    await other.page.locator('main button').click();
    await other.page.getByRole('heading', { name: /^(Done|Fertig)/ }).waitFor();
    await passToSunday();
    expect((await emailsTo(platform.sql, email)).filter(({ template }) => template === 'week')).toHaveLength(1);
    expect(other.complaints).toEqual([]);
    await other.close();
  },
);
