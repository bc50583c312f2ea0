// Runs every test, or those whose files are named. A file that fails is run a second time, alone: on a machine that is
// busy a browser may be too slow for its own clock, but a fault fails every time. Each test that needed it is named.
import { spawnSync } from 'node:child_process';
import { environment, root } from './ready.mjs';
import { failuresOf, forgetReport, keepSecondRun, readReport } from './test-report.mjs';

forgetReport();
process.exit(run(process.argv.slice(2)) || runAgain() ? 0 : 1);

/** Whether all that failed passes now. */
function runAgain() {
  const first = readReport();
  const failed = first.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  // Nothing in a file failed, and yet the run did: an error that no test has caught. That is never luck.
  if (failed.length === 0) return false;

  const names = failuresOf(first);
  console.log(`\nA second time, alone:\n${names.map((name) => `  ${name}`).join('\n')}`);
  forgetReport();
  const isGreen = run(['--maxWorkers=1', ...failed]);
  const second = readReport();
  const still = new Set(failuresOf(second));
  keepSecondRun(
    first,
    second,
    names.filter((name) => !still.has(name)),
  );
  return isGreen;
}

function run(args) {
  return spawnSync('vitest', ['run', ...args], { cwd: root, stdio: 'inherit', env: environment() }).status === 0;
}
