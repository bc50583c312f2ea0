import { defineConfig } from 'vitest/config';

// Tests run from source: packages find each other through the condition that is dropped when packing.
const conditions = ['@logikit/source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts'],
    passWithNoTests: true,
    // Every core: browsers and databases wait a lot.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: '.stamps/tests.json' }]],
    testTimeout: 90_000,
    // The first platform after a change seeds a whole catalogue, and the others wait for it.
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
