import { abilityNow } from '../rate.ts';
import type { Ability, LessonMean } from '../rows.ts';

/** What a simulation came to. Shares are 0…1 and success is the true chance, not the drawn answer. */
export interface Figures {
  readonly round: number;
  readonly firstFive: number;
  /** Answers 9 to 18. */
  readonly afterEight: number;
  readonly from11To60: number;
  readonly lastTen: number;
  /** Learners whose mean success is in 70–90 % and in 75–85 %. */
  readonly inWideBand: number;
  readonly inNarrowBand: number;
  /** Expected calibration error in twenty bins. */
  readonly calibrationError: number;
  readonly brier: number;
  /** d̂ against d over the whole bank. */
  readonly correlation: number;
  readonly spreadRatio: number;
  /** Root mean square of d̂ − d of problems at their 15th answer, mean removed, logits. */
  readonly errorAfter15: number;
  /** Largest share of all answers that one problem had. */
  readonly exposure: number;
  /** Windows of four answers that were all wrong, and learners with more than 3 % of them. */
  readonly fourFails: number;
  readonly unlucky: number;
  /** Root mean square of θ̂ − θ after 5, 10, 20 and 60 answers, mean removed, logits. */
  readonly abilityError: Readonly<Record<number, number>>;
}

export interface Seen {
  readonly round: number;
  readonly learner: number;
  readonly item: number;
  readonly truth: number;
  readonly isRight: boolean;
  readonly expected: number;
  readonly failsInRow: number;
  /** d̂ − d of the problem after this answer, logits. */
  readonly error: number;
  /** Answers that the problem has had by now. */
  readonly tries: number;
}

interface Now {
  readonly lesson: LessonMean;
  readonly truth: Float64Array;
}

export interface Meter {
  add(seen: Seen): void;
  endRound(round: number, abilities: readonly Ability[], now: Now): void;
  read(round: number, believed: Float64Array, truth: Float64Array): Figures;
}

const bins = 20;
const checkpoints: readonly number[] = [5, 10, 20, 60];
const usableAfter = 15;

export function createMeter(learners: number, items: number): Meter {
  const success = new Float64Array(learners);
  const fails = new Float64Array(learners);
  const shown = new Float64Array(items);
  const binned = Array.from({ length: bins }, () => ({ expected: 0, right: 0 }));
  const byRound: number[] = [];
  const errors: number[] = [];
  const abilityError: Record<number, number> = {};
  let [brier, total] = [0, 0];
  const meanOfRounds = (from: number, to: number): number => mean(byRound.slice(from - 1, to)) / learners;
  const shareOf = (holds: (mean: number) => boolean, round: number): number =>
    success.reduce((count, sum) => count + (holds(sum / round) ? 1 : 0), 0) / learners;

  return {
    add({ round, learner, item, truth, isRight, expected, failsInRow, error, tries }) {
      const right = isRight ? 1 : 0;
      success[learner] = (success[learner] ?? 0) + truth;
      byRound[round - 1] = (byRound[round - 1] ?? 0) + truth;
      shown[item] = (shown[item] ?? 0) + 1;
      if (failsInRow >= 4) fails[learner] = (fails[learner] ?? 0) + 1;
      if (tries === usableAfter) errors.push(error);
      const bin = binned[Math.min(bins - 1, Math.floor(expected * bins))];
      if (bin) [bin.expected, bin.right] = [bin.expected + expected, bin.right + right];
      brier += (expected - right) ** 2;
      total += 1;
    },
    endRound(round, abilities, { lesson, truth }) {
      if (!checkpoints.includes(round)) return;
      abilityError[round] = deviation(abilities.map((one, at) => abilityNow(one, lesson) - (truth[at] ?? 0)));
    },
    read: (round, believed, truth) => ({
      round,
      firstFive: meanOfRounds(1, 5),
      afterEight: meanOfRounds(9, 18),
      from11To60: meanOfRounds(11, 60),
      lastTen: meanOfRounds(round - 9, round),
      inWideBand: shareOf((one) => one >= 0.7 && one <= 0.9, round),
      inNarrowBand: shareOf((one) => one >= 0.75 && one <= 0.85, round),
      calibrationError: binned.reduce((sum, bin) => sum + Math.abs(bin.expected - bin.right), 0) / total,
      brier: brier / total,
      ...agreement(believed, truth),
      errorAfter15: deviation(errors),
      exposure: shown.reduce((most, count) => Math.max(most, count), 0) / total,
      fourFails: fails.reduce((sum, count) => sum + count, 0) / (learners * (round - 3)),
      unlucky: fails.reduce((count, own) => count + (own > 0.03 * (round - 3) ? 1 : 0), 0) / learners,
      abilityError: { ...abilityError },
    }),
  };
}

function agreement(believed: Float64Array, truth: Float64Array): Pick<Figures, 'correlation' | 'spreadRatio'> {
  const [left, right] = [mean(believed), mean(truth)];
  const product = mean(believed.map((value, at) => (value - left) * ((truth[at] ?? 0) - right)));
  const [spread, trueSpread] = [deviation(believed), deviation(truth)];
  return { correlation: product / (spread * trueSpread), spreadRatio: spread / trueSpread };
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

function deviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  return Math.sqrt(mean(Array.from(values, (value) => (value - middle) ** 2)));
}
