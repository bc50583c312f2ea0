import type { Model } from '@logikit/contract';
import { selectThreadSums, type ThreadSums } from './course-progress.db.ts';
import type { Reader } from './thread.ts';

/** Progress of every course of a kind: the sum of its threads. */
export async function readCourseProgress(
  { tx, owner }: Pick<Reader, 'tx' | 'owner'>,
  kind: 'logic' | 'side',
): Promise<Model<'LogicProgress'>> {
  const byCourse = Map.groupBy(await selectThreadSums(tx, owner, kind), ({ courseId }) => courseId);
  return {
    courses: [...byCourse].map(([courseId, sums]) => ({
      courseId,
      progress: progressOf(sums),
      threads: sums.flatMap((row) =>
        row.threadId === null ? [] : [{ threadId: row.threadId, progress: progressOf([row]) }],
      ),
    })),
  };
}

function progressOf(rows: readonly ThreadSums[]): Model<'ThreadProgress'> {
  const sum = (value: (row: ThreadSums) => number): number => rows.reduce((total, row) => total + value(row), 0);
  const problems = sum((row) => row.problems);
  const closed = sum((row) => row.closed);
  return {
    problems,
    closed,
    correct: sum(({ correct }) => correct),
    stars: sum(({ stars }) => stars),
    maxStars: problems * 3,
    isCompleted: problems > 0 && closed === problems,
  };
}
