// Everything that must hold before a change lands. `pnpm check lint types` runs only those two.
import { spawn } from 'node:child_process';
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

/** Takes long on one core, and nothing waits for it: it runs beside the others. */
const beside = 'lint';

const asked = process.argv.slice(2);
const names = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));
const failed = [];
const isAlone = names.length === 1;
const waiting = names.includes(beside) && !isAlone ? run(beside, 'pipe') : null;
for (const name of names) {
  // The tests take every core.
  if (name === 'tests') await waiting;
  if (waiting === null || name !== beside) await run(name, 'inherit');
}
await waiting;
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

/** What is piped is said in one piece when it has ended, so that two steps do not speak at once. */
async function run(name, stdio) {
  const [command, ...args] = steps[name];
  if (stdio === 'inherit') console.log(`\n— ${name}`);
  const from = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: environment() });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  if (status !== 0) failed.push(name);
  console.log(`${said}${status === 0 ? '✓' : '✗'} ${name}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
