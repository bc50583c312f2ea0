// What becomes of the tests that failed in a run: each is repeated alone, ten times, in every browser in turn; a long one
// as often as three minutes allow, so that slow tests on a slow machine don't cost the whole run its time.
//
// - It fails again, always or now and then: red. A race that `.ci/races.tsv` names (test, cause, last day) is let through.
// - A property has found a counterexample: red for good. It is tried again with the same seed.
// - It is about crashes, cuts, limits, policies or leaks: red for good. There a single failure is a hole.
import { relative } from 'node:path';
import { root } from './ready.mjs';
import { readRaces } from './races.mjs';
import { brokenFilesOf, failedTestsOf } from './test-report.mjs';
import { placesOf, repeatTest } from './test-runs.mjs';

const REPEATS = 10;
/** Failing that often without once passing is failing every time; and no test is repeated less often. */
const SURE = 3;
/** After so many milliseconds no further repetition begins. */
const LONGEST = 180_000;
/** More than these are no races: something is broken. */
const MOST_FAILED = 12;
const neverForgiven =
  /\b(crash|cuts|kill|limits?|policy|access|relations|leak|gate|pace|security|harvest|child-safety)/i;

/**
 * A verdict on each test that failed in `report`: `title`, `told` (one line), `isForgiven`, and of a file that failed as
 * a whole `passed`, its results once it did not. None where the run failed without a test.
 */
export async function giveSecondChance(report, { repeat = repeatTest, races = readRaces(), now = Date.now } = {}) {
  const failed = [...failedTestsOf(report), ...brokenFilesOf(report)].map((test) => ({
    ...test,
    title: [relative(root, test.file), test.name].filter(Boolean).join(': '),
  }));
  if (failed.length > MOST_FAILED)
    return failed.map(({ title }) => ({ title, told: 'one of too many for a second chance', isForgiven: false }));
  const verdicts = [];
  for (const test of failed) verdicts.push(await verdictOn(test, { repeat, races, now }));
  return verdicts;
}

async function verdictOn({ title, file, name, message }, { repeat, races, now }) {
  console.log(`\nOnce more, alone: ${title}`);
  const counterexample = counterexampleOf(message);
  const runs = await repeatInTurn({ file, name, counterexample, repeat, now });
  const fails = runs.filter(({ isGreen }) => !isGreen).length;
  const { kind, isForgiven = false } = judge({ title, counterexample, fails, repeats: runs.length, races });
  const passed = name === null ? runs.findLast(({ isGreen }) => isGreen)?.report.testResults[0] : undefined;
  return { title, file, name, passed, isForgiven, told: `${kind}: failed again ${fails} of ${runs.length} times` };
}

function judge({ title, counterexample, fails, repeats, races }) {
  if (counterexample) return { kind: `a counterexample, seed ${counterexample.seed}, path ${counterexample.path}` };
  if (neverForgiven.test(title)) return { kind: 'must never fail' };
  if (fails === repeats) return { kind: 'a fault' };
  if (fails === 0) return { kind: 'slow, or a race too rare to be seen again', isForgiven: true };
  const known = races.find((race) => race.title === title);
  if (known) return { kind: `a race that is let through until ${known.until}, ${known.cause}`, isForgiven: true };
  return { kind: 'a race' };
}

async function repeatInTurn({ file, name, counterexample, repeat, now }) {
  const places = placesOf(file);
  const property = counterexample && { LOGIKIT_PROPERTY_SEED: counterexample.seed };
  const runs = [];
  const end = now() + LONGEST;
  const isSure = () => runs.length >= SURE && (now() >= end || runs.every(({ isGreen }) => !isGreen));
  while (runs.length < REPEATS && !isSure()) {
    const { env } = places[runs.length % places.length];
    // The first repetition that fails tells why; the others would bury it.
    const isQuiet = runs.some(({ isGreen }) => !isGreen);
    runs.push(await repeat({ file, name, env: { ...env, ...property }, isQuiet }));
  }
  return runs;
}

function counterexampleOf(message) {
  const [, seed, path] = /Property failed after[^{]*\{ seed: (-?\d+), path: "([\d:]+)"/.exec(message) ?? [];
  return seed === undefined ? null : { seed, path };
}
