import { marketing } from '@logikit/contract';
import { someOf } from '@logikit/contract/testing';
import { describe, expect, it } from 'vitest';
import { bankEntries, contests, courses, quizzes, theoryPages } from '../courses/courses.ts';
import { coursePlans } from '../courses/plans.ts';
import { drawnPages } from '../courses/theory/pages.ts';
import { stableJson } from '../core/hash.ts';
import { families } from '../families/list.ts';
import { judge } from '../judge.ts';
import { rightState } from '../scene-check/right-state.ts';
import type { Check } from '../core/family.ts';
import { auditBank, auditBias } from './audit/audit.ts';
import { drawingFaults } from './audit/picture-faults.ts';
import { varietyFaults } from './audit/variety.ts';
import { buildBank } from './build.ts';
import { toRow } from './entry.ts';
import { slotsOf } from '../courses/slots.ts';
import { type BankProblem, realise } from './realise.ts';

const entries = bankEntries();
/** The whole bank is audited by `pnpm audit:bank`; a test looks at every ninth problem, so at every cell. */
const sample = entries.filter((_, index) => index % 9 === 0);
const problems = sample.map(realise);
/** The pipeline goes through the slots in order, so that a beginning of the bank can be built alone. */
const rebuiltSlots = 220;

describe('the bank', () => {
  it('is exactly what the pipeline builds from the courses', () => {
    const { entries: rebuilt, shortages } = buildBank(slotsOf(coursePlans()).slice(0, rebuiltSlots));
    expect(shortages).toEqual({});
    expect(rebuilt.map(toRow)).toEqual(entries.slice(0, rebuiltSlots).map(toRow));
  });

  it('[K-009] holds as many problems for children and for adults as the site says', () => {
    const adults = entries.filter(({ lesson }) => lesson === 3).length;
    const { childProblems, adultProblems } = marketing.logic;
    expect([entries.length - adults, adults]).toEqual([childProblems, adultProblems]);
  });

  it('is found without a fault by the audit', () => {
    const audit = auditBank(sample);
    expect(audit.faults).toEqual([]);
    expect(audit.verified).toBe(sample.length);
  });

  it('gives the same bytes every time', () => {
    const again = someOf(sample, 3);
    expect(stableJson(again.map(realise))).toBe(stableJson(someOf(problems, 3)));
  });

  it('lets right variants prefer no place and right numbers no rank', () => {
    for (const { isFair, placement } of auditBias(12)) expect(isFair, JSON.stringify(placement)).toBe(true);
  });

  it('judges its own answers right and every wrong variant wrong', () => {
    for (const problem of problems) {
      expect(judge(problem.draft, rightAnswer(problem)), problem.key).toMatchObject({ isCorrect: true });
      if (problem.entry.mode !== 'single') continue;
      for (const variant of problem.draft.variants.filter(({ isRight }) => !isRight)) {
        const answer = { selectedVariants: [variant.key], graphicState: null, autoValidateString: null };
        expect(judge(problem.draft, answer)).toEqual({ status: 'judged', isCorrect: false, tag: variant.tag });
      }
    }
  });
});

function rightAnswer({ draft, entry }: BankProblem) {
  const { graphic, rightNumber, variants } = draft;
  const right = variants.filter(({ isRight }) => isRight).map(({ key }) => key);
  return {
    selectedVariants: entry.mode === 'multi' ? right : right.slice(0, 1),
    graphicState: graphic && rightState(graphic.scene, graphic.check as Check),
    autoValidateString: rightNumber,
  };
}

describe('the courses', () => {
  it('have a problem of the asked kind on every place', () => {
    const cells = slotsOf(coursePlans()).map(({ cell }) => cell);
    expect(entries.map((one) => [one.family, one.lesson, one.complexity])).toEqual(
      cells.map((cell) => [cell.family, cell.lesson, cell.complexity]),
    );
    const asked = entries.filter((_, index) => cells[index]?.mode !== 'mixed');
    expect(asked.map(({ mode }) => mode)).toEqual(cells.flatMap(({ mode }) => (mode === 'mixed' ? [] : [mode])));
    const placed = courses().flatMap((course) => course.threads.flatMap((thread) => thread.blocks));
    expect(placed.flatMap((block) => block.problems)).toEqual(entries);
  });

  it('hold 3,500 problems by the quotas of every target lesson and complexity', () => {
    const counts = ([4, 5, 1, 2, 3] as const).map((lesson) =>
      ([1, 2, 3, 4, 5] as const).map(
        (complexity) => entries.filter((one) => one.lesson === lesson && one.complexity === complexity).length,
      ),
    );
    expect(counts).toEqual([
      [120, 100, 80, 60, 40],
      [130, 120, 100, 80, 70],
      [150, 140, 90, 70, 50],
      [120, 132, 156, 108, 84],
      [270, 330, 390, 285, 225],
    ]);
  });

  it('are made of all families, none of which outweighs the others', () => {
    const shares = families.map(({ id }) => entries.filter(({ family }) => family === id).length / entries.length);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    const entropy = -shares.reduce((sum, share) => sum + share * Math.log(share), 0);
    expect(Math.exp(entropy)).toBeGreaterThanOrEqual(28);
    expect(new Set(entries.map(({ mode }) => mode))).toEqual(new Set(['single', 'multi', 'any', 'number', 'graphic']));
  });

  it('open the first two threads of each logic course for everybody', () => {
    for (const course of courses().filter(({ kind }) => kind === 'logic')) {
      expect(course.threads.map((thread) => thread.isTrial)).toEqual(course.threads.map((_, index) => index < 2));
    }
  });

  it('have threads of 12 to 60 problems, and no chapter after the first two without a checkpoint', () => {
    for (const thread of courses().flatMap((course) => course.threads)) {
      const count = thread.blocks.reduce((sum, block) => sum + block.problems.length, 0);
      expect(count, thread.technicalName).toSatisfy((n: number) => n >= 12 && n <= 60);
    }
    for (const { threads } of courses().filter(({ kind }) => kind === 'logic')) {
      for (const { blocks, technicalName } of threads.slice(2)) {
        const families = (blocks.at(-1)?.problems ?? []).map(({ family }) => family);
        expect(families.length, technicalName).toBeGreaterThanOrEqual(4);
        expect(new Set(families).size, technicalName).toBe(families.length);
      }
    }
  });

  it('never ask twice in a row what is known, and begin every chapter with eight ideas', () => {
    for (const course of [...courses(), ...contests(), ...quizzes()]) expect(varietyFaults(course)).toEqual([]);
  });

  it('grow harder from chapter to chapter', () => {
    for (const { threads, kind, technicalName } of courses()) {
      if (kind !== 'logic') continue;
      const means = threads.map(({ blocks }) => {
        const all = blocks.flatMap(({ problems }) => problems.map(({ complexity }) => complexity));
        return all.reduce((sum: number, one) => sum + one, 0) / all.length;
      });
      const third = Math.floor(means.length / 3);
      const meanOf = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
      const thirds = [means.slice(0, third), means.slice(third, 2 * third), means.slice(2 * third)].map(meanOf);
      expect(
        thirds.toSorted((a, b) => a - b),
        technicalName,
      ).toEqual(thirds);
      expect((thirds[2] ?? 0) - (thirds[0] ?? 0), technicalName).toBeGreaterThan(1.5);
    }
  });

  it('bring theory before the first problem of every idea, and use every page', () => {
    const pages = new Set(theoryPages().map((page) => page.technicalName));
    for (const { threads, kind, technicalName } of courses()) {
      if (kind !== 'logic') continue;
      const met = new Set<string>();
      for (const { problems, theory } of threads.flatMap(({ blocks }) => blocks)) {
        if (theory !== null) expect(pages.has(theory), theory).toBe(true);
        for (const [place, { family }] of problems.entries()) {
          if (!met.has(family)) expect(theory !== null && place === 0, `${technicalName} ${family}`).toBe(true);
          met.add(family);
        }
      }
    }
    for (const { technicalName } of drawnPages()) expect(pages.has(technicalName), technicalName).toBe(true);
    for (const page of theoryPages()) {
      for (const { narration, paragraphs, title } of Object.values(page.texts)) {
        expect(title).toMatch(/\S/);
        expect(narration, page.technicalName).not.toMatch(/[\d+=→]/);
        expect(paragraphs.length, page.technicalName).toSatisfy((n: number) => n >= 3 && n <= 7);
      }
      expect(drawingFaults(page.image), page.technicalName).toEqual([]);
    }
  });

  it('start the juniors with boats', () => {
    const first = courses().find(({ technicalName }) => technicalName === 'junior')?.threads[0]?.blocks[0]?.problems[0];
    expect(first && realise(first).draft.confettiPattern).toBe('boat');
  });

  it('give every thread, block and page a name in each language', () => {
    for (const course of courses()) {
      const named = [course, ...course.threads, ...course.threads.flatMap((thread) => thread.blocks)];
      for (const { titles } of named) for (const title of Object.values(titles)) expect(title).toMatch(/\S/);
      const names = named.map(({ technicalName }) => technicalName);
      expect(new Set(names).size).toBe(names.length);
      const titles = course.threads.map((thread) => thread.titles.en);
      expect(new Set(titles).size, course.technicalName).toBe(titles.length);
    }
  });
});
