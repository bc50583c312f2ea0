import { type Aim, type Candidate, chanceFor } from './recommend.ts';

/** A problem of a block, as a prediction sees it. */
export interface Coming extends Candidate {
  readonly complexity: number;
  /** Median time of a first try, seconds. */
  readonly seconds: number;
}

export interface BlockPrediction {
  /** Expected number of right first tries. */
  readonly correct: number;
  /** P(at least `pass` right first tries), 0…1. */
  readonly passed: number;
  /** Expected stars, 0…3 a problem. */
  readonly stars: number;
  readonly minutes: number;
  /** The complexity whose mean chance is nearest to the target; null of an empty block. */
  readonly complexity: number | null;
}

/** The share of right first tries that passes a block. */
const passShare = 0.7;
/** Every further try of the same problem goes better by so much, until all tries are used. */
const triesGain = 0.12;
const starsByMistakes = [3, 2, 1] as const;

/** What to expect of a block for one learner. Pure: two calls in a row are equal. */
export function predict(coming: readonly Coming[], aim: Aim): BlockPrediction {
  const chances = coming.map((problem) => chanceFor(aim, problem));
  return {
    correct: sum(chances),
    passed: atLeast(chances, Math.ceil(passShare * coming.length)),
    stars: sum(chances.map(expectedStars)),
    minutes: sum(coming.map(({ seconds }, at) => seconds * (2 - (chances[at] ?? 1)))) / 60,
    complexity: nearestComplexity(coming, aim),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectedStars(first: number): number {
  let [stars, reached] = [0, 1];
  for (const [mistakes, worth] of starsByMistakes.entries()) {
    const chance = Math.min(1, first + mistakes * triesGain);
    stars += reached * chance * worth;
    reached *= 1 - chance;
  }
  return stars;
}

/** P(at least so many of independent chances come true): the Poisson-binomial tail, exactly. */
export function atLeast(chances: readonly number[], least: number): number {
  let exactly = [1];
  for (const chance of chances) {
    const next = Array.from({ length: exactly.length + 1 }, () => 0);
    for (const [count, mass] of exactly.entries()) {
      next[count] = (next[count] ?? 0) + mass * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + mass * chance;
    }
    exactly = next;
  }
  return sum(exactly.slice(Math.max(0, least)));
}

/** The complexity of these problems that suits a learner best: argmin |mean chance − target|, the easier one of equals. */
export function nearestComplexity(problems: readonly Coming[], aim: Aim): number | null {
  const complexities = [...new Set(problems.map(({ complexity }) => complexity))].sort((a, b) => a - b);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const complexity of complexities) {
    const chances = problems.filter((one) => one.complexity === complexity).map((one) => chanceFor(aim, one));
    const distance = Math.abs(sum(chances) / chances.length - aim.target);
    if (distance < least) [best, least] = [complexity, distance];
  }
  return best;
}
