import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';
import { visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { quiet } from '../support/quiet.ts';
import { NUMBER } from '../support/known-problems.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const pages = useStrictPages();

const places: Readonly<Record<string, () => Promise<Page>>> = {
  async 'the element'() {
    const opened = await pages.open(`<logikit-problem-player problem="${NUMBER}" lang="en"></logikit-problem-player>`);
    await opened.told('ready');
    return opened.page;
  },
  async 'the portal'() {
    const { page } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    // The road is open as far as it was walked.
    for (let id = 1; id < NUMBER; id += 1) await hands.solve(id, 'threadId=1');
    await page.goto(`${platform.url}/2.0/en/cabinet/thread/1/problem/${NUMBER}`);
    return page;
  },
};

describe.each(Object.keys(places))('the field of a number in %s', (place) => {
  it('takes every number that the platform reads, is judged after composition, and refuses in words', async () => {
    const page = await places[place]?.();
    if (!page) throw new Error('No such place');
    const field = page.getByRole('textbox');
    const check = page.getByRole('button', { name: 'Check' });
    await field.focus();
    const advice = page.getByText('Only a number fits here, 4 characters at most.');
    // What takes the signs of other scripts comes while the person thinks.
    await quiet(page);
    const numbers = {
      '６': '6',
      '٦': '6',
      '६': '6',
      '−6': '-6',
      '+6': '6',
      '.5': '.5',
      '٣٫٥': '3.5',
      '\u200e6\u200f': '6',
    };
    for (const [typed, taken] of Object.entries(numbers)) {
      await field.fill('');
      await field.fill(typed);
      expect(await field.inputValue()).toBe(taken);
      await expect.poll(() => check.isEnabled(), { message: typed }).toBe(true);
    }

    for (const text of ['six', '6.5.', '12345']) {
      await field.fill(text);
      expect(await field.inputValue()).toBe('6');
      await advice.waitFor();
      await field.fill('66');
      await advice.waitFor({ state: 'detached' });
      await field.fill('6');
    }

    // An input method puts its text together before it says what it is.
    await field.fill('');
    await field.focus();
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['l', 'li', 'liu']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      expect(await field.inputValue()).toBe(text);
    }
    expect(await advice.count()).toBe(0);
    await keyboard.send('Input.insertText', { text: '６' });
    expect(await field.inputValue()).toBe('6');
    expect(await advice.count()).toBe(0);

    const answered = page.waitForResponse((response) => response.url().includes('/passing'));
    await check.click();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.request().postDataJSON()).toMatchObject({ content: { auto_validate_string: '6' } });
    await page.context().close();
  });
});
