import type { CoursePlan, Station } from './course.ts';
import type { Lesson } from '../core/family.ts';
import type { Cell, Slot } from '../bank/entry.ts';

/** Every slot of the courses, in the order in which a learner walks. The manifest has one row for each. */
export function slotsOf(courses: readonly CoursePlan[]): readonly Slot[] {
  return courses.flatMap((course) =>
    course.threads.flatMap((thread) =>
      thread.blocks
        .flatMap((block) => block.stations.flatMap((station) => cellsOf(station, course.lesson)))
        .map((cell) => ({ cell, thread: `${course.technicalName}/${thread.technicalName}` })),
    ),
  );
}

function cellsOf(station: Station, lesson: Lesson): readonly Cell[] {
  const [family, complexity, mode, count, motif] = station;
  const cell: Cell = { family, lesson, complexity, mode, ...(motif === undefined ? {} : { motif }) };
  return Array.from({ length: count }, () => cell);
}
