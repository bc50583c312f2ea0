import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { leanPaths, leanText } from '../../../scripts/lean-preact.ts';
import { applyPatch, readPatch } from '../../../scripts/patch.ts';

const patch = readPatch(
  'For people.\n\n--- a.js\n+++ a.js\n@@ -2,3 +2,2 @@\n two\n-three\n four\n@@ -6 +5,2 @@\n-six\n+6\n+7\n',
);
const hunks = patch.get('a.js') ?? [];

describe('a patch', () => {
  it('changes what it names, by the numbers of the file before', () => {
    expect(applyPatch('one\ntwo\nthree\nfour\nfive\nsix\n', hunks)).toBe('one\ntwo\nfour\nfive\n6\n7\n');
  });

  it('refuses a text that is not the one it was made from', () => {
    expect(() => applyPatch('one\ntwo\n3\nfour\nfive\nsix\n', hunks)).toThrow('Line 3 is not as the patch says: three');
    expect(() => applyPatch('one\n', hunks)).toThrow('Line 6 is not as the patch says: six');
  });
});

describe('lean Preact', () => {
  it('is its own source with the patch on it, and no other file is touched', async () => {
    const whole = await readFile(leanPaths['preact/hooks'], 'utf8');
    const lean = await leanText(leanPaths['preact/hooks']);
    expect(whole).toContain('useErrorBoundary');
    expect(lean).toContain('useLayoutEffect');
    expect(lean).not.toContain('useErrorBoundary');
    expect(await leanText(import.meta.filename)).toBeNull();
  });
});
