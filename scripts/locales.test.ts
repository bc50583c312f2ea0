import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy = '';

/** The check as CI runs it, over a copy of the words. */
function check(): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/locales.mjs')], {
    env: { ...process.env, LOGIKIT_LOCALES: copy },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'logikit-locales-'));
  cpSync(join(root, 'locales'), copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('[K-017] the words', () => {
  it('are complete in nine languages', () => {
    const folders = readdirSync(copy, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
    expect(folders.toSorted()).toEqual(['cs', 'de', 'en', 'es-mx', 'pl', 'pt-br', 'ru', 'tr', 'uk']);
    expect(check()).toMatchObject({ status: 0 });
  });

  it.each([
    ['a sentence', 'cs', 'public', 'goToMain'],
    ['a plural form', 'pl', 'cabinet', 'cabinet.stats.stars_few'],
  ])('fail the check when %s is missing', (_what, locale, area, key) => {
    const file = join(copy, locale, `${area}.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(words).toHaveProperty([key]);
    const rest = Object.entries(words).filter(([name]) => name !== key);
    writeFileSync(file, JSON.stringify(Object.fromEntries(rest)));
    const { status, said } = check();
    expect(status).toBe(1);
    expect(said).toContain(`${locale}/${area}.json lacks ${key}`);
  });
});
