/**
 * Builds the manifest anew and prints it:
 * `node --conditions=@logikit/source packages/problems/src/bank/build-cli.ts > packages/problems/src/bank/manifest.json`
 * Why seeds were passed over goes to the error stream.
 */
import { coursePlans } from '../courses/plans.ts';
import { buildBank } from './build.ts';
import { toRow } from './entry.ts';
import { placesOf } from './plan.ts';

const { entries, rejections, shortages } = buildBank(placesOf(coursePlans()));
console.error({ rejections, shortages });
if (Object.keys(shortages).length > 0) process.exitCode = 1;
console.log(`[\n${entries.map((entry) => `  ${JSON.stringify(toRow(entry)).replaceAll(',', ', ')}`).join(',\n')}\n]`);
