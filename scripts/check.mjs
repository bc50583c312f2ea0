// Everything that must hold before a change lands. `pnpm check lint types` runs only those two.
import { spawnSync } from 'node:child_process';
import { environment, root } from './ready.mjs';

const steps = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['node', 'scripts/types.mjs'],
  boundaries: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'examples', 'e2e'],
  unused: ['knip'],
  locales: ['node', 'scripts/locales.mjs'],
  packages: ['node', 'scripts/packages.mjs'],
  size: ['node', 'scripts/size.mjs'],
  tests: ['node', 'scripts/tests.mjs'],
  ledger: ['node', 'scripts/ledger.mjs'],
};

const asked = process.argv.slice(2);
const failed = [];
for (const [name, [command, ...args]] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n— ${name}`);
  const from = Date.now();
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment() });
  if (done.status !== 0) failed.push(name);
  console.log(`${done.status === 0 ? '✓' : '✗'} ${name}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
