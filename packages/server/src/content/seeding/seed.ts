import { createHash } from 'node:crypto';
import {
  bankEntries,
  catalogueSources,
  contestEntries,
  contests,
  type Course,
  type CourseBlock,
  type CourseThread,
  courses,
  quizzes,
  type TheoryPage,
  theoryPages,
} from '@logikit/problems';
import { analyzeFilled, type Sql, type Tx } from '../../kernel/database/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { upsertBankProblems, selectCourseId, upsertCourse, upsertTheory } from '../catalog/index.ts';
import {
  deleteOtherBlocks,
  disableOtherThreads,
  lockSeeding,
  replaceBlockProblems,
  type SeededThread,
  selectFingerprint,
  upsertBlock,
  upsertFingerprint,
  upsertThread,
} from './seed.db.ts';
import { titled, toCourse, toLanding, toTheory, toThread } from './seed-content.ts';

/** Raised when rows are made in another way from the same courses. */
const FORM = 4;
const NAME = 'courses';

/**
 * Fills the catalogue from the content engine at the first start, and again whenever its courses have changed. Problems
 * get their rows only; each is made when somebody first needs it. Nothing a learner has answered is touched: a problem of
 * the same family version keeps its row, another version's problem is a new row.
 */
export async function seedCourses(sql: Sql, log: Log): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([FORM, catalogueSources()]))
    .digest('hex');
  if ((await selectFingerprint(sql, NAME)) === fingerprint) return;
  const written = courses();
  await sql.begin(async (tx) => {
    // Thousands of problems are made in between: on a slow machine that takes longer than any request may.
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await tx`set local statement_timeout = 0`;
    await lockSeeding(tx);
    if ((await selectFingerprint(tx, NAME)) === fingerprint) return;
    const theories = await seedTheories(tx, written, theoryPages());
    const bankProblems = await upsertBankProblems(tx, [...bankEntries(), ...contestEntries()]);
    for (const [index, course] of written.entries()) {
      await seedCourse(tx, { course, position: index, theories, problems: bankProblems });
    }
    await seedContests(tx, { theories, problems: bankProblems });
    const threads = [...written, ...contests(), ...quizzes()].flatMap((course) => course.threads);
    await disableOtherThreads(
      tx,
      threads.map(({ technicalName }) => technicalName),
    );
    await upsertFingerprint(tx, NAME, fingerprint);
    await analyzeFilled(tx);
  });
  log.info(`seeded ${written.length} courses with ${bankEntries().length} problems`);
}

type TheoryIds = ReadonlyMap<string, number>;

const blocksOf = (course: Course): readonly CourseBlock[] => course.threads.flatMap((thread) => thread.blocks);

/** An article belongs to the target lesson of the course whose blocks open with it. */
async function seedTheories(tx: Tx, written: readonly Course[], pages: readonly TheoryPage[]): Promise<TheoryIds> {
  const ids = new Map<string, number>();
  for (const [weight, page] of pages.entries()) {
    const user = written.find((course) => blocksOf(course).some(({ theory }) => theory === page.technicalName));
    const targetLesson = user?.lesson ?? null;
    ids.set(
      page.technicalName,
      await upsertTheory(tx, { slug: page.technicalName, targetLesson, weight, content: toTheory(page) }),
    );
  }
  return ids;
}

/** Editions of events, and a quiz at the end of each logic course. */
async function seedContests(tx: Tx, catalogue: Catalogue): Promise<void> {
  for (const [index, course] of contests().entries()) {
    await seedCourse(tx, { ...catalogue, course, position: CONTESTS_FROM + index });
  }
  for (const { technicalName, threads } of quizzes()) {
    const courseId = await selectCourseId(tx, technicalName);
    for (const thread of threads) {
      await seedThread(tx, {
        ...catalogue,
        thread,
        slug: technicalName,
        courseId,
        position: CONTESTS_FROM,
        type: 'quiz',
      });
    }
  }
}

/** Positions after all courses, and after all chapters of a course. */
const CONTESTS_FROM = 1000;

interface Catalogue {
  readonly theories: TheoryIds;
  /** Ids by seed. */
  readonly problems: ReadonlyMap<string, number>;
}

interface CoursePlace extends Catalogue {
  readonly course: Course;
  readonly position: number;
}

interface ThreadPlace extends Catalogue {
  readonly thread: CourseThread;
  readonly slug: string;
  readonly courseId: number;
  readonly position: number;
  readonly type: SeededThread['type'];
}

const threadTypes = { logic: 'chapter', side: 'side', event: 'olympiad' } as const;

async function seedCourse(tx: Tx, { course, position, ...catalogue }: CoursePlace): Promise<void> {
  const { technicalName: slug, lesson: targetLesson, kind } = course;
  const courseId = await upsertCourse(tx, {
    slug,
    kind,
    targetLesson,
    position,
    content: toCourse(course),
    landing: toLanding(course),
  });
  for (const [at, thread] of course.threads.entries()) {
    await seedThread(tx, { ...catalogue, thread, slug, courseId, position: at, type: threadTypes[kind] });
  }
}

/** Where every problem is met once, its learner chooses the order. */
const freeTypes: readonly SeededThread['type'][] = ['quiz', 'olympiad'];

async function seedThread(
  tx: Tx,
  { thread, slug, courseId, position, type, theories, problems }: ThreadPlace,
): Promise<void> {
  const threadId = await upsertThread(tx, {
    slug: thread.technicalName,
    courseId,
    position,
    isTrial: thread.isTrial,
    isSequential: !freeTypes.includes(type),
    type,
    content: toThread(thread),
  });
  const slugOf = ({ technicalName }: CourseBlock): string => `${slug}/${technicalName}`;
  await deleteOtherBlocks(tx, threadId, thread.blocks.map(slugOf));
  for (const [order, block] of thread.blocks.entries()) {
    const theoryId = block.theory === null ? null : (theories.get(block.theory) ?? null);
    const blockSlug = slugOf(block);
    const content = { translations: titled(block.titles), motif: block.motif };
    const blockId = await upsertBlock(tx, { slug: blockSlug, threadId, position: order, theoryId, content });
    await replaceBlockProblems(
      tx,
      blockId,
      block.problems.flatMap(({ seed }) => problems.get(seed) ?? []),
    );
  }
}
