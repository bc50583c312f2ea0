import { chanceAt } from './chance.ts';

/** What one answer says about the strength that it was given with. */
export interface Observation {
  /** P(right) that was expected before the answer, 0…1. */
  readonly expected: number;
  /** ∂ log P(answer) / ∂ mean, 1/logits: positive after a right answer. Whoever has variance w moves by w·gradient. */
  readonly gradient: number;
  /** By how much certainty grew, 1/logits²: a variance w shrinks by w²·information. Never negative. */
  readonly information: number;
}

/** Nodes and weights of the nine-point Gauss–Hermite rule for the standard normal (Abramowitz & Stegun, table 25.10). */
const nodes = [
  0, 1.0232556637891326, -1.0232556637891326, 2.0768479786778302, -2.0768479786778302, 3.2054290028564703,
  -3.2054290028564703, 4.512745863399783, -4.512745863399783,
] as const;
const weights = [
  0.4063492063492063, 0.2440975028949394, 0.2440975028949394, 0.04991640676521788, 0.04991640676521788,
  0.0027891413212317692, 0.0027891413212317692, 2.2345844007746584e-5, 2.2345844007746584e-5,
] as const;

/**
 * Moments of the strength N(mean, variance) after an answer (assumed-density filtering, Minka 2001; with a guessing
 * floor the posterior has no closed form, so nine points do it). Linearised at the mean it is the 3PL score and Fisher
 * information of design/problems.md §5.2.
 */
export function observe(strength: { mean: number; variance: number }, guess: number, isRight: boolean): Observation {
  const deviation = Math.sqrt(strength.variance);
  let [expected, likely, first, second] = [0, 0, 0, 0];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as number; // both tables have nine entries
    const weight = weights[at] as number;
    const chance = chanceAt(strength.mean + deviation * node, guess);
    const mass = weight * (isRight ? chance : 1 - chance);
    expected += weight * chance;
    likely += mass;
    first += mass * node;
    second += mass * node * node;
  }
  const shift = first / likely;
  const spread = Math.min(1, Math.max(MIN_SPREAD, second / likely - shift * shift));
  return { expected, gradient: shift / deviation, information: (1 - spread) / strength.variance };
}

/** One answer never makes anybody more certain than this. */
const MIN_SPREAD = 0.3;
