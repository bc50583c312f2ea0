// What the last run of the tests has brought: Vitest's own report, and the names of tests that needed a second run.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ready.mjs';

const path = join(root, '.stamps/tests.json');
const SLOWEST = 10;

/** What an earlier run has written is not taken for this one's, when this one ends before it writes. */
export function forgetReport() {
  rmSync(path, { force: true });
}

export function readReport() {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] };
}

/** Puts the files that were run again in the place of what they were before. */
export function keepSecondRun(first, second, secondRuns) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const kept = first.testResults.filter(({ name }) => !again.has(name));
  writeFileSync(path, JSON.stringify({ ...second, testResults: [...kept, ...second.testResults], secondRuns }));
}

/** Every test that failed by its name, and every file that failed without one. */
export function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
}

/** The slowest files, what needed a second run, and how many tests passed: that line stands alone, for whoever reads it. */
export function tellTests({ testResults, secondRuns = [] }) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const slowest = testResults.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, SLOWEST);
  console.log('\nThe slowest files:');
  for (const file of slowest) console.log(`${seconds(file).toFixed(1).padStart(7)} s  ${relative(root, file.name)}`);

  if (secondRuns.length > 0) console.log('\nneeded a second run:');
  for (const name of secondRuns) console.log(`  ${name}`);

  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const skipped = count('skipped', 'pending', 'todo', 'disabled');
  // A file that failed before any of its tests is a failure of its own.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status !== 'passed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length;
  console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed, ${skipped} skipped`);
}
