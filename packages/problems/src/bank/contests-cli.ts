/**
 * Builds the problems of events and quizzes and prints their manifest; none repeats an idea of the bank:
 * `node --conditions=@logikit/source packages/problems/src/bank/contests-cli.ts > packages/problems/src/bank/contests.json`
 */
import { contestPlans, quizPlans } from '../courses/contests.ts';
import { bankEntries } from '../courses/courses.ts';
import { buildBank } from './build.ts';
import { toRow } from './entry.ts';
import { placesOf } from './plan.ts';

const places = placesOf([...contestPlans(), ...quizPlans()]);
const { entries, rejections, shortages } = buildBank(places, { name: 'contests/v1', known: bankEntries() });
console.error({ rejections, shortages });
if (Object.keys(shortages).length > 0) process.exitCode = 1;
console.log(`[\n${entries.map((entry) => `  ${JSON.stringify(toRow(entry)).replaceAll(',', ', ')}`).join(',\n')}\n]`);
