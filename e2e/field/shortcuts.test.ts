import { expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';
import { NUMBER } from '../support/known-problems.ts';
import { quiet } from '../support/quiet.ts';

const pages = useStrictPages();

it('the page’s own keys take nothing that is typed into the field of an element', async () => {
  const { page, told } = await pages.open(
    `<logikit-problem-player problem="${NUMBER}" lang="en"></logikit-problem-player>`,
  );
  await told('ready');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    // What such pages do: digits are theirs, unless somebody types into a field.
    for (const kind of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(kind, (event) => {
        heard.push(event.key);
        if (/\d/.test(event.key) && (event.target as Element).tagName !== 'INPUT') event.preventDefault();
      });
  });
  const field = page.getByRole('textbox');
  await field.focus();
  await quiet(page);
  await page.keyboard.type('12');
  await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('1');
  const heard = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual([]);
  // What leads out of the field stays the page's, and Enter still checks.
  await page.keyboard.press('Escape');
  expect(await heard()).toContain('Escape');
  await page.keyboard.press('Enter');
  await told('answered');
});
