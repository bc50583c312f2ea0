import { type BankEntry, fromRow } from '../bank/entry.ts';
import contestManifest from '../bank/contests.json' with { type: 'json' };
import manifest from '../bank/manifest.json' with { type: 'json' };
import { contestPlans, quizPlans } from './contests.ts';
import type { Course, CoursePlan, TheoryPage } from './course.ts';
import { inEachLanguage } from '../lang/languages.ts';
import { coursePlans } from './plans.ts';
import { drawnPages } from './theory/pages.ts';
import { examplePage } from './theory/worked-example.ts';
import { courseWords } from './words.ts';

/** Every problem of the bank, in the order of the courses. */
export function bankEntries(): readonly BankEntry[] {
  return manifest.map(fromRow);
}

/** Problems of events and quizzes, in the order of their plans. None of them is in the bank. */
export function contestEntries(): readonly BankEntry[] {
  return contestManifest.map(fromRow);
}

/** The seeded courses with a problem on every place. */
export function courses(): readonly Course[] {
  return filled(coursePlans(), bankEntries());
}

/** Courses of timed events: a thread for every edition after those that the bank has. */
export function contests(): readonly Course[] {
  return filled([...contestPlans(), ...quizPlans()], contestEntries()).slice(0, contestPlans().length);
}

/** A quiz for each logic course: courses by the name of the one that they belong to. */
export function quizzes(): readonly Course[] {
  return filled([...contestPlans(), ...quizPlans()], contestEntries()).slice(contestPlans().length);
}

/** Gives every place the next problem. */
function filled(plans: readonly CoursePlan[], entries: readonly BankEntry[]): readonly Course[] {
  let next = 0;
  const take = (count: number): readonly BankEntry[] => {
    next += count;
    return entries.slice(next - count, next);
  };
  return plans.map((course) => ({
    ...course,
    threads: course.threads.map((thread) => ({
      ...thread,
      blocks: thread.blocks.map(({ stations, ...block }) => ({
        ...block,
        problems: take(stations.reduce((sum, [, , , count]) => sum + count, 0)),
      })),
    })),
  }));
}

/** The pages of theory that blocks open with: drawn ones first, then an example of each family that has none. */
export function theoryPages(): readonly TheoryPage[] {
  const plans = coursePlans();
  const named = (name: string): boolean =>
    plans.some(({ threads }) => threads.some(({ blocks }) => blocks.some(({ theory }) => theory === name)));
  const pages = drawnPages().filter(({ technicalName }) => named(technicalName));
  const drawn = new Set(pages.map(({ technicalName }) => technicalName));
  const examples = plans.flatMap(({ technicalName: course, lesson, threads }) =>
    threads
      .flatMap(({ blocks }) => blocks.flatMap(({ theory }) => theory ?? []))
      .filter((theory) => !drawn.has(theory))
      .map((theory) => examplePage(course, theory.slice(course.length + 1), lesson)),
  );
  return [...pages, ...examples];
}

/** Everything that the courses and pages are made from, without making a single problem: equal means nothing changed. */
export function catalogueSources(): unknown {
  const ideas = inEachLanguage((language) => courseWords[language].ideas);
  return [courses(), contests(), quizzes(), drawnPages(), ideas];
}
