import { someOf } from '@logikit/contract/testing';
import { describe, expect, it } from 'vitest';
import type { Figures } from './measure.ts';
import { simulate } from './run.ts';
import { scenarios } from './world.ts';

/** What every seed of a scenario must reach: at least, at most, or between. */
interface Gates {
  readonly firstFive: number;
  readonly from11To60: readonly [number, number];
  readonly inWideBand: number;
  readonly inNarrowBand: number;
  readonly calibrationError: number;
  readonly correlation: number;
  readonly spreadRatio: readonly [number, number];
  readonly errorAfter15: number;
  readonly abilityError10: number;
  readonly abilityError20: number;
  readonly unlucky: number;
}

/** design/problems.md §5.5. */
const goals: Gates = {
  firstFive: 0.75,
  from11To60: [0.77, 0.83],
  inWideBand: 0.93,
  inNarrowBand: 0.62,
  calibrationError: 0.02,
  correlation: 0.95,
  spreadRatio: [0.95, 1.05],
  errorAfter15: 0.5,
  abilityError10: 0.7,
  abilityError20: 0.55,
  unlucky: 0.01,
};

/**
 * Where a goal cannot be reached, the number that is: docs/decisions/0014-difficulty.md says why. Everything that is
 * not named here is held to the goal.
 */
const reached: Readonly<Record<string, Partial<Gates>>> = {
  centred: { abilityError10: 0.72, abilityError20: 0.575 },
  'weak cohort': {
    from11To60: [0.765, 0.83],
    inWideBand: 0.835,
    inNarrowBand: 0.565,
    unlucky: 0.055,
    abilityError10: 0.715,
    abilityError20: 0.565,
  },
  'strong cohort': { abilityError10: 0.725, abilityError20: 0.585 },
  'fast learning': { abilityError10: 0.74, abilityError20: 0.59 },
  'noisier problems': { errorAfter15: 0.62, spreadRatio: [0.905, 1.05], abilityError10: 0.745, abilityError20: 0.6 },
};

const seeds = [1, 2, 3, 4, 5];
const [learners, answers] = [3000, 60];

describe.each(scenarios)('the policy with a simulated bank and learners: $name', (scenario) => {
  const gates = { ...goals, ...reached[scenario.name] };

  // A usual run takes one world of each kind, another one for each.
  it.each(someOf(seeds, seeds.length, scenarios.indexOf(scenario)))('keeps what it promises, seed %i', (seed) => {
    const figures = simulate({ scenario, seed, learners, answers })[0];
    if (!figures) throw new Error('The simulation measured nothing');
    expect(shortfalls(figures, gates)).toEqual([]);
    if (scenario.name === 'centred') {
      // Settled within eight answers.
      expect(Math.abs(figures.afterEight - 0.8)).toBeLessThanOrEqual(0.03);
    }
  });
});

function shortfalls(figures: Figures, gates: Gates): readonly string[] {
  const { abilityError } = figures;
  const least = ['firstFive', 'inWideBand', 'inNarrowBand', 'correlation'] as const;
  const most = ['calibrationError', 'errorAfter15', 'unlucky'] as const;
  const between = ['from11To60', 'spreadRatio'] as const;
  const falls = [
    ...least.filter((key) => figures[key] < gates[key]).map((key) => `${key} ${figures[key]} < ${gates[key]}`),
    ...most.filter((key) => figures[key] > gates[key]).map((key) => `${key} ${figures[key]} > ${gates[key]}`),
    ...between
      .filter((key) => figures[key] < gates[key][0] || figures[key] > gates[key][1])
      .map((key) => `${key} ${figures[key]} outside ${gates[key].join('–')}`),
  ];
  const others = [
    ['exposure', figures.exposure, 0.002],
    ['fourFails', figures.fourFails, 0.03],
    ['abilityError10', abilityError[10] ?? Number.NaN, gates.abilityError10],
    ['abilityError20', abilityError[20] ?? Number.NaN, gates.abilityError20],
  ] as const;
  return [
    ...falls,
    ...others
      .filter(([, value, limit]) => !(value <= limit))
      .map(([name, value, limit]) => `${name} ${value} > ${limit}`),
  ];
}
