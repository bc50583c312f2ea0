/**
 * The content engine's door. Server side only: everything here holds answers.
 * `courses()` and `theoryPages()` say what to seed, `realise()` makes a problem, `judge()` scores an answer.
 */
export type { BankEntry, Complexity } from './bank/entry.ts';
export { type FreshCell, makeFresh, type Sameness, samenessOf } from './bank/fresh.ts';
export { type BankProblem, realise } from './bank/realise.ts';
export { guessOf } from './calibrate/chance.ts';
export { abilityAfter, chapterFor, tellingComplexity } from './calibrate/placement.ts';
export { type BlockPrediction, type Coming, predict } from './calibrate/predict.ts';
export { type FirstTry, promisedDifficulty, rate } from './calibrate/rate.ts';
export { type Aim, aimOf, type Candidate, recommend } from './calibrate/recommend.ts';
export type { Ability, LessonMean, Residual, Rows, Skill } from './calibrate/rows.ts';
export { standingOf } from './calibrate/standing.ts';
export { targetSuccess } from './calibrate/settings.ts';
export { type Known, newAbility, newLesson, newResidual, newSkill } from './calibrate/start.ts';
export { createRng, type Rng } from './core/rng.ts';
export type { Check, CheckRule, Family, Language, Lesson, Misconception, Mode } from './core/family.ts';
export type { Course, CourseBlock, CourseThread, Motif, TheoryPage, TheoryTexts, Words } from './courses/course.ts';
export type { SeriesName } from './courses/contests.ts';
export {
  bankEntries,
  catalogueSources,
  contestEntries,
  contests,
  courses,
  quizzes,
  theoryPages,
} from './courses/courses.ts';
export { courseLanding, eventLanding, type LandingText } from './courses/landing.ts';
export { titlesOfFamily } from './courses/titles.ts';
export { families } from './families/list.ts';
export { type Answer, judge, type Judgeable, type Judgement } from './judge.ts';
export { languages } from './lang/languages.ts';
export { graphicFault } from './scene-check/fair-graphic.ts';
export { rightState } from './scene-check/right-state.ts';
