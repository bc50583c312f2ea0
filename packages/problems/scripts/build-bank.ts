/**
 * Builds the manifest anew and prints it:
 * `npm run bank` writes it to packages/problems/src/bank/manifest.json.
 * Why seeds were passed over goes to the error stream.
 */
import { coursePlans } from '../src/courses/plans.ts';
import { buildBank } from '../src/bank/build.ts';
import { toRow } from '../src/bank/entry.ts';
import { slotsOf } from '../src/courses/slots.ts';

const { entries, rejections, shortages } = buildBank(slotsOf(coursePlans()));
console.error({ rejections, shortages });
if (Object.keys(shortages).length > 0) process.exitCode = 1;
console.log(`[\n${entries.map((entry) => `  ${JSON.stringify(toRow(entry)).replaceAll(',', ', ')}`).join(',\n')}\n]`);
