import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, settled, visit } from '../support/browser.ts';
import { comeAsParent, startIn } from '../support/accounts.ts';
import { handsOf } from '../support/learner-driver.ts';
import { send } from '../support/operations.ts';
import { roomsOf } from '../pages/pages.ts';
import { live, type Story } from '../support/scenario.ts';
import { someOf } from '../../packages/contract/src/testing/index.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** What a child's page must not have: prices, ways out of the site, and buttons of social networks. */
function forbiddenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const money = String.raw`[₽€$£₴₸₺₪]|руб\.|грн|тенге|zł|Kč|R\$|(?:RUB|BYN|EUR|USD|UAH|KZT|TRY|PLN|CZK|BRL|MXN|CAD|ILS)\b`;
    const price = new RegExp(String.raw`\d\s?(?:${money})|(?:${money})\s?\d`, 'u');
    const networks =
      /social-network|(?:facebook|vk|vkontakte|twitter|x|t|instagram|tiktok|whatsapp|ok|telegram)\.(?:com|me|ru)\b/;
    const found: string[] = [];
    // A problem may be about coins; what stands around it may not.
    const whole = document.body.cloneNode(true);
    if (whole instanceof HTMLElement) {
      for (const part of whole.querySelectorAll('[part~=problem], [part~=variants], script, style')) part.remove();
      const text = price.exec(whole.textContent);
      if (text) found.push(`price: ${text[0]}`);
    }
    for (const link of document.querySelectorAll('a[href]')) {
      const { origin, href } = new URL(link.getAttribute('href') ?? '', location.href);
      if (origin !== location.origin) found.push(`leads away: ${href}`);
    }
    for (const one of document.querySelectorAll('a, button, form, iframe')) {
      const names = ['href', 'action', 'src', 'data-network', 'formaction'].map((name) => one.getAttribute(name) ?? '');
      if (names.some((name) => networks.test(name)) || one.hasAttribute('data-network')) found.push(one.outerHTML);
    }
    return found;
  });
}

/** Looks at the pages of the cabinet that a learner has: at a third of them each time, in a thorough run at all. */
async function walk(page: Page, story: Story, part: 0 | 1): Promise<readonly string[]> {
  const rooms = roomsOf(story, 'ru').filter(({ visitor, path }) => visitor === 'learner' && path.includes('/cabinet/'));
  expect(rooms.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { path } of someOf(rooms, 3, part)) {
    await page.goto(platform.url + path);
    await page.locator('h1').first().waitFor();
    await settled(page);
    for (const one of await forbiddenOn(page)) found.push(`${path} ${one}`);
  }
  return found;
}

it('[D-096] no page of a child’s zone has a price, a way out of the site or a social button', async () => {
  const { page, close } = await visit(browser, { viewport: phone, reducedMotion: 'reduce' });
  const story = await live(await startIn(page, platform.url, { locale: 'ru' }), platform.url);
  expect(await walk(page, story, 0)).toEqual([]);

  // The look itself is looked at: each of the three is seen when it is there.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const [tag, text, name, value] of [
      ['p', 'Всего 490 ₽ в месяц', 'class', 'offer'],
      ['a', 'away', 'href', 'https://shop.example/'],
      ['button', 'share', 'data-network', 'vkontakte'],
    ] as const) {
      const one = document.createElement(tag);
      one.textContent = text;
      one.setAttribute(name, value);
      main?.append(one);
    }
  });
  expect(await forbiddenOn(page)).toHaveLength(3);
  await close();
});

it('[D-096] [C-066] nor has any for a child whose parent has handed the device over', async () => {
  const { page, close } = await visit(browser, { viewport: phone, reducedMotion: 'reduce' });
  const { token, cardId } = await becomeHeldChild(page);
  const story = await live(await handsOf(platform.url, token), platform.url);
  expect(await walk(page, story, 1)).toEqual([]);
  // It was the child's zone that was walked, to its end.
  expect(Number(await page.evaluate(() => localStorage.getItem('logikit.session')))).toBe(cardId);
  await close();
});

/** A parent registers, adds a child and hands the device over on the family page. */
async function becomeHeldChild(page: Page): Promise<{ readonly token: string; readonly cardId: number }> {
  const post = async (path: string, body: object, by?: string): Promise<unknown> => {
    const answer = await send(platform.url + path, { method: 'POST', body, ...(by !== undefined && { token: by }) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const { token: own } = await comeAsParent(page, platform.url, 'ru');
  const pupil = { name: 'Ada', target_lesson: 2, grade_id: 2 };
  const { card_id: cardId } = (await post('/user/add-user.json', pupil, own)) as { card_id: number };

  await page.goto(`${platform.url}/2.0/cabinet/family`);
  const switched = page.waitForResponse((response) => response.url().endsWith('/auth/switch-user.json'));
  await page.locator('.family-pupil').filter({ hasText: 'Ada' }).locator('button.lk-button').first().click();
  await switched;
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.locator('.cabinet-page-title').filter({ hasText: 'Ada' }).waitFor();
  const renewed = page.waitForResponse((response) => response.url().includes('/api/user/gettoken'));
  await page.reload();
  const { token } = (await (await renewed).json()) as { token: string };
  return { token, cardId };
}
