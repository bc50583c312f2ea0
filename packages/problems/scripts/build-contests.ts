/**
 * Builds the problems of events and quizzes and prints their manifest; none repeats an idea of the bank:
 * `node --conditions=@logikit/source packages/problems/scripts/build-contests.ts > packages/problems/src/bank/contests.json`
 */
import { contestPlans, quizPlans } from '../src/courses/contests.ts';
import { bankEntries } from '../src/courses/courses.ts';
import { buildBank } from '../src/bank/build.ts';
import { toRow } from '../src/bank/entry.ts';
import { slotsOf } from '../src/courses/slots.ts';

const slots = slotsOf([...contestPlans(), ...quizPlans()]);
const { entries, rejections, shortages } = buildBank(slots, { name: 'contests/v1', known: bankEntries() });
console.error({ rejections, shortages });
if (Object.keys(shortages).length > 0) process.exitCode = 1;
console.log(`[\n${entries.map((entry) => `  ${JSON.stringify(toRow(entry)).replaceAll(',', ', ')}`).join(',\n')}\n]`);
