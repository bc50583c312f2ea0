// Runs every test. A file that fails is run once more, alone: on a machine that is busy with the other tests a browser
// may be too slow for its own clock, but a fault fails twice. What needed its second chance is named.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment, root } from './ready.mjs';

const report = join(root, '.stamps/tests.json');
const again = join(root, '.stamps/tests-again.json');

const isGreen = run(['run']);
if (isGreen) process.exit(0);

const first = JSON.parse(readFileSync(report, 'utf8'));
const failed = first.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
// Nothing in a file failed, and yet the run did: an error that no test has caught. That is never luck.
if (failed.length === 0) process.exit(1);

console.log(`\nOnce more, alone:\n${failed.map((name) => `  ${relative(root, name)}`).join('\n')}`);
const isGreenAlone = run(['run', '--maxWorkers=1', `--outputFile.json=${again}`, ...failed]);
const second = JSON.parse(readFileSync(again, 'utf8'));
const kept = first.testResults.filter(({ name }) => !failed.includes(name));
writeFileSync(report, JSON.stringify({ ...second, testResults: [...kept, ...second.testResults] }));
if (isGreenAlone)
  console.log(`\nPassed only when run alone:\n${failed.map((name) => `  ${relative(root, name)}`).join('\n')}`);
process.exit(isGreenAlone ? 0 : 1);

function run(args) {
  return spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env: environment() }).status === 0;
}
