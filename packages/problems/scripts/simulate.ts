/**
 * The long simulation, every scenario with five seeds, 150 answers a learner, printed as a table:
 * `node --conditions=@logikit/source packages/problems/scripts/simulate.ts [answers] [seeds]`
 */
import { type Figures } from '../src/calibrate/sim/measure.ts';
import { simulate } from '../src/calibrate/sim/run.ts';
import { scenarios } from '../src/calibrate/sim/world.ts';

const answers = Number(process.argv[2] ?? 150);
const seeds = Number(process.argv[3] ?? 5);

for (const scenario of scenarios) {
  const runs = Array.from({ length: seeds }, (_, at) => simulate({ scenario, seed: at + 1, learners: 3000, answers }));
  for (const [at] of (runs[0] ?? []).entries()) {
    const figures = runs.flatMap((run) => run[at] ?? []);
    console.log(`${scenario.name}, ${figures[0]?.round} answers: mean, worst low, worst high of ${seeds} seeds`);
    console.table(Object.fromEntries(Object.keys(flat(figures[0])).map((key) => [key, range(figures, key)])));
  }
}

function flat(figures: Figures | undefined): Record<string, number> {
  if (!figures) return {};
  const { abilityError, ...rest } = figures;
  const errors = Object.entries(abilityError).map(([after, error]) => [`abilityError${after}`, error] as const);
  return { ...rest, ...Object.fromEntries(errors) };
}

function range(figures: readonly Figures[], key: string) {
  const values = figures.map((one) => flat(one)[key] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: round(mean), low: round(Math.min(...values)), high: round(Math.max(...values)) };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
