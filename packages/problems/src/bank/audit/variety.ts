import type { Course, CourseThread } from '../../courses/course.ts';

/** Examples of a new idea that may follow one another, right behind its page. */
const EXAMPLES = 3;
/** So many problems a learner walks before a chapter feels the same… */
const FIRST = 20;
/** …unless so many ideas are among them. */
const IDEAS = 8;

/** Where a course goes on with the idea that was just asked, and chapters that begin with too few ideas. */
export function varietyFaults({ kind, threads }: Course): readonly string[] {
  return threads.flatMap((thread) => [...repeats(thread), ...(kind === 'logic' ? sameness(thread) : [])]);
}

function repeats({ technicalName, blocks }: CourseThread): readonly string[] {
  const walked = blocks.flatMap(({ theory, problems }) =>
    problems.map(({ family }, place) => ({
      family,
      isExample:
        theory !== null && place < EXAMPLES && problems.slice(0, place).every((problem) => problem.family === family),
      place,
    })),
  );
  return walked.flatMap(({ family, isExample, place }, index) =>
    walked[index - 1]?.family === family && !(isExample && place > 0)
      ? [`${technicalName}: ${family} twice in a row at ${index + 1}`]
      : [],
  );
}

function sameness({ technicalName, blocks }: CourseThread): readonly string[] {
  const first = blocks.flatMap(({ problems }) => problems.map(({ family }) => family)).slice(0, FIRST);
  const ideas = new Set(first).size;
  return ideas < IDEAS ? [`${technicalName}: ${ideas} ideas among the first ${FIRST}`] : [];
}
