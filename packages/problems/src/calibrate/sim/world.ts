import { guessOf } from '../chance.ts';

/**
 * A made-up bank and made-up learners, with the assumptions of design/problems.md §5.4: true difficulty
 * 0.9(c − 3) + N(0, .5) family + N(0, .45) problem; ability N(μ, 1.1), skill in a family N(0, .4), learning .02 an answer.
 */
export interface Scenario {
  readonly name: string;
  /** μ, logits: what the policy does not know. */
  readonly mean: number;
  /** What an answer teaches, logits. */
  readonly learning: number;
  /** Standard deviations of the true difficulty beside its complexity, logits. */
  readonly familySpread: number;
  readonly itemSpread: number;
}

const usual = { mean: 0, learning: 0.02, familySpread: 0.5, itemSpread: 0.45 };

export const scenarios: readonly Scenario[] = [
  { name: 'centred', ...usual },
  { name: 'weak cohort', ...usual, mean: -1 },
  { name: 'strong cohort', ...usual, mean: 1 },
  { name: 'fast learning', ...usual, learning: 0.06 },
  { name: 'noisier problems', ...usual, familySpread: 0.8, itemSpread: 0.8 },
];

export const familyCount = 30;
/** Problems of complexity 1…5: the quotas of §1.4 over all target lessons. */
const quotas = [790, 822, 816, 603, 469] as const;
export const itemCount: number = quotas.reduce((sum, quota) => sum + quota, 0);

const spreads = { ability: 1.1, skill: 0.4 } as const;

/** One array per property, one place per problem or learner. `skill` has a place for each learner in each family. */
export interface World {
  readonly complexity: Float64Array;
  readonly family: Float64Array;
  readonly guess: Float64Array;
  readonly difficulty: Float64Array;
  readonly ability: Float64Array;
  readonly skill: Float64Array;
}

/** Uniform numbers 0…1 and standard normal ones. */
export interface Noise {
  uniform(): number;
  normal(): number;
}

/** mulberry32 (public domain) with Box–Muller: eight times as fast as the Rng of the generators, and good enough here. */
export function createNoise(seed: number): Noise {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

export function createWorld(scenario: Scenario, learners: number, noise: Noise): World {
  const families = Float64Array.from({ length: familyCount }, () => scenario.familySpread * noise.normal());
  const complexity = Float64Array.from(quotas.flatMap((quota, at) => Array.from({ length: quota }, () => at + 1)));
  const family = Float64Array.from({ length: itemCount }, () => Math.floor(noise.uniform() * familyCount));
  return {
    complexity,
    family,
    guess: Float64Array.from({ length: itemCount }, () => someGuess(noise)),
    difficulty: Float64Array.from(
      { length: itemCount },
      (_, at) =>
        0.9 * ((complexity[at] ?? 0) - 3) + (families[family[at] ?? 0] ?? 0) + scenario.itemSpread * noise.normal(),
    ),
    ability: Float64Array.from({ length: learners }, () => scenario.mean + spreads.ability * noise.normal()),
    skill: Float64Array.from({ length: learners * familyCount }, () => spreads.skill * noise.normal()),
  };
}

/** Half of the bank is a choice of three to six, a tenth asks for a set, the rest is typed or drawn. */
function someGuess({ uniform }: Noise): number {
  const kind = uniform();
  if (kind < 0.5) return guessOf('single', 3 + Math.floor(uniform() * 4));
  return kind < 0.6 ? guessOf('multi', 4) : guessOf('graphic', 0);
}
