import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let house = '';
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
};
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

describe('words that are not ours any more', () => {
  const lint = (): readonly string[] => {
    const rules = { 'names/retired': 'error' };
    put('.oxlintrc.json', JSON.stringify({ jsPlugins: [join(import.meta.dirname, 'names.mjs')], rules }));
    const bin = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(bin, ['--format', 'unix', '.'], { cwd: house, encoding: 'utf8' });
    return stdout
      .split('\n')
      .flatMap((line) => /^(.+?):\d+:\d+: "(.+?)" is not our word/.exec(line)?.slice(1).join(' ') ?? []);
  };

  it('are found in names of whatever case, and in paths', () => {
    put('packages/server/src/a.ts', 'export function refuseStrange() {}\n');
    put('packages/server/src/kernel/b.ts', 'export class RefusalOfAll {}\n');
    put('packages/server/src/body-laws.ts', 'export {};\n');
    put('e2e/api/flipped.test.ts', 'export {};\n');
    expect(lint().toSorted()).toEqual([
      'e2e/api/flipped.test.ts flipped',
      'packages/server/src/a.ts refuse',
      'packages/server/src/body-laws.ts body laws',
      'packages/server/src/kernel/b.ts refusal',
    ]);
  });

  it('are let alone in sentences, inside other words and where they mean something else', () => {
    put('packages/server/src/a.ts', "// It refuses.\nexport const refused = 'refuse';\n");
    put('packages/problems/src/net.ts', 'export const refuse = 1;\n');
    put('e2e/api/flipped-pages.test.ts', 'export const flipped = 1;\n');
    expect(lint()).toEqual([]);
  });
});

describe('waits of tests', () => {
  const lint = (code: string): readonly string[] => {
    const rules = { 'waits/conditions': 'error' };
    put('.oxlintrc.json', JSON.stringify({ jsPlugins: [join(import.meta.dirname, 'waits.mjs')], rules }));
    put('a.test.ts', code);
    const bin = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(bin, ['--format', 'unix', '.'], { cwd: house, encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => /^a\.test\.ts:(\d+):.*waits/.exec(line)?.[1] ?? []);
  };

  it('are for no load state that happens once, no single look at a count, no limit below the suite’s own', () => {
    const bad = [
      "await page.waitForLoadState('networkidle');",
      "await page.reload({ waitUntil: 'networkidle' });",
      "expect(await page.getByRole('radio').count()).toBe(4);",
      'expect(await stations(page).count()).toBeGreaterThan(0);',
      'expect(await cards.count(), name).toBe(problems.length);',
      'expect(await cards.count()).not.toBe(0);',
      'await card.waitFor({ timeout: 10_000 });',
      "await expect.poll(find, { 'timeout': 15_000, message }).toBeDefined();",
    ];
    expect(lint(`${bad.join('\n')}\n`)).toEqual(bad.map((_, index) => String(index + 1)));
  });

  it('are for conditions, and that nothing is there may be seen at once', () => {
    const good = [
      "await page.waitForLoadState('load');",
      "await expect.poll(() => page.getByRole('radio').count()).toBe(4);",
      'expect(await cards.count()).toBe(0);',
      'expect(await count()).toBe(before);',
      'expect(cards.count).toBe(2);',
      'if ((await popup.count()) > 0) await close();',
      'await card.waitFor({ timeout: 30_000 });',
      'await sql.end({ timeout: 5 });',
      'const wait = { timeout: limits.page };',
      'timeout = 5;',
    ];
    expect(lint(`${good.join('\n')}\n`)).toEqual([]);
  });
});

describe('the size of folders', () => {
  const check = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'folders.mjs'), house], { encoding: 'utf8' });
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], { cwd: house });
    for (let n = 0; n < 25; n += 1) put(`packages/sdk/src/${n}.ts`, '');
    for (let n = 0; n < 26; n += 1) put(`packages/server/migrations/${n}.sql`, '');
  });

  it('is at most 25 entries, but for what may grow', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails the check when a folder has one more', () => {
    put('packages/sdk/src/more/a.ts', '');
    expect(check()).toMatchObject({
      status: 1,
      stderr: 'packages/sdk/src (26) has more than 25 entries: divide it by subject.\n',
    });
  });
});

describe('a bare text', () => {
  it('may not stand beside what comes and goes', () => {
    const rules = { 'texts/own': 'error' };
    put('.oxlintrc.json', JSON.stringify({ jsPlugins: [join(import.meta.dirname, 'texts.mjs')], rules }));
    put('bare.tsx', "export const a = (t, isOn) => <p>{isOn && <b />}{t('a')}</p>;\n");
    put('either.tsx', "export const a = (t, isOn) => <p>{isOn ? <b /> : null}{isOn ? t('a') : t('b')}</p>;\n");
    put('own.tsx', "export const a = (t, isOn) => <p>{isOn && <b />}<span>{t('a')}</span></p>;\n");
    put('alone.tsx', "export const a = (t) => <p><b />{t('a')}</p>;\n");
    const bin = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(bin, ['--format', 'unix', '.'], { cwd: house, encoding: 'utf8' });
    const told = stdout.split('\n').flatMap((line) => /^(.+?):\d+:\d+: A text beside/.exec(line)?.slice(1) ?? []);
    expect(told.toSorted()).toEqual(['bare.tsx', 'either.tsx']);
  });
});
