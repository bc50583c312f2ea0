import type { Family, Level, Mode } from '../../core/family.ts';
import { createRng } from '../../core/rng.ts';

/** How often the right variant stood at each place, for one family and one number of variants. */
export interface Placement {
  readonly family: string;
  readonly variants: number;
  readonly counts: readonly number[];
  /** Where right numbers stood among the numbers of their problem, from the smallest; empty when nothing is numeric. */
  readonly ranks: readonly number[];
}

/** Fresh problems of every level of the lessons 2 and 3, far from the bank's own seeds. */
export function placements(family: Family, perLevel: number): readonly Placement[] {
  if (!family.modes.includes('single')) return [];
  const levels = new Set([...(family.lessons[2] ?? []), ...(family.lessons[3] ?? [])]);
  const found = new Map<number, { counts: number[]; ranks: number[] }>();
  for (const level of levels) {
    for (let n = 0; n < perLevel; n += 1) note(family, { level, mode: 'single', n }, found);
  }
  return [...found].map(([variants, { counts, ranks }]) => ({ family: family.id, variants, counts, ranks }));
}

interface Draw {
  readonly level: Level;
  readonly mode: Mode;
  readonly n: number;
}

function note(family: Family, draw: Draw, found: Map<number, { counts: number[]; ranks: number[] }>): void {
  const params = family.generate(createRng(`audit/${family.id}/${draw.level}/${draw.n}`), draw.level, draw.mode);
  if (params === null) return;
  const solved = family.solve(params);
  if (solved.answers.length !== 1) return;
  const { variants } = family.compose(params, draw.mode);
  const place = variants.findIndex((variant) => variant.isRight);
  const zeros = variants.map(() => 0);
  const entry = found.get(variants.length) ?? { counts: [...zeros], ranks: [...zeros] };
  entry.counts[place] = (entry.counts[place] ?? 0) + 1;
  const numbers = family
    .texts(params, { mode: draw.mode, solved }, 'en')
    .variants.map(({ text }) => Number(text || 'none'));
  if (numbers.every((value) => !Number.isNaN(value))) {
    const right = numbers[place] ?? 0;
    const rank = numbers.filter((value) => value < right).length;
    entry.ranks[rank] = (entry.ranks[rank] ?? 0) + 1;
  }
  found.set(variants.length, entry);
}

/** True when the counts could come from a fair die: chi-square below its mean by less than 3.3 deviations (p > .001). */
export function isUniform(counts: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return true;
  const expected = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chi <= (chiLimits[counts.length - 1] ?? Number.POSITIVE_INFINITY);
}

/** Chi-square at p = .001, by degrees of freedom. */
const chiLimits = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26];
