// What the last run of the tests has brought: Vitest's own report, and what became of the tests that failed at first.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ready.mjs';

const ofLastRun = join(root, '.stamps/tests.json');
const SLOWEST = 10;

/** What an earlier run has written is not taken for this one's, when this one ends before it writes. */
export function forgetReport() {
  rmSync(ofLastRun, { force: true });
}

export function readReport(path = ofLastRun) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] };
}

/** Keeps the verdicts of the second chance: what it has forgiven has passed. */
export function keepVerdicts(report, verdicts) {
  const forgiven = verdicts.filter(({ isForgiven }) => isForgiven);
  const testResults = report.testResults.map((result) => {
    const own = forgiven.filter(({ file }) => file === result.name);
    const passed = own.find(({ name }) => name === null)?.passed;
    if (passed) return passed;
    const names = new Set(own.map(({ name }) => name));
    const assertionResults = result.assertionResults.map((one) =>
      names.has(nameOf(one)) ? { ...one, status: 'passed' } : one,
    );
    const isPassed = own.length > 0 && assertionResults.every(({ status }) => status !== 'failed');
    return { ...result, assertionResults, status: isPassed ? 'passed' : result.status };
  });
  const told = verdicts.map(({ title, told: verdict }) => `${title}\n    ${verdict}`);
  writeFileSync(ofLastRun, JSON.stringify({ ...report, testResults, verdicts: told }));
}

/** The name that Vitest's filter compares with; the report's own `fullName` joins its parts otherwise. */
function nameOf({ ancestorTitles, title }) {
  return [...ancestorTitles, title].join(' > ');
}

/** Every test that failed: its file, its full name and what it said. */
export function failedTestsOf({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => ({ file, name: nameOf(one), message: (one.failureMessages ?? []).join('\n') })),
  );
}

/** Every file that failed without a test of its that did: it did not load, or what all its tests need did not come up. */
export function brokenFilesOf({ testResults }) {
  return testResults
    .filter(
      ({ status, assertionResults }) => status !== 'passed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name: file, message = '' }) => ({ file, name: null, message }));
}

/** The slowest files, what failed at first, and how many tests passed: that line stands alone, for whoever reads it. */
export function tellTests(report) {
  const { testResults, verdicts = [] } = report;
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const slowest = testResults.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, SLOWEST);
  console.log('\nThe slowest files:');
  for (const file of slowest) console.log(`${seconds(file).toFixed(1).padStart(7)} s  ${relative(root, file.name)}`);

  if (verdicts.length > 0) console.log('\nFailed at first:');
  for (const verdict of verdicts) console.log(`  ${verdict}`);

  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const skipped = count('skipped', 'pending', 'todo', 'disabled');
  // A file that failed before any of its tests is a failure of its own.
  const failed = failedTestsOf(report).length + brokenFilesOf(report).length;
  console.log(`\n${count('passed')} passed, ${failed} failed, ${skipped} skipped`);
}
