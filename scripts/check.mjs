// Everything that must hold before a change lands. `pnpm check lint types` runs only those two.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { environment, root } from './ready.mjs';
import { readReport, tellTests } from './test-report.mjs';

/** Beside the tests, one after another: they fill the time in which browsers and databases wait. */
const beside = {
  // First, because the examples are installed from what it packs.
  packages: ['node', 'scripts/packages.mjs'],
  format: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'],
  lint: ['oxlint'],
  sheets: ['node', 'scripts/sheets.mjs'],
  types: ['node', 'scripts/types.mjs'],
  boundaries: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'examples', 'e2e'],
  unused: ['knip'],
  locales: ['node', 'scripts/locales.mjs'],
  size: ['node', 'scripts/size.mjs'],
};
const tests = { tests: ['node', 'scripts/tests.mjs'] };
const afterwards = { ledger: ['node', 'scripts/ledger.mjs'] };

const asked = process.argv.slice(2);
const results = [];
await Promise.all([runAll(tests, { isLive: true }), runAll(beside)]);
await runAll(afterwards);

console.log('');
for (const { name, isGreen, seconds } of results) console.log(`${isGreen ? '✓' : '✗'} ${name}, ${seconds} s`);
const failed = results.filter(({ isGreen }) => !isGreen).map(({ name }) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (results.some(({ name }) => name === 'tests')) tellTests(readReport());
process.exitCode = failed.length > 0 ? 1 : 0;

async function runAll(steps, options) {
  for (const [name, command] of Object.entries(steps))
    if (asked.length === 0 || asked.includes(name)) await run(name, command, options);
}

/** What a step says is told as one block at its end, or line by line when it is live. */
async function run(name, [command, ...args], { isLive = false } = {}) {
  const from = Date.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...colour },
  });
  const ended = new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  // The tests have clocks of their own, and go first.
  if (!isLive && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => (isLive ? console.log(line) : said.push(line)));

  const isGreen = (await ended) === 0;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  results.push({ name, isGreen, seconds });
  console.log([`\n— ${name}`, ...said, `${isGreen ? '✓' : '✗'} ${name}, ${seconds} s\n`].join('\n'));
}
