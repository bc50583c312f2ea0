/**
 * `pnpm audit:bank`: looks at every problem of the bank with eyes that took no part in building it, and at fresh problems
 * of every family for what gives an answer away. Prints tables and, last, `3500/3500 verified` or what fell short.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { bankEntries, contests, courses, quizzes } from '../src/courses/courses.ts';
import { families } from '../src/families/list.ts';
import { type Audit, auditBank, auditBias } from '../src/bank/audit/audit.ts';
import { type Blind, guessBlind } from '../src/bank/audit/blind.ts';
import { varietyFaults } from '../src/bank/audit/variety.ts';

const freshPerLevel = 120;
const blindProblems = 1500;

interface Leaks {
  readonly bias: ReturnType<typeof auditBias>;
  readonly blind: readonly Blind[];
}

if (isMainThread) {
  const leaks = leaksInWorker();
  report(auditBank(bankEntries()), await leaks);
} else {
  const blind = families.flatMap((family) => guessBlind(family, blindProblems) ?? []);
  parentPort?.postMessage({ bias: auditBias(freshPerLevel), blind } satisfies Leaks);
}

/** Fresh problems are looked at on another core. */
function leaksInWorker(): Promise<Leaks> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function report(audit: Audit, { bias, blind }: Leaks): void {
  console.table(
    audit.families.map((row) => {
      const seen = blind.find(({ family }) => family === row.family);
      const places = bias.filter(({ placement }) => placement.family === row.family);
      return {
        ...row,
        blind: seen ? percent(seen.accuracy) : '',
        chance: seen ? percent(seen.chance) : '',
        fair: places.length === 0 ? '' : places.every(({ isFair }) => isFair) ? 'yes' : 'no',
      };
    }),
  );
  const { totals } = audit;
  const variety = [...courses(), ...contests(), ...quizzes()].flatMap(varietyFaults);
  const gates: Readonly<Record<string, readonly [figure: string, isGood: boolean]>> = {
    'misconceptions (50 or more)': [String(totals.misconceptions), totals.misconceptions >= 50],
    'tagged wrong variants (80 % or more)': [percent(totals.tagged), totals.tagged >= 0.8],
    'picture, packed, p95 (3 KB or less)': [`${totals.picture95} B`, totals.picture95 <= 3072],
    'effective number of families (28 or more)': [totals.effectiveFamilies.toFixed(1), totals.effectiveFamilies >= 28],
    'places of right variants differ by (1 or less)': [String(totals.placeDifference), totals.placeDifference <= 1],
    'solvable without seeing, worst lesson (70 % or more)': [percent(totals.nonVisual), totals.nonVisual >= 0.7],
    'a blind model beats chance by (2 points and luck)': [percent(Math.max(...blind.map(lead))), blind.every(isBlind)],
    'places with too little variety (none)': [String(variety.length), variety.length === 0],
    'places and ranks are fair': [
      bias.every(({ isFair }) => isFair) ? 'yes' : 'no',
      bias.every(({ isFair }) => isFair),
    ],
  };
  console.table(
    Object.entries(gates).map(([gate, [figure, isGood]]) => ({ gate, figure, good: isGood ? 'yes' : 'NO' })),
  );
  for (const fault of [...audit.faults, ...variety]) console.log(fault);
  const isGood = audit.verified === audit.total && audit.total > 0 && Object.values(gates).every(([, good]) => good);
  process.exitCode = isGood ? 0 : 1;
  console.log(`${audit.verified}/${audit.total} verified`);
}

function lead({ accuracy, chance }: Blind): number {
  return accuracy - chance;
}

/** Two points, and two standard deviations of a guess on so many problems. */
function isBlind(seen: Blind): boolean {
  return lead(seen) <= 0.02 + 2 * Math.sqrt((seen.chance * (1 - seen.chance)) / seen.problems);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
