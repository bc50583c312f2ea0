/**
 * `pnpm audit:language cs [family …]`: every sentence of a language over fresh problems, checked by the rules of the bank
 * and by a dictionary where hunspell has one. `--print` shows the sentences, for a native reader.
 */
import type { Language } from '../src/core/family.ts';
import { families } from '../src/families/list.ts';
import { auditLanguage } from '../src/bank/audit/language.ts';
import { misspelt } from '../src/bank/audit/spelling.ts';

const perCell = 4;
const [code = 'en', ...rest] = process.argv.slice(2);
// A language that does not exist ends in an error about its first word.
const language = code as Language;
const wanted = rest.filter((word) => !word.startsWith('--'));
const all = new Set<string>();
let faults = 0;
for (const family of families.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const report = auditLanguage(family, language, perCell);
  for (const sentence of report.sentences) all.add(sentence);
  for (const fault of report.faults) console.log(fault);
  if (rest.includes('--print')) console.log([`# ${family.id}`, ...[...report.sentences].sort()].join('\n'));
  faults += report.faults.length;
}
const unknown = misspelt(language, all);
console.log(unknown === null ? 'no dictionary here' : `not in the dictionary: ${unknown.join(' ') || 'nothing'}`);
console.log(`${all.size} sentences, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
