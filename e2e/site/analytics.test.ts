import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { alive } from '../support/alive.ts';
import { axe, desk, settled, visit } from '../support/browser.ts';
import { codeInLetter, openLetter } from '../support/emails.ts';
import { learnProblems, type Solver, tokenOf } from '../support/solver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let solver: Solver;

beforeAll(async () => {
  solver = await learnProblems(platform.url, 19);
});

const EVENTS = '/service/analytics/api/event';
const dashboard = (): string => `${platform.url}/2.0/en/cabinet/dashboard/logic`;

interface Sent {
  readonly name: string;
  readonly keys: readonly string[];
  readonly deviceId: unknown;
}

/** Writes down every event that the page sends. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    // A beacon's body is read where it is made.
    if (!request.url().endsWith(EVENTS) || request.resourceType() === 'ping') return;
    const body = request.postDataJSON() as Record<string, unknown>;
    sent.push({ name: String(body['name']), keys: Object.keys(body).toSorted(), deviceId: body['device_id'] });
  });
  return sent;
}

const namesOf = (sent: readonly Sent[]): readonly string[] =>
  sent.map(({ name }) => name).filter((name) => name !== 'page');

const deviceOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'll_device');

async function answerConsent(page: Page, name: 'Yes, you may' | 'No, thanks'): Promise<void> {
  const answer = page.getByRole('button', { name });
  await alive(answer);
  await answer.click();
}

/** A preschooler without an account: may try as often as needed. */
async function startSmall(page: Page): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: '6 years' }).click();
  await page.waitForURL(dashboard());
  await page.locator('.stats').waitFor();
}

/** Solves problems as another device would. */
async function solveElsewhere(page: Page, ids: readonly number[]): Promise<void> {
  const token = await tokenOf(page);
  for (const id of ids) await solver.solve(token, id);
}

it('[C-013][K-049][K-142] nothing is counted before a yes; then the page, and by a beacon when it is left', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  const sent = listen(page);
  await page.goto(`${platform.url}/2.0/en/start`);
  const more = page.getByRole('button', { name: 'What exactly?' });
  await alive(more);
  await more.click();
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
  const frame = page.locator('.collapse-frame');
  const speed = () => frame.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await speed()).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await speed()).toBe('0s');
  await page.emulateMedia({ reducedMotion: null });
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await page.locator('.site-header-login').click();
  await page.getByRole('dialog').waitFor();
  expect([sent, await deviceOf(page)]).toEqual([[], undefined]);

  await page.goto(`${platform.url}/2.0/en/start`);
  await answerConsent(page, 'Yes, you may');
  const device = await deviceOf(page);
  // The browser keeps the moment when it ends; Max-Age itself is in the text of the cookie.
  expect(Math.round(((device?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(EVENTS)),
    page.getByRole('link', { name: 'Logikit' }).click(),
  ]);
  await page.getByRole('link', { name: 'Try one problem' }).waitFor();
  expect(answer.status()).toBe(200);
  expect(sent[0]).toEqual({
    name: 'page',
    keys: ['device_id', 'experiments', 'name', 'params', 'user_params'],
    deviceId: device?.value,
  });

  // The page is left before its events went the usual way.
  await page.evaluate(() => {
    const usual = navigator.sendBeacon.bind(navigator);
    const beacons: Blob[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) beacons.push(body);
      return usual(url, body);
    };
  });
  const beacon = page.waitForResponse((response) => response.request().resourceType() === 'ping');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href$="auth/login"]')?.click();
  });
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await beacon).status()).toBe(200);
  const bodies = await page.evaluate(() =>
    Promise.all((window as unknown as { beacons: Blob[] }).beacons.map((blob) => blob.text())),
  );
  const keys = bodies.map((body) => Object.keys(JSON.parse(body) as object).toSorted());
  expect(keys[0]).toEqual(['device_id', 'experiments', 'name', 'params', 'user_params']);

  // A no takes the name back.
  await page.goto(`${platform.url}/2.0/en/start`);
  await answerConsent(page, 'No, thanks');
  expect(await deviceOf(page)).toBeUndefined();
  expect(complaints).toEqual([]);
  await close();
});

it('[K-011][K-012][K-013][K-015] each goal is counted once, at its moment, and only with a yes', async () => {
  const quiet = await visit(browser, { seesPopups: true });
  const unheard = listen(quiet.page);
  const { page, close } = await visit(browser, { seesPopups: true });
  const sent = listen(page);
  await page.goto(`${platform.url}/2.0/en/start`);
  await answerConsent(page, 'Yes, you may');
  for (const each of [quiet.page, page]) {
    await startSmall(each);
    await solveElsewhere(each, solver.problemIds.slice(0, 13));
    const { id, thread } = solver.doors.find(({ lesson }) => lesson === 4) ?? { id: 0, thread: 0 };
    const place = await solver.placeOfRight(await tokenOf(each), id);
    await each.goto(`${platform.url}/2.0/en/cabinet/thread/${thread}/problem/${id}`);
    // The touch itself is the answer.
    await each.locator('[part~=variant]').nth(place).click();
    await each.locator('[part~=next]').waitFor();
  }
  await expect.poll(() => namesOf(sent)).toEqual(['trial_chapters_limit']);

  await page.getByRole('link', { name: 'Back to the road' }).click();
  const email = `goal-${Date.now()}@example.org`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Learner’s year of birth').selectOption('1990');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => namesOf(sent)).toEqual(['trial_chapters_limit', 'email_entered']);
  const mail = await page.context().newPage();
  await openLetter(mail, platform.url, email);
  await page.getByLabel('Code from the e-mail').fill(await codeInLetter(mail));
  await mail.close();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => namesOf(sent)).toEqual(['trial_chapters_limit', 'email_entered', 'registration']);

  // Energy is spent until it is low; the next look at the dashboard tells.
  const token = await tokenOf(page);
  for (const exercise of ['1/2', '1/3', '2/2']) {
    const path = `/service/training/api/cabinet/exercise/${exercise}/1/buy`;
    const answer = await fetch(platform.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
  await page.goto(dashboard());
  await page.locator('dialog[data-popup=low-energy][open]').waitFor();
  await expect.poll(() => namesOf(sent).at(-1)).toBe('low_energy_in_cabinet');
  await page.reload();
  await page.locator('.stats').waitFor();
  expect(namesOf(sent)).toHaveLength(4);
  expect(unheard).toEqual([]);
  await Promise.all([close(), quiet.close()]);
});
