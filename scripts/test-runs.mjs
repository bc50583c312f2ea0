// One run of Vitest as a process of its own, and in which browsers a file can be run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { environment, root } from './ready.mjs';
import { readReport } from './test-report.mjs';

const inBrowser = /^(e2e|examples|packages\/widgets)\//;

/** Runs every test, or those that `args` ask for, and tells it as it goes. Resolves to whether all was green. */
export function runTests(args, env = {}) {
  return vitest(args, { env, stdio: 'inherit' });
}

/**
 * Runs one file, or one test of it by its full name, alone. Resolves to `isGreen` and Vitest's `report`. A name that
 * no test has is not green.
 */
export async function repeatTest({ file, name, env, isQuiet }) {
  const folder = mkdtempSync(join(tmpdir(), 'logikit-repeat-'));
  const path = join(folder, 'tests.json');
  const filter = name === null ? [] : ['-t', `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`];
  const isGreen = await vitest(['--maxWorkers=1', file, ...filter], {
    env: { ...env, LOGIKIT_TEST_REPORT: path },
    stdio: isQuiet ? 'ignore' : 'inherit',
  });
  const report = readReport(path);
  rmSync(folder, { recursive: true, force: true });
  const hasRun = report.testResults.some((one) => one.assertionResults.some(({ status }) => status === 'passed'));
  return { isGreen: isGreen && (hasRun || name === null), report };
}

/** Where a file can be run: in each browser that is here, or, where it needs none, as it is. */
export function placesOf(file) {
  if (!inBrowser.test(relative(root, file))) return [{ name: 'alone', env: {} }];
  const { CHROMIUM_PATH: shell, CHROMIUM_WHOLE_PATH: whole } = process.env;
  const paths = [...new Set([shell, whole].filter(Boolean))];
  return paths.map((path) => ({
    name: path.split('/').at(-1),
    env: { CHROMIUM_PATH: path, CHROMIUM_WHOLE_PATH: path },
  }));
}

function vitest(args, { env, stdio }) {
  const child = spawn('vitest', ['run', ...args], { cwd: root, stdio, env: { ...environment(), ...env } });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0)).on('error', () => resolve(false));
  });
}
