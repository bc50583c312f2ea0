import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRaces } from './races.mjs';
import { root } from './ready.mjs';
import { giveSecondChance } from './second-chance.mjs';
import { brokenFilesOf, failedTestsOf } from './test-report.mjs';
import { repeatTest } from './test-runs.mjs';

const file = 'packages/server/src/learning/week.test.ts';
const failed = (title: string, path = file, message = 'expected 1 to be 2') => ({
  name: join(root, path),
  status: 'failed',
  assertionResults: [{ status: 'failed', ancestorTitles: [], title, failureMessages: [message] }],
});
const reportOf = (...testResults: object[]) => ({ testResults });

interface Chance {
  readonly races?: ReturnType<typeof readRaces>;
  /** How long a repetition takes, in milliseconds. */
  readonly each?: number;
}

/** A second chance in which the repetitions end as listed, and then all alike. */
async function chance(report: object, outcomes: readonly boolean[], { races = [], each = 0 }: Chance = {}) {
  const asked: { name: string | null; env: Record<string, string> }[] = [];
  const repeat = async (one: (typeof asked)[number]) => {
    asked.push(one);
    return { isGreen: outcomes[asked.length - 1] ?? outcomes.at(-1) ?? true, report: reportOf({ name: 'again' }) };
  };
  const now = () => asked.length * each;
  return { verdicts: await giveSecondChance(report, { repeat, races, now }), asked };
}

describe('the second chance', () => {
  it('forgives what passes ten times, and names it', async () => {
    const { verdicts, asked } = await chance(reportOf(failed('a week begins')), [true]);
    expect(asked).toHaveLength(10);
    expect(asked.every(({ name }) => name === 'a week begins')).toBe(true);
    expect(verdicts).toMatchObject([{ title: `${file}: a week begins`, isForgiven: true }]);
    expect(verdicts[0]?.told).toContain('failed again 0 of 10 times');
  });

  it('finds a race: what fails once in ten is red', async () => {
    const outcomes = Array.from({ length: 10 }, (_, turn) => turn !== 6);
    const { verdicts } = await chance(reportOf(failed('a week begins')), outcomes);
    expect(verdicts).toMatchObject([{ isForgiven: false, told: 'a race: failed again 1 of 10 times' }]);
  });

  it.each([
    [17_000, 10],
    [45_000, 4],
    [300_000, 3],
  ])('repeats a test of %i ms as often as three minutes allow: %i times', async (each, times) => {
    const { verdicts } = await chance(reportOf(failed('a week begins')), [true], { each });
    expect(verdicts).toMatchObject([{ isForgiven: true }]);
    expect(verdicts[0]?.told).toContain(`failed again 0 of ${times} times`);
  });

  it('lets a race through that is named, but no fault', async () => {
    const races = [{ title: `${file}: a week begins`, cause: 'the clock', until: '2026-12-01', days: 5 }];
    const race = await chance(reportOf(failed('a week begins')), [false, true], { races });
    const fault = await chance(reportOf(failed('a week begins')), [false], { races });
    expect(race.verdicts).toMatchObject([{ isForgiven: true }]);
    expect(fault.verdicts).toMatchObject([{ isForgiven: false, told: 'a fault: failed again 3 of 3 times' }]);
  });

  it.each(['learning/answering/gate.test.ts', 'kernel/database/cuts.test.ts', 'kernel/http/limits.test.ts'])(
    'forgives nothing in %s',
    async (name) => {
      const { verdicts } = await chance(reportOf(failed('holds', `packages/server/src/${name}`)), [true]);
      expect(verdicts).toMatchObject([{ isForgiven: false, told: 'must never fail: failed again 0 of 10 times' }]);
    },
  );

  it('tries a counterexample again by its seed, and stays red', async () => {
    const message =
      'Error: Property failed after 274 tests\n{ seed: -481976595, path: "273:1:0", endOnFailure: true }\nCounterexample: []';
    const { verdicts, asked } = await chance(reportOf(failed('any input', file, message)), [true]);
    expect(asked[0]?.env).toMatchObject({ LOGIKIT_PROPERTY_SEED: '-481976595' });
    expect(verdicts[0]?.isForgiven).toBe(false);
  });

  it('runs a file again that failed without a test, and counts what its tests bring then', async () => {
    const broken = { name: join(root, file), status: 'failed', message: 'no port', assertionResults: [] };
    const { verdicts, asked } = await chance(reportOf(broken), [true]);
    expect(asked[0]?.name).toBeNull();
    expect(verdicts).toMatchObject([{ title: file, isForgiven: true, passed: { name: 'again' } }]);
  });

  it('is for single tests: many that failed are a fault', async () => {
    const many = Array.from({ length: 13 }, (_, index) => failed(`test ${index}`));
    const { verdicts, asked } = await chance(reportOf(...many), [true]);
    expect([asked.length, verdicts.length, verdicts.some(({ isForgiven }) => isForgiven)]).toEqual([0, 13, false]);
  });

  it('has nothing to forgive where a run failed without a test', async () => {
    const report = reportOf({ name: file, status: 'passed', assertionResults: [{ status: 'passed', title: 'x' }] });
    expect([failedTestsOf(report), brokenFilesOf(report), (await chance(report, [true])).verdicts]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

/** What Vitest writes of a run, as far as it is read here. */
interface Repetition {
  readonly isGreen: boolean;
  readonly report: { readonly testResults: readonly { readonly assertionResults: readonly { status: string }[] }[] };
}

describe('a repetition', () => {
  it('runs one test inside of a describe, by the name that the report gives it', async () => {
    const real = { file: join(root, 'packages/contract/src/rules/timestamp.test.ts'), env: {}, isQuiet: true };
    const { report } = (await repeatTest({ ...real, name: null })) as Repetition;
    const asIfFailed: object[] = report.testResults.map((one) => ({
      ...one,
      assertionResults: one.assertionResults.map((test) => ({ ...test, status: 'failed' })),
    }));
    const [first] = failedTestsOf({ testResults: asIfFailed }) as { name: string }[];
    const again = (await repeatTest({ ...real, name: first?.name ?? null })) as Repetition;
    const statuses = again.report.testResults.flatMap((one) => one.assertionResults.map(({ status }) => status));
    const passed = statuses.filter((status) => status === 'passed');
    expect([again.isGreen, passed.length]).toEqual([true, 1]);
  });
});

describe('the list of known races', () => {
  const today = new Date('2026-11-26T12:00:00Z');
  const line = (until: string, title = 'a.test.ts: a') => `${title}\tthe clock\t${until}`;

  it('counts until the end of a line’s last day', () => {
    const text = ['# test, cause, last day', line('2026-11-25'), line('2026-11-26', 'b'), line('2026-12-10', 'c')].join(
      '\n',
    );
    expect(readRaces(text, today).map(({ title }) => title)).toEqual(['b', 'c']);
  });

  it('refuses a fourth race, a day beyond two weeks, and a line without cause or day', () => {
    expect(() => readRaces(Array.from({ length: 4 }, () => line('2026-11-27')).join('\n'), today)).toThrow('3 at most');
    for (const text of [line('2026-12-11'), line('soon'), 'a.test.ts: a\t\t2026-11-27'])
      expect(() => readRaces(text, today)).toThrow('needs a cause and a last day');
  });

  it('is kept', () => {
    expect(readRaces().length).toBeLessThanOrEqual(3);
  });
});
