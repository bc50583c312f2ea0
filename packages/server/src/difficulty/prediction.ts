import {
  accrue,
  type Complexity,
  complexitiesOf,
  exerciseBlockCost,
  type Model,
  numbers,
  type TargetLesson,
  tierOf,
  type Tier,
} from '@logikit/contract';
import { type Coming, predict } from '@logikit/problems';
import { isPaid, readProfile } from '../accounts/profile.ts';
import { Refusal } from '../http/refusal.ts';
import { selectUntried } from './candidate.db.ts';
import { aimFor, type Chooser, toCandidate } from './recommendation.ts';

/** Problems of a block by complexity, the easiest first (rule D-013), by how many complexities a tier has. */
const mixes: Readonly<Record<number, readonly number[]>> = { 1: [10], 2: [6, 4], 3: [5, 3, 2], 5: [3, 3, 2, 1, 1] };
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
  const complexities = complexitiesOf(targetLesson, asked.tier);
  if (complexities === null) throw new Refusal('notFound');
  const [profile, untried, { aim }] = await Promise.all([
    readProfile(tx, userId),
    selectUntried(tx, asked),
    aimFor(asked, targetLesson),
  ]);
  const coming = untried.map((row): Coming => ({
    ...toCandidate(row, new Map()),
    complexity: row.complexity,
    seconds: (secondsByComplexity[row.complexity - 1] ?? 60) * slowness[targetLesson],
  }));
  const mix = complexities.map((complexity, at) => ({ complexity, count: mixes[complexities.length]?.[at] ?? 0 }));
  const block = mix.flatMap(({ complexity, count }) => typical(coming, complexity, count));
  const expected = predict(block, aim);
  const suited = predict(coming, aim).complexity ?? complexities[0] ?? 1;
  const energyCost = exerciseBlockCost(isPaid(profile));
  const energy = accrue(
    { value: profile.energyValue, lastAccrual: profile.energyAt.getTime() },
    numbers.energy,
    now.getTime(),
  );
  return {
    // NOTE: exercise blocks are not kept yet, so nobody has finished one.
    blockNumber: 1,
    type: 'regular',
    problemCount: block.length,
    complexityMix: Object.fromEntries(mix.map(({ complexity, count }) => [String(complexity), count])),
    energyCost,
    canAfford: energy.value >= energyCost,
    expectedSuccess: block.length === 0 ? 0 : expected.correct / block.length,
    expectedMinutes: Math.round(expected.minutes * 10) / 10,
    suggestedTier: tierOf(targetLesson, suited as Complexity), // complexities of problems are 1…5
  };
}

/** So many problems of a complexity, spread evenly over its difficulties: the block's own are not drawn yet. */
function typical(coming: readonly Coming[], complexity: number, count: number): readonly Coming[] {
  const own = coming.filter((one) => one.complexity === complexity).sort((a, b) => a.difficulty - b.difficulty);
  return Array.from({ length: Math.min(count, own.length) }, (_, at) => {
    const place = Math.floor(((at + 0.5) * own.length) / Math.min(count, own.length));
    return own[place] as Coming; // the place is below the length
  });
}
