// Everything that must hold before a change lands. `pnpm check lint types` runs only those two.
import { spawn } from 'node:child_process';
import { environment, root } from './ready.mjs';

const steps = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  lint: ['oxlint'],
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
const names = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));
const failed = [];
for (const name of names) await run(name);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

async function run(name) {
  const [command, ...args] = steps[name];
  console.log(`\n— ${name}`);
  const from = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment() });
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  if (status !== 0) failed.push(name);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
