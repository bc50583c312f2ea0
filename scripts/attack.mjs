// npm run test:attack: what must not get stuck and what nobody may get through, in the numbers of a bad week, one row
// after another and with one table at the end. Rows can be named: npm run test:attack -- cuts paywall
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './ready.mjs';
import { readReport } from './test-report.mjs';
import { runTests } from './test-runs.mjs';

/** Files under the server's source, by what is done to the platform. */
const rows = {
  kills: ['learning/answering/crash.test.ts'],
  money: ['checkout/kills', 'checkout/settle-orders', 'cart/pricing'].map((name) => `commerce/${name}.test.ts`),
  cuts: ['kernel/database/cuts.test.ts'],
  events: ['kernel/event-log/event-log.test.ts', 'kernel/event-log/put-aside.test.ts'],
  bursts: ['limits', 'known-proxy', 'unknown-proxy'].map((name) => `kernel/http/security/${name}.test.ts`),
  guesses: ['identity/accounts/passwords/hashing-queue.test.ts'],
  paywall: ['learning/answering/gate.test.ts', 'surfaces/partners/shown-by-key.test.ts'],
  input: ['kernel/http/security/fuzz.test.ts'],
  stops: ['kernel/http/closing.test.ts', 'start-fault.test.ts'],
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in rows));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are ${Object.keys(rows).join(', ')}.`);
  process.exit(2);
}

install();
const folder = mkdtempSync(join(tmpdir(), 'logikit-attack-'));
const table = [];
for (const [name, files] of Object.entries(rows)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const path = join(folder, `${name}.json`);
  const paths = files.map((file) => `packages/server/src/${file}`);
  const isGreen = await runTests(paths, { LOGIKIT_ATTACK: '1', LOGIKIT_TEST_REPORT: path });
  const tests = readReport(path).testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that does not load has no test that fails.
  if (!isGreen && tests.every(({ status }) => status !== 'failed'))
    table.push({ name, mark: '✗', seconds: 0, title: 'ended without a test that failed: see above' });
  for (const { status, duration = 0, ancestorTitles, title } of tests) {
    const mark = { passed: '✓', failed: '✗' }[status] ?? '–';
    table.push({ name, mark, seconds: duration / 1000, title: [...ancestorTitles, title].join(': ') });
  }
}
rmSync(folder, { recursive: true, force: true });

console.log('');
for (const { name, mark, seconds, title } of table)
  console.log(`${mark} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${title}`);
const count = (mark) => table.filter((row) => row.mark === mark).length;
console.log(`\n${count('✓')} held, ${count('✗')} fell, ${count('–')} skipped`);
process.exitCode = count('✗') > 0 ? 1 : 0;
