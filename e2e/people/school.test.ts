import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.ts';
import { comeAsParent, registerAs, signInWith, startIn } from '../support/accounts.ts';
import { look } from '../support/accessibility.ts';
import { send } from '../support/operations.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function wordsOf(locale: string): Say {
  const words = Object.fromEntries(
    ['teacher', 'cabinet', 'errors'].flatMap((area) =>
      Object.entries(
        JSON.parse(readFileSync(new URL(`../../locales/${locale}/${area}.json`, import.meta.url), 'utf8')) as Record<
          string,
          string
        >,
      ),
    ),
  );
  return (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      words[key] ?? key,
    );
}

const base = (locale: string): string => `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}`;

async function asGuest(run: (visitor: Visit) => Promise<void>): Promise<void> {
  const visitor = await visit(browser);
  try {
    await run(visitor);
    expect(visitor.complaints).toEqual([]);
  } finally {
    await visitor.close();
  }
}

async function register(
  page: Page,
  say: Say,
  { locale, name }: { readonly locale: string; readonly name: string },
): Promise<void> {
  await page.goto(`${base(locale)}wizard/teacher-register`);
  const next = page.getByRole('button', { name: say('teacher.register.next') });
  await page.getByLabel(say('teacher.about.name')).fill('Anna Petrova');
  await next.click();
  await page.getByLabel(say('teacher.about.school')).fill('School № 5');
  await next.click();
  await page.getByLabel(say('teacher.about.subject')).fill('Maths');
  await next.click();
  await page.getByLabel(say('teacher.about.email')).fill(`${name}-${locale}@example.org`);
  await page.getByLabel(say('teacher.about.password')).fill('long-enough-1');
  await page.getByRole('button', { name: say('teacher.register.finish') }).click();
  await page.getByRole('heading', { name: say('teacher.classes.none.title') }).waitFor();
}

async function makeClass(page: Page, say: Say): Promise<string> {
  await page.getByLabel(say('teacher.class.name')).fill('2 A');
  await page.getByRole('button', { name: say('teacher.class.make') }).click();
  const code = await page.locator('.school-code').textContent();
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return code ?? '';
}

/** A pupil who comes by the board's code in the browser and asks a parent, who agrees by the letter. */
async function joinInBrowser(say: Say, locale: string, code: string): Promise<void> {
  const email = `mum-${locale}@example.org`;
  await asGuest(async (visitor) => {
    const { page } = visitor;
    await page.goto(`${base(locale)}auth/teacher-code`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('teacher.enter.code')).fill('AAAAA-AAAAA');
    await dialog.getByLabel(say('teacher.join.name')).fill('Mia');
    await dialog.getByRole('button', { name: say('teacher.enter.action') }).click();
    await dialog.getByText(say('errors.wrongTeacherCode')).waitFor();
    visitor.complaints.length = 0; // the browser itself complains of the refusal
    await dialog.getByLabel(say('teacher.enter.code')).fill(code);
    await dialog.getByRole('button', { name: say('teacher.enter.action') }).click();
    await page.getByText('Anna Petrova').waitFor();
    await page.getByLabel(say('teacher.parent.email')).fill(email);
    await page.getByRole('button', { name: say('teacher.parent.ask') }).click();
    await page.getByText(say('teacher.parent.sent')).waitFor();
    await look(page, 'my-classes-joined');
  });
  await asGuest(async ({ page }) => {
    await page.goto(`${base(locale)}class-consent#${await tokenFor(email)}`);
    await page.getByText('School № 5').waitFor();
    await look(page, 'class-consent');
    await page.getByRole('button', { name: say('teacher.place.agree') }).click();
    await page.getByText(say('teacher.consent.joined', { pupil: 'Mia', className: '2 A' })).waitFor();
  });
}

/** What stands behind the "#" of the last letter to an address. */
async function tokenFor(email: string): Promise<string> {
  const list = await (await fetch(`${platform.url}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  const id = /\/dev\/mail\/(\d+)/.exec(list)?.[1] ?? '';
  const letter = await (await fetch(`${platform.url}/dev/mail/${id}`)).text();
  return /class-consent#([\w-]{20,})/.exec(letter)?.[1] ?? '';
}

/** The rest of the class joins as its devices do; every second parent agrees. */
async function joinTheRest(locale: string, code: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const joined = await send(`${platform.url}/auth/teacher-code.json`, {
      method: 'POST',
      headers: { locale },
      body: { code, name: `Pupil ${at + 2}` },
    });
    expect(joined.status).toBe(200);
    if (at % 2 === 1) continue;
    const { token } = joined.body as { token: string };
    const places = await send(`${platform.url}/school/api/place`, { token });
    const classId = (places.body as { data: { class_id: number }[] }).data[0]?.class_id;
    const email = `parent-${locale}-${at}@example.org`;
    await send(`${platform.url}/school/api/consent-letter`, {
      method: 'POST',
      token,
      body: { class_id: classId, email },
    });
    const agreed = await send(`${platform.url}/school/api/consent-link`, {
      method: 'POST',
      body: { token: await tokenFor(email), agrees: true },
    });
    expect(agreed.status).toBe(200);
  }
}

describe('a teacher with thirty pupils from nothing', () => {
  it.each(['ru', 'en', 'tr'])(
    '[R-101] [R-085] registers, makes a class, sets a task, sees who did what and prints a sheet (%s)',
    async (locale) => {
      const say = wordsOf(locale);
      const visitor = await visit(browser, { acceptDownloads: true });
      const { page } = visitor;
      await register(page, say, { locale, name: 'anna' });
      const code = await makeClass(page, say);
      await joinInBrowser(say, locale, code);
      await joinTheRest(locale, code, 29);
      await page.reload();
      await page.getByText('Mia', { exact: true }).first().waitFor();
      await expect.poll(() => page.locator('.school-pupil').count()).toBe(30);
      await expect.poll(() => page.locator('.school-pupil[data-state=waiting]').count()).toBe(14);
      await page
        .getByRole('form', { name: say('teacher.assignment.new') })
        .getByRole('button', { name: say('teacher.assignment.set'), exact: true })
        .click();
      await page.getByText(say('teacher.assignment.isSet')).waitFor();
      await page.locator('.school-picture svg').waitFor();
      await look(page, 'class-room');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say('teacher.sheet.make') }).click();
      expect(
        readFileSync(await (await download).path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      await page
        .locator('.school-pupil[data-state=joined]')
        .first()
        .getByRole('link', { name: say('teacher.pupil.open') })
        .click();
      await page.getByRole('heading', { name: say('teacher.report.none.title') }).waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('a picture that does not come leaves the page of a class as it is, and says so in its place', async () => {
    const say = wordsOf('en');
    const { page, close } = await visit(browser);
    await register(page, say, { locale: 'en', name: 'torn' });
    await joinTheRest('de', await makeClass(page, say), 1);
    await page.route('**/class-picture*.js*', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'The answer did not arrive in time' }).waitFor();
    await page.getByRole('heading', { name: say('teacher.assignments.title'), exact: true }).waitFor();
    await close();
  });

  it('[R-063] [R-064] [R-062] pages of schools open, an old address leads to the school, and tariffs have prices', async () => {
    const say = wordsOf('en');
    const visitor = await visit(browser);
    const { page } = visitor;
    await register(page, say, { locale: 'en', name: 'second' });
    await page.goto(`${base('en')}cabinet/school/anything`);
    await page.waitForURL(/cabinet\/school$/);
    await page.getByRole('heading', { name: say('teacher.class.new') }).waitFor();
    await look(page, 'school');
    await page.getByRole('link', { name: say('teacher.way.tariffs.title') }).click();
    await page.getByRole('link', { name: 'EUR', exact: true }).click();
    for (const tariff of ['class', 'grade'])
      await page
        .locator(`[data-tariff=${tariff}] .tariffs-price`)
        .filter({ hasText: /€\s?\d/ })
        .waitFor();
    await page.locator('[data-tariff=school]').getByText(say('teacher.tariffs.agreed')).waitFor();
    await look(page, 'tariffs');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('[R-067] [R-066] a grown-up becomes a teacher and opens the materials without signing in again', async () => {
    const say = wordsOf('en');
    const visitor = await visit(browser, { acceptDownloads: true });
    const { page } = visitor;
    await signInWith(page, platform.url, await registerAs(platform.url, 'en', 'adult'));
    await page.goto(`${base('en')}cabinet/materials`);
    await page.waitForURL(/\/404$/);
    await page.goto(`${base('en')}cabinet/teacher`);
    await page.getByLabel(say('teacher.about.name')).fill('Anna Petrova');
    await page.getByLabel(say('teacher.about.school')).fill('School № 5');
    await look(page, 'teacher');
    await page.getByRole('button', { name: say('teacher.convert.action') }).click();
    await page.getByRole('link', { name: say('teacher.way.materials.title') }).click();
    const letter = page.getByRole('button', { name: 'Download “A letter to parents”' });
    await letter.waitFor();
    const rows = await page.locator('.materials-sheet').count();
    expect(rows).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.school-file[data-icon=pdf]').count()).toBe(rows);
    const download = page.waitForEvent('download');
    await letter.click();
    expect((await download).suggestedFilename()).toBe('logikit-letter.pdf');
    await look(page, 'materials');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('[R-065] a teacher adds a card; a parent brings a pupil into a class and agrees in the cabinet; the teacher sees the pupil and takes them out', async () => {
    const say = wordsOf('en');
    const teacher = await visit(browser);
    await register(teacher.page, say, { locale: 'en', name: 'third' });
    await teacher.page.goto(`${base('en')}cabinet/my-pupils/cards`);
    await teacher.page.getByRole('heading', { name: say('teacher.mine.none.title') }).waitFor();
    await teacher.page.getByRole('button', { name: say('teacher.mine.card.title') }).click();
    await teacher.page.locator('input[name=name]').fill('Tim');
    await teacher.page.locator('form:has(input[name=name]) button[type=submit]').click();
    await teacher.page.locator('.my-pupils-row', { hasText: 'Tim' }).waitFor();
    await teacher.page.getByText(say('teacher.mine.card.text', { count: 1, limit: 200 })).waitFor();
    await teacher.page.getByRole('link', { name: say('teacher.mine.add.title') }).click();
    const code = await makeClass(teacher.page, say);

    await asGuest(async ({ page }) => {
      const { token } = await comeAsParent(page, platform.url, 'en');
      const body = { name: 'Leo', target_lesson: 2, grade_id: 2 };
      const { status } = await send(`${platform.url}/user/add-user.json`, { method: 'POST', token, body });
      expect(status).toBe(200);
      await page.goto(`${base('en')}cabinet/my-classes`);
      await page.getByLabel(say('teacher.enter.who')).selectOption('Leo');
      await page.getByLabel(say('teacher.enter.code'), { exact: true }).fill(code);
      await page.getByRole('button', { name: say('teacher.enter.action') }).click();
      await page.getByText(`Leo · ${say('teacher.place.waiting')}`).waitFor();
      await look(page, 'my-classes');
      await page.getByRole('button', { name: say('teacher.place.agree') }).click();
      await page.getByText(`Leo · ${say('teacher.place.joined')}`).waitFor();
      await page.goto(`${base('en')}cabinet/my-pupils/cards`);
      await page.locator('.my-pupils-row', { hasText: 'Leo' }).getByRole('link').waitFor();
    });

    const { page } = teacher;
    await page.goto(`${base('en')}cabinet/my-pupils/cards`);
    const pupil = page.locator('.my-pupils-row', { hasText: 'Leo' });
    await pupil.waitFor();
    await look(page, 'my-pupils');
    await pupil.getByRole('link', { name: say('teacher.pupil.open') }).click();
    await page.getByRole('heading', { name: say('teacher.report.none.title') }).waitFor();
    await page.goBack();
    await pupil.getByRole('button', { name: say('teacher.pupil.remove') }).click();
    await pupil
      .getByRole('group')
      .getByRole('button', { name: say('teacher.pupil.remove') })
      .click();
    await pupil.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.my-pupils-row').count()).toBe(1);
    expect(teacher.complaints).toEqual([]);
    await teacher.close();
  });

  it('[R-065] a pupil may not open the pages of those who look after pupils', async () => {
    await asGuest(async ({ page }) => {
      await startIn(page, platform.url);
      await page.goto(`${base('en')}cabinet/my-pupils/cards`);
      await page.waitForURL(/\/404$/);
    });
  });
});
