import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);

/** One wrong import for each rule: the file that has it, what it imports, and what must exist for that. */
const wrong: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'contract-is-the-floor': ['packages/contract/src/a.ts', '../../sdk/src/index.ts'],
  'contract-runs-anywhere': ['packages/contract/src/b.ts', 'node:fs'],
  'sdk-sees-contract': ['packages/sdk/src/a.ts', '../../widgets/src/index.ts'],
  'sdk-core-knows-no-react': ['packages/sdk/src/b.ts', 'react'],
  'widgets-see-sdk': ['packages/widgets/src/a.ts', '../../problems/src/index.ts'],
  'controllers-own-the-client': ['packages/widgets/src/player/player.view.tsx', '../../../sdk/src/index.ts'],
  'machines-are-pure': ['packages/widgets/src/player/player.machine.ts', 'zustand'],
  'widgets-are-strangers': ['packages/widgets/src/road/a.ts', '../player/b.ts'],
  'portal-sees-sdk-and-widgets': ['packages/portal/src/a.ts', '../../contract/src/index.ts'],
  'areas-are-strangers': ['packages/portal/src/areas/billing/a.ts', '../training/b.ts'],
  'problems-see-contract': ['packages/problems/src/a.ts', '../../server/src/index.ts'],
  'problems-are-pure': ['packages/problems/src/b.ts', 'node:crypto'],
  'solve-knows-no-generate': ['packages/problems/src/families/odd/solve.ts', './between.ts'],
  'server-sees-contract-and-problems': ['packages/server/src/a.ts', '../../sdk/src/index.ts'],
  'tables-are-private': ['packages/server/src/commerce/shop/a.ts', '../../identity/accounts/user.db.ts'],
  'features-by-their-doors': ['packages/server/src/commerce/shop/b.ts', '../../identity/accounts/user.ts'],
  'kernel-stands-below': ['packages/server/src/kernel/clock/a.ts', '../../identity/accounts/index.ts'],
  'identity-stands-below': ['packages/server/src/identity/trust/a.ts', '../../learning/awards/index.ts'],
  'outreach-stands-below': ['packages/server/src/outreach/mail/a.ts', '../../learning/awards/index.ts'],
  'content-stands-below': ['packages/server/src/content/authoring/a.ts', '../../learning/awards/index.ts'],
  'learning-stands-below': ['packages/server/src/learning/trial/a.ts', '../../community/social/index.ts'],
  'community-stands-below': ['packages/server/src/community/promo/a.ts', '../../surfaces/site/index.ts'],
  'commerce-stands-below': ['packages/server/src/commerce/shop/c.ts', '../../surfaces/site/index.ts'],
  'surfaces-stands-below': ['packages/server/src/surfaces/general/a.ts', '../../outreach/push/index.ts'],
  'kernel-knows-no-root': ['packages/server/src/kernel/words/a.ts', '../../index.ts'],
  'test-helpers-in-tests-only': ['packages/server/src/surfaces/site/a.ts', '../../testing/test-clock.ts'],
  'rooms-by-their-doors': ['packages/widgets/src/embed/c.ts', '../../../sdk/src/deep.ts'],
  'examples-are-strangers': ['examples/one/a.ts', '../../packages/server/src/index.ts'],
  'no-test-code-in-products': ['packages/sdk/src/c.ts', './c.test.ts'],
  'no-circular': ['packages/server/src/about.ts', './round.ts'],
  'declared-dependencies': ['packages/sdk/src/d.ts', 'fastify'],
  'nothing-unresolved': ['packages/sdk/src/e.ts', './nowhere.ts'],
};

const others: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['contract', 'sdk', 'widgets', 'portal', 'problems', 'server'].map((name) => [`packages/${name}/src/index.ts`, '']),
  ),
  'packages/sdk/src/deep.ts': '',
  'packages/sdk/src/c.test.ts': '',
  'packages/widgets/src/player/b.ts': '',
  'packages/portal/src/areas/training/b.ts': '',
  'packages/server/src/identity/accounts/user.db.ts': '',
  'packages/server/src/identity/accounts/user.ts': '',
  'packages/server/src/identity/accounts/index.ts': '',
  'packages/server/src/learning/awards/index.ts': '',
  'packages/server/src/community/social/index.ts': '',
  'packages/server/src/surfaces/site/index.ts': '',
  'packages/server/src/outreach/push/index.ts': '',
  'packages/server/src/testing/test-clock.ts': '',
  'packages/problems/src/families/odd/between.ts': `import { x } from './generate.ts'; export const y = x;`,
  'packages/problems/src/families/odd/generate.ts': '',
  'packages/server/src/round.ts': `import { x } from './about.ts'; export const y = x;`,
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

let house = '';
let violations: readonly Violation[] = [];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `${text}\nexport const x = 1;\n`);
  };
  for (const [file, text] of Object.entries(others)) put(file, text);
  for (const [file, imported] of Object.values(wrong))
    put(file, `import * as z from '${imported}'; export const used = z;`);
  for (const room of ['sdk', 'widgets', 'server']) {
    cpSync(join(root, 'packages', room, 'package.json'), join(house, 'packages', room, 'package.json'));
    symlinkSync(join(root, 'packages', room, 'node_modules'), join(house, 'packages', room, 'node_modules'));
  }
  symlinkSync(join(root, 'packages/server/node_modules'), join(house, 'packages/node_modules'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) cpSync(join(root, file), join(house, file));
  const cruise = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'examples'],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = (JSON.parse(cruise.stdout) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the arrows of the architecture', () => {
  it.each(Object.entries(wrong))('%s catches its wrong import', (rule, [file]) => {
    expect(violations.filter((one) => one.from === file).map((one) => one.rule.name)).toContain(rule);
  });

  it('every rule has a wrong import that proves it', () => {
    const print =
      'process.stdout.write(JSON.stringify(require("./.dependency-cruiser.cjs").forbidden.map((r) => r.name)))';
    const names = JSON.parse(execFileSync('node', ['-e', print], { cwd: root, encoding: 'utf8' })) as string[];
    expect(Object.keys(wrong).sort()).toEqual(names.sort());
  });
});
