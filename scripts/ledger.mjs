// Rows of the ledger that a passed test proves by carrying their id, per area; last line: N/604 rows proven.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';
import { readReport } from './test-report.mjs';

const tests = readReport().testResults.flatMap((file) => file.assertionResults);
if (tests.length === 0) {
  console.error('No test report yet: run `npm test` or `pnpm unit` first.');
  process.exit(1);
}
const passed = tests.filter((test) => test.status === 'passed');
const proven = new Set(passed.flatMap((test) => test.fullName.match(/\b[RCESVKX]-\d{3}(?!\.\d)\b/g) ?? []));
const rows = readFileSync(join(root, 'docs/ledger.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

for (const [area, list] of [...Map.groupBy(rows, (row) => row[1])].sort(([a], [b]) => a.localeCompare(b))) {
  const missing = list.filter(([id]) => !proven.has(id)).map(([id]) => id);
  const all = process.argv.includes('--missing') || missing.length <= 6;
  const done = `${list.length - missing.length}/${list.length}`;
  console.log(`${area.padEnd(16)} ${done.padStart(7)}  ${all ? missing.join(' ') : `${missing.length} missing`}`);
}
console.log(`\n${rows.filter(([id]) => proven.has(id)).length}/${rows.length} rows proven`);
