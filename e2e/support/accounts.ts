import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { type Hands, handsOf } from './learner-driver.ts';
import { send, signIn } from './operations.ts';

const base = (locale: string): string => (locale === 'ru' ? '/2.0/' : `/2.0/${locale}/`);

/** A new learner in a language, through a door of the start page: 0 preschool, 1 school, 2 adults. */
export async function startIn(page: Page, url: string, { locale = 'en', door = 1 } = {}): Promise<Hands> {
  await page.goto(`${url}${base(locale)}start`);
  const started = page.waitForResponse((response) => response.url().endsWith('/auth/anonymous.json'));
  await page.locator('.age-doors-door').nth(door).getByRole('button').first().click();
  const { token } = (await (await started).json()) as { token: string };
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  return handsOf(url, token);
}

/** One of the demo accounts, over the page; its own language becomes the one that is asked for. */
export async function signInAs(
  page: Page,
  url: string,
  name: 'child' | 'preschooler' | 'parent' | 'teacher' | 'adult' | 'editor' | 'operator',
  locale = 'ru',
): Promise<void> {
  const { status } = await send(`${url}/user/interface.json`, {
    method: 'PUT',
    token: await signIn(url, name),
    body: { locale },
  });
  if (status !== 200) throw new Error(`${name} cannot speak ${locale}: ${status}`);
  await signInWith(page, url, { name, password: `kit-${name}`, locale });
}

interface Credentials {
  /** The user name or the e-mail. */
  readonly name: string;
  readonly password: string;
  readonly locale: string;
}

/** Signs in over the page. */
export async function signInWith(page: Page, url: string, { name, password, locale }: Credentials): Promise<void> {
  await page.goto(`${url}${base(locale)}auth/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.locator('input[type=password]').fill(password);
  await dialog.locator('button[type=submit].lk-button').click();
  // Where the day of this account begins.
  await page.waitForURL(/\/cabinet\/(dashboard\/logic|family|school)$/);
}

export interface Newcomer extends Credentials {
  readonly token: string;
}

/** Somebody who has just registered: a parent, where nothing else is said. */
export async function registerAs(url: string, locale: string, who: 'parent' | 'adult' = 'parent'): Promise<Newcomer> {
  const [name, password] = [`${who}-${locale}-${randomUUID()}@family.example`, 'kit and the fox'];
  const { status, body } = await send(`${url}/user/registration`, {
    method: 'POST',
    body: { email: name, password, who, target_lessons: [2], locale },
  });
  if (status !== 200) throw new Error(`${name} cannot register: ${status}`);
  return { name, password, locale, token: (body as { token: string }).token };
}

/** A parent who has just registered, signed in over the page. */
export async function comeAsParent(page: Page, url: string, locale: string): Promise<Newcomer> {
  const parent = await registerAs(url, locale);
  await signInWith(page, url, parent);
  return parent;
}
