import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run from source: packages find each other through the condition that is dropped when packing.
const conditions = ['@logikit/source', 'module', 'import', 'default'];

/** These put something of their own in the place of a module, which whoever comes after them must not meet. */
const mocking = ['packages/server/src/http/{access,relations}.test.ts'];
const together = 'packages/{contract,portal,problems,sdk,server}/src/**/*.test.{ts,tsx}';
const alone = ['packages/widgets/src/**/*.test.{ts,tsx}', '{e2e,examples,scripts}/**/*.test.ts', ...mocking];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      // Hundreds of files with the same few hundred modules, which are read once for all of them.
      { extends: true, test: { name: 'together', include: [together], exclude: mocking, isolate: false } },
    ],
    passWithNoTests: true,
    // Half as many again as there are cores: browsers and databases wait a lot.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    reporters: ['default', ['json', { outputFile: '.stamps/tests.json' }]],
    testTimeout: 90_000,
    // The first platform after a change seeds a whole catalogue, and the others wait for it.
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
