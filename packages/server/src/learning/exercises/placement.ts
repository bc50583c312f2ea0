import { type Complexity, type Model, numbers, type TargetLesson, type Tier } from '@logikit/contract';
import {
  abilityAfter,
  chapterFor,
  createRng,
  type FirstTry,
  type LessonMean,
  makeFresh,
  tellingComplexity,
} from '@logikit/problems';
import { lockProfile, type ProfileRow, readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { selectChapters } from '../courses/index.ts';
import { guessAt, selectCandidates, selectLesson, startOf } from '../difficulty/index.ts';
import { insertFresh, selectFamilies } from './draw.db.ts';
import type { Reader } from './exercise.ts';
import { type BlockKey, type BlockProblemRow, insertBlock, selectBlockProblems } from './exercise.db.ts';
import { appendProblem } from './placement.db.ts';

const { problems: TOTAL, tier, block: number } = numbers.placement;

/** Whose placement, in which target lesson. */
export interface PlacementKey {
  readonly userId: number;
  readonly tenantId: number;
  readonly targetLesson: TargetLesson;
}

/** How far somebody is; changes nothing. */
export async function readPlacement({ tx, now }: Reader, key: PlacementKey): Promise<Model<'Placement'>> {
  return toPlacement({ tx, key, now, profile: await readProfile(tx, key.userId) });
}

/** Draws the next problem once the one before is closed, until there are eight: each as hard as the answers so far suggest. */
export async function continuePlacement({ tx, now, secret }: Reader, key: PlacementKey): Promise<Model<'Placement'>> {
  // NOTE: locked before it is looked at, so that two requests do not draw twice.
  const profile = await lockProfile(tx, key.userId);
  const rows = await selectBlockProblems(tx, blockOf(key));
  if (rows.length < TOTAL && rows.every(({ isFinal }) => isFinal)) {
    const problemId = await draw({ tx, key, now, profile }, rows, secret);
    await (rows.length === 0
      ? insertBlock(tx, { ...blockOf(key), generation: 0, problemIds: [problemId], price: 0, now })
      : appendProblem(tx, blockOf(key), problemId));
  }
  return toPlacement({ tx, key, now, profile });
}

const blockOf = (key: PlacementKey): BlockKey => ({ ...key, tier: tier satisfies Tier, number });

interface Placing {
  readonly tx: Tx;
  readonly key: PlacementKey;
  readonly now: Date;
  readonly profile: ProfileRow;
}

/** A fresh problem of another family: nobody meets it again on the road. */
async function draw(placing: Placing, rows: readonly BlockProblemRow[], secret: string): Promise<number> {
  const { tx, key } = placing;
  const { ability, lesson } = await readAbility(placing, rows);
  const complexity = tellingComplexity<Complexity>(ability, lesson, numbers.complexityLevels);
  const used = new Set(rows.map(({ family }) => family));
  const offered = await selectFamilies(tx, { targetLesson: key.targetLesson, complexities: [complexity] });
  const seed = `placement/${secret}/${key.userId}/${key.tenantId}/${key.targetLesson}/${rows.length}`;
  const fresh = offered.filter((family) => !used.has(family));
  for (const family of createRng(seed).shuffle(fresh.length > 0 ? fresh : offered)) {
    const made = makeFresh({ family, lesson: key.targetLesson, complexity, seed: `${seed}/${family}` }, new Set());
    const [id] = made ? await insertFresh(tx, [made]) : [];
    if (id !== undefined) return id;
  }
  throw new Error(`No family of lesson ${key.targetLesson} has a problem of complexity ${complexity}`);
}

async function readAbility({ tx, key, now, profile }: Placing, rows: readonly BlockProblemRow[]) {
  const { userId, targetLesson } = key;
  const [lesson, facts] = await Promise.all([
    selectLesson(tx, targetLesson),
    selectCandidates(
      tx,
      userId,
      rows.map(({ problemId }) => problemId),
    ),
  ]);
  const tries = rows.flatMap(({ problemId, isFinal, isSolved, mistakes }): readonly FirstTry[] => {
    const problem = facts.find(({ id }) => id === problemId);
    if (!isFinal || !problem) return [];
    return [{ isRight: isSolved && mistakes === 0, complexity: problem.complexity, guess: guessAt(problem) }];
  });
  const start = startOf(profile, targetLesson, { lesson, now });
  return { ability: abilityAfter(start, lesson, tries), lesson: lesson satisfies LessonMean };
}

async function toPlacement(placing: Placing): Promise<Model<'Placement'>> {
  const { tx, key } = placing;
  const rows = await selectBlockProblems(tx, blockOf(key));
  const done = rows.filter(({ isFinal }) => isFinal).length;
  const counts = { total: TOTAL, done, solved: rows.filter(({ isSolved }) => isSolved).length };
  const problemId = rows.find(({ isFinal }) => !isFinal)?.problemId ?? null;
  if (done < TOTAL) return { ...counts, problemId, place: null };
  const [{ ability, lesson }, chapters] = await Promise.all([
    readAbility(placing, rows),
    selectChapters(tx, key.targetLesson),
  ]);
  const at = chapterFor(
    ability,
    lesson,
    chapters.map(({ complexities }) => complexities),
  );
  const chapter = chapters[at];
  return { ...counts, problemId: null, place: chapter ? { threadId: chapter.id, number: at + 1 } : null };
}
