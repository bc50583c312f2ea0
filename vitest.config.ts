import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests run from source: packages find each other through the condition that is dropped when packing.
const conditions = ['@logikit/source', 'module', 'import', 'default'];

/** These put something of their own in the place of a module, which whoever comes after them must not meet. */
const mocking = ['packages/server/src/kernel/http/policy/{access,relations}.test.ts'];
const alone = ['packages/widgets/src/**/*.test.{ts,tsx}', '{examples,scripts}/**/*.test.ts', ...mocking];
/** Pages of strangers, windows and frames: here the whole browser does more than its shell. */
const inWholeBrowser = [
  'e2e/partners/examples.test.ts',
  'e2e/embed/{element,frames,page-login}.test.ts',
  'e2e/field/refused-storage.test.ts',
];
const wholeBrowser = process.env['CHROMIUM_WHOLE_PATH'];

/** Files of one worker follow each other in it, and share what the first of them has loaded and started. */
const sharing = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, isolate: false, ...more },
});

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    environment: 'node',
    setupFiles: ['packages/contract/src/testing/counterexample.ts', 'packages/server/src/testing/failed-log.ts'],
    // One after another, by their names' order: those with browsers come first, because they take longest.
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      // One platform and one browser for each worker.
      sharing('e2e', ['e2e/**/*.test.ts'], { exclude: [...configDefaults.exclude, ...inWholeBrowser] }),
      sharing('e2e in the whole browser', inWholeBrowser, {
        env: wholeBrowser ? { CHROMIUM_PATH: wholeBrowser } : {},
      }),
      // Hundreds of files with the same few hundred modules.
      sharing(
        'together',
        ['packages/{contract,portal,problems,sdk,server}/src/**/*.test.{ts,tsx}', 'packages/portal/vite/*.test.ts'],
        { exclude: mocking },
      ),
    ],
    passWithNoTests: true,
    // Half as many again as there are cores: browsers and databases wait a lot.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    reporters: ['default', ['json', { outputFile: process.env['LOGIKIT_TEST_REPORT'] ?? '.stamps/tests.json' }]],
    // Every wait is for a condition. These only end what will never come, also on a machine that is busy otherwise.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
