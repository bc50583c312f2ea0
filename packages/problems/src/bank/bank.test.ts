import { describe, expect, it } from 'vitest';
import { bankEntries, coursePlans, courses, theoryPages } from '../courses/courses.ts';
import { stableJson } from '../core/hash.ts';
import { judge } from '../judge.ts';
import { rightState } from '../scene-check/right-state.ts';
import type { Check } from '../core/family.ts';
import { auditBank, auditBias } from './audit/audit.ts';
import { drawingFaults } from './audit/picture-faults.ts';
import { buildBank } from './build.ts';
import { toRow } from './entry.ts';
import { placesOf } from './plan.ts';
import { type BankProblem, realise } from './realise.ts';

const entries = bankEntries();
const problems = entries.map(realise);

describe('the bank', () => {
  it('is exactly what the pipeline builds from the courses', () => {
    const rebuilt = buildBank(placesOf(coursePlans)).entries;
    expect(rebuilt.map(toRow)).toEqual(entries.map(toRow));
  });

  it('is found without a fault by the audit', () => {
    const audit = auditBank(entries);
    expect(audit.faults).toEqual([]);
    expect(audit.verified).toBe(entries.length);
  });

  it('gives the same bytes every time', () => {
    expect(stableJson(entries.map(realise))).toBe(stableJson(problems));
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
    const cells = placesOf(coursePlans).map(({ cell }) => [cell.family, cell.lesson, cell.complexity, cell.mode]);
    expect(entries.map((one) => [one.family, one.lesson, one.complexity, one.mode])).toEqual(cells);
    const placed = courses().flatMap((course) => course.threads.flatMap((thread) => thread.blocks));
    expect(placed.flatMap((block) => block.problems)).toEqual(entries);
  });

  it('open the first two threads of each course for everybody', () => {
    for (const course of courses()) {
      expect(course.threads.map((thread) => thread.isTrial)).toEqual(course.threads.map((_, index) => index < 2));
    }
  });

  it('have threads of 13 to 25 problems in two to four blocks', () => {
    for (const thread of courses().flatMap((course) => course.threads)) {
      const count = thread.blocks.reduce((sum, block) => sum + block.problems.length, 0);
      expect(count, thread.technicalName).toSatisfy((n: number) => n >= 13 && n <= 25);
      expect(thread.blocks.length, thread.technicalName).toSatisfy((n: number) => n >= 2 && n <= 4);
    }
  });

  it('name theory that exists, and use every page once', () => {
    const named = courses().flatMap(({ threads }) =>
      threads.flatMap(({ blocks }) => blocks.map(({ theory }) => theory)),
    );
    const pages = theoryPages().map((page) => page.technicalName);
    expect(named.filter((name) => name !== null).sort()).toEqual([...pages].sort());
    for (const page of theoryPages()) {
      for (const { narration, paragraphs } of Object.values(page.texts)) {
        expect(narration).not.toMatch(/[\d+=→]/);
        expect(paragraphs.length, page.technicalName).toSatisfy((n: number) => n >= 3 && n <= 6);
      }
      expect(drawingFaults(page.image), page.technicalName).toEqual([]);
    }
  });

  it('together hold more than 220 problems, of ten families and in every answer mode', () => {
    expect(entries.length).toBeGreaterThanOrEqual(220);
    for (const course of courses()) {
      const own = course.threads.flatMap(({ blocks }) => blocks.flatMap((block) => block.problems));
      expect(own.length, course.technicalName).toBeGreaterThanOrEqual(100);
      expect(course.threads.length, course.technicalName).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(entries.map(({ family }) => family)).size).toBe(10);
    expect(new Set(entries.map(({ mode }) => mode))).toEqual(new Set(['single', 'multi', 'any', 'number', 'graphic']));
    const kinds = problems.flatMap(({ draft }) => (draft.graphic?.scene.parts ?? []).map((part) => part.t));
    expect(new Set(kinds)).toEqual(new Set(['toggle', 'slots', 'grid', 'path']));
  });

  it('start the juniors with boats', () => {
    const first = courses()[0]?.threads[0]?.blocks[0]?.problems[0];
    expect(first && realise(first).draft.confettiPattern).toBe('boat');
  });

  it('give every thread, block and page a name in each language', () => {
    for (const course of courses()) {
      const named = [course, ...course.threads, ...course.threads.flatMap((thread) => thread.blocks)];
      for (const { titles } of named) for (const title of Object.values(titles)) expect(title).toMatch(/\S/);
      const names = named.map(({ technicalName }) => technicalName);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
