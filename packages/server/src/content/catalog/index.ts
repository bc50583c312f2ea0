// Courses, threads, blocks, problems and theory as they are written, for everybody alike.
export { type CourseCache, createCourseCache } from './course-cache.ts';
export {
  type CourseContent,
  type CourseFilter,
  type CourseRow,
  type CourseSlide,
  selectCourse,
  selectCourseId,
  selectCourses,
  selectLanding,
  selectSideCourses,
  upsertCourse,
} from './course.db.ts';
export { catalog } from './feature.ts';
export { toProblemView, toSolution, type Viewer } from './learner-problem.ts';
export { createProblemLibrary, type ProblemLibrary } from './problem-library.ts';
export {
  contentOf,
  countHints,
  draftFieldsOf,
  isRemovable,
  type ProblemContent,
  type ProblemSecret,
  secretOf,
} from './problem-parts.ts';
export { asCached, readWhole, type CachedProblem } from './problem-cache.ts';
export {
  existsProblem,
  keepVersion,
  upsertBankProblems,
  type ProblemRow,
  selectBody,
  selectOpenProblem,
  selectProblem,
  selectVersion,
} from './problem.db.ts';
export { roadArt } from './road-art.ts';
export { createPublicContent, type PublicContent } from './public-content.ts';
export { readCourseSample, readSampleProblem } from './sample-problem.ts';
export { drawSecret } from './secret.db.ts';
export { selectReadTheory, selectTheoryIds, type TheoryContent, upsertTheory } from './theory.db.ts';
export {
  type BlockContent,
  type BlockRow,
  selectBlock,
  selectBlocks,
  selectThread,
  selectThreads,
  type ThreadContent,
  type ThreadRow,
} from './thread.db.ts';
export { keysOf, shuffle, variantId, type VariantScope } from './variant-ids.ts';
export { problemFactsSql, type ProblemJson } from './problem.db.ts';
