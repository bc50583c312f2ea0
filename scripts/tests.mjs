// Runs every test, or those whose files are named. A file that fails is run again, alone, at most twice: on a machine that
// is busy a browser may be too slow for its own clock, but a fault fails every time. What needed another chance is named.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment, root } from './ready.mjs';

/** Written anew by every run of Vitest. */
const report = join(root, '.stamps/tests.json');
const read = () => JSON.parse(readFileSync(report, 'utf8'));

const CHANCES = 2;

let isGreen = run(process.argv.slice(2));
for (let chance = 0; chance < CHANCES && !isGreen; chance++) {
  const before = read();
  const failed = before.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  // Nothing in a file failed, and yet the run did: an error that no test has caught. That is never luck.
  if (failed.length === 0) break;

  const names = failed.map((name) => `  ${relative(root, name)}`).join('\n');
  console.log(`\nOnce more, alone:\n${names}`);
  isGreen = run(['--maxWorkers=1', ...failed]);
  const again = read();
  const kept = before.testResults.filter(({ name }) => !failed.includes(name));
  writeFileSync(report, JSON.stringify({ ...again, testResults: [...kept, ...again.testResults] }));
  if (isGreen) console.log(`\nPassed only when run alone:\n${names}`);
}
process.exit(isGreen ? 0 : 1);

function run(args) {
  return spawnSync('vitest', ['run', ...args], { cwd: root, stdio: 'inherit', env: environment() }).status === 0;
}
