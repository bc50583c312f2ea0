/**
 * `pnpm speed:bank [family,…]`: how many verified problems a second every family yields at each level in each mode, on one
 * core. A problem counts when the solver finds exactly the answer that the generator had in mind, the technique fits the
 * level, and its keys are known. Machines differ, so the table shows shares of the fastest family; never a test.
 */
import { createRng } from '../src/core/rng.ts';
import type { Family, Level, Mode } from '../src/core/family.ts';
import { families } from '../src/families/list.ts';

interface Cell {
  readonly family: string;
  readonly level: Level;
  readonly mode: Mode;
  /** Verified problems per second of processor time. */
  readonly rate: number;
}

/** Seconds of processor time for a cell, after as much again to warm up. */
const budget = 0.05;
/** A slow cell is watched until so many problems have come out of it. */
const enough = 8;
const longest = 2;

const [only = ''] = process.argv.slice(2);
const asked = families.filter(({ id }) => only === '' || only.split(',').includes(id));
report(asked.flatMap(cellsOf));

function cellsOf(family: Family): readonly Cell[] {
  const levels = [...new Set(Object.values(family.lessons).flat())].toSorted((a, b) => a - b);
  return levels.flatMap((level) =>
    family.modes.map((mode) => {
      rateOf(family, { level, mode, round: 'warm' });
      return { family: family.id, level, mode, rate: rateOf(family, { level, mode, round: 'timed' }) };
    }),
  );
}

interface Run {
  readonly level: Level;
  readonly mode: Mode;
  readonly round: string;
}

function rateOf(family: Family, { level, mode, round }: Run): number {
  const start = seconds();
  let verified = 0;
  let spent = 0;
  for (let n = 0; spent < budget || (verified < enough && spent < longest); n += 1) {
    if (isVerified(family, { level, mode, round: `speed/${family.id}/${level}/${mode}/${round}/${n}` })) verified += 1;
    spent = seconds() - start;
  }
  return verified / spent;
}

function isVerified(family: Family, { level, mode, round }: Run): boolean {
  const params = family.generate(createRng(round), level, mode);
  if (params === null) return false;
  const { answers, technique } = family.solve(params);
  const [low, high] = family.techniques?.(level) ?? [1, 5];
  const isRight = answers.length === 1 && answers[0] === family.answer(params) && technique >= low && technique <= high;
  return isRight && family.structKey(params) !== '' && family.skinKey(params) !== '';
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function report(cells: readonly Cell[]): void {
  const sorted = cells.toSorted((a, b) => a.rate - b.rate);
  const names = [...new Set(cells.map(({ family }) => family))];
  const rows = names.map((family) => {
    const rates = sorted.filter((cell) => cell.family === family);
    return { family, slowest: rates[0]?.rate ?? 0, median: middle(rates) };
  });
  const fastest = Math.max(...rows.map(({ median }) => median));
  console.table(
    rows
      .toSorted((a, b) => a.slowest - b.slowest)
      .map(({ family, slowest, median }) => ({
        family,
        'slowest / fastest': (slowest / fastest).toPrecision(2),
        'median / fastest': (median / fastest).toPrecision(2),
      })),
  );
  for (const { family, level, mode, rate } of sorted.slice(0, 10)) {
    console.log(`slow: ${family} level ${level} ${mode}: ${rate.toFixed(0)}/s`);
  }
  const worst = sorted[0]?.rate ?? 0;
  console.log(`worst cell ${worst.toFixed(0)}/s, median ${middle(sorted).toFixed(0)}/s of ${cells.length} cells`);
}

function middle(sorted: readonly Cell[]): number {
  return sorted[Math.floor(sorted.length / 2)]?.rate ?? 0;
}
