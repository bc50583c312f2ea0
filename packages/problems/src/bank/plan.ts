import type { CoursePlan, Station } from '../courses/course.ts';
import type { Lesson } from '../core/family.ts';
import type { Cell } from './entry.ts';

/** One place of a course that wants a problem. No two problems of one thread may be the same puzzle idea. */
export interface Place {
  readonly cell: Cell;
  /** `course/thread`. */
  readonly thread: string;
}

/** Every place of the courses, in the order in which a learner walks. The manifest has one row for each. */
export function placesOf(courses: readonly CoursePlan[]): readonly Place[] {
  return courses.flatMap((course) =>
    course.threads.flatMap((thread) =>
      thread.blocks
        .flatMap((block) => block.stations.flatMap((station) => cellsOf(station, course.lesson)))
        .map((cell) => ({ cell, thread: `${course.technicalName}/${thread.technicalName}` })),
    ),
  );
}

export function cellsOf(station: Station, lesson: Lesson): readonly Cell[] {
  const [family, complexity, mode, count, motif] = station;
  const cell: Cell = { family, lesson, complexity, mode, ...(motif === undefined ? {} : { motif }) };
  return Array.from({ length: count }, () => cell);
}
