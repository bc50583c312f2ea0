// Runs every test, or those whose files are named. A file that fails is run once more, alone: on a machine that is busy
// with the other tests a browser may be too slow for its own clock, but a fault fails twice. What needed its second
// chance is named.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment, root } from './ready.mjs';

/** Written anew by every run of Vitest. */
const report = join(root, '.stamps/tests.json');
const read = () => JSON.parse(readFileSync(report, 'utf8'));

if (run(process.argv.slice(2))) process.exit(0);

const first = read();
const failed = first.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
// Nothing in a file failed, and yet the run did: an error that no test has caught. That is never luck.
if (failed.length === 0) process.exit(1);

const names = failed.map((name) => `  ${relative(root, name)}`).join('\n');
console.log(`\nOnce more, alone:\n${names}`);
const isGreenAlone = run(['--maxWorkers=1', ...failed]);
const second = read();
const kept = first.testResults.filter(({ name }) => !failed.includes(name));
writeFileSync(report, JSON.stringify({ ...second, testResults: [...kept, ...second.testResults] }));
if (isGreenAlone) console.log(`\nPassed only when run alone:\n${names}`);
process.exit(isGreenAlone ? 0 : 1);

function run(args) {
  return spawnSync('vitest', ['run', ...args], { cwd: root, stdio: 'inherit', env: environment() }).status === 0;
}
