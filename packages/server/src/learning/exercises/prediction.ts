import { type Complexity, type Model, type TargetLesson, tierOf, type Tier } from '@logikit/contract';
import { type Coming, predict } from '@logikit/problems';
import { energyAt, readProfile } from '../../identity/accounts/index.ts';
import { costOf, mixOf, readExerciseProgress } from './blocks.ts';
import { readProblemIds } from './exercise.ts';
import {
  aimFor,
  type CandidateRow,
  type Chooser,
  selectCandidates,
  selectOfLesson,
  toCandidate,
} from '../difficulty/index.ts';

/** Seconds that a first try takes, by complexity; younger children take longer. To be measured when answers are timed. */
const secondsByComplexity = [25, 35, 50, 70, 95] as const;
const slowness: Readonly<Record<TargetLesson, number>> = { 1: 1.3, 2: 1, 3: 1.2, 4: 1.5, 5: 1.4 };

interface Asked extends Chooser {
  readonly tenantId: number;
  readonly targetLesson: TargetLesson;
  readonly tier: Tier;
}

/** What the next unfinished block would be for this learner (rule D-017). Writes nothing. */
export async function predictBlock(asked: Asked): Promise<Model<'Prediction'>> {
  const { tx, userId, now, targetLesson } = asked;
  const mix = mixOf(asked);
  const profile = await readProfile(tx, userId);
  const [{ next }, offered, { aim }] = await Promise.all([
    readExerciseProgress(tx, asked, profile),
    selectOfLesson(tx, asked),
    aimFor(asked, targetLesson),
  ]);
  const coming = offered.map((row) => toComing(row, targetLesson));
  const drawn = await selectCandidates(tx, userId, await readProblemIds(tx, { ...asked, number: next.number }));
  const block =
    drawn.length > 0
      ? drawn.map((row) => toComing(row, targetLesson))
      : mix.flatMap(({ complexity, count }) => typical(coming, complexity, count));
  const expected = predict(block, aim);
  const suited = predict(coming, aim).complexity ?? mix[0]?.complexity ?? 1;
  const energyCost = next.isBought ? 0 : costOf({ tier: asked.tier, number: next.number }, profile);
  return {
    blockNumber: next.number,
    type: next.type,
    problemCount: block.length,
    complexityMix: Object.fromEntries(mix.map(({ complexity, count }) => [String(complexity), count])),
    energyCost,
    canAfford: energyAt(profile, now).value >= energyCost,
    expectedSuccess: block.length === 0 ? 0 : expected.correct / block.length,
    expectedMinutes: Math.round(expected.minutes * 10) / 10,
    suggestedTier: tierOf(targetLesson, suited as Complexity), // complexities of problems are 1…5
  };
}

function toComing(row: CandidateRow, targetLesson: TargetLesson): Coming {
  return {
    ...toCandidate(row, new Map()),
    complexity: row.complexity,
    seconds: (secondsByComplexity[row.complexity - 1] ?? 60) * slowness[targetLesson],
  };
}

/** So many problems of a complexity, spread evenly over its difficulties: a block that is not opened has none of its own. */
function typical(coming: readonly Coming[], complexity: number, count: number): readonly Coming[] {
  const own = coming.filter((one) => one.complexity === complexity).sort((a, b) => a.difficulty - b.difficulty);
  return Array.from({ length: Math.min(count, own.length) }, (_, at) => {
    const place = Math.floor(((at + 0.5) * own.length) / Math.min(count, own.length));
    return own[place] as Coming; // the place is below the length
  });
}
