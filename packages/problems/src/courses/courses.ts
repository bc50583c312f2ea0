import { type BankEntry, fromRow } from '../bank/entry.ts';
import manifest from '../bank/manifest.json' with { type: 'json' };
import { adult } from './adult.ts';
import type { Course, CoursePlan, TheoryPage } from './course.ts';
import { junior } from './junior.ts';
import { adultPages } from './theory/adult-pages.ts';
import { juniorPages } from './theory/junior-pages.ts';

/** The seeded courses as they are written; the bank is built from these. */
export const coursePlans: readonly CoursePlan[] = [junior, adult];

/** Every problem of the bank, in the order of the courses. */
export function bankEntries(): readonly BankEntry[] {
  return manifest.map(fromRow);
}

/** The seeded courses with a problem on every place. */
export function courses(): readonly Course[] {
  const entries = bankEntries();
  let next = 0;
  const take = (count: number): readonly BankEntry[] => {
    next += count;
    return entries.slice(next - count, next);
  };
  return coursePlans.map((course) => ({
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

/** Every page of theory, by technical name; blocks of the courses name them. */
export function theoryPages(): readonly TheoryPage[] {
  return [...juniorPages(), ...adultPages()];
}
