import { expect, it } from 'vitest';
import { copyText } from './clipboard.ts';

it('copies and says so', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await copyText('https://logikit.example/e/abc', { clipboard })).toBe(true);
  expect(copied).toEqual(['https://logikit.example/e/abc']);
});

it('[X-006] a failed copy is only logged: nothing is thrown, no message, the text is selected', async () => {
  const logged: unknown[] = [];
  const selected: string[] = [];
  const refusal = new Error('NotAllowedError');
  const clipboard = { writeText: () => Promise.reject(refusal) };
  // A field as `copy` knows it: it can be focused and selected.
  const shown = { focus: () => selected.push('focus'), select: () => selected.push('select') };
  const copied = await copyText('text', {
    clipboard,
    shown: shown as unknown as HTMLInputElement,
    log: (message, error) => logged.push([message, error]),
  });
  expect(copied).toBe(false);
  expect(logged).toEqual([['The text is not copied', refusal]]);
  expect(selected).toEqual(['focus', 'select']);
});

it('works where there is no clipboard at all', async () => {
  expect(await copyText('text', { clipboard: undefined, log: () => undefined })).toBe(false);
});
