import type { Lesson } from '../core/family.ts';
import { families } from '../families/list.ts';
import type { Complexity } from './entry.ts';

/** So many problems of a family at one complexity of a target lesson. */
export interface CellCount {
  readonly family: string;
  readonly complexity: Complexity;
  readonly count: number;
}

const complexities: readonly Complexity[] = [1, 2, 3, 4, 5];

/** Problems of every target lesson by complexity 1…5: 2,000 for children, 1,500 for adults. */
const totals: Readonly<Record<Lesson, readonly [number, number, number, number, number]>> = {
  4: [120, 100, 80, 60, 40],
  5: [130, 120, 100, 80, 70],
  1: [150, 140, 90, 70, 50],
  2: [120, 132, 156, 108, 84],
  3: [270, 330, 390, 285, 225],
};

/** In which order families arrive in a course: from looking to counting to proving. */
const arrival: readonly string[] =
  'pattern odd shadow group position count order maze matrix balance latin missing fit dots mirror robot clock cubes word truth numgrid venn euler zebra series match combi nets knights search gridlogic crypt'.split(
    ' ',
  );

/** Families of a target lesson in the order of their arrival. */
export function familiesOf(lesson: Lesson): readonly string[] {
  const offered = families.filter((family) => family.lessons[lesson] !== undefined).map(({ id }) => id);
  return offered.toSorted((a, b) => arrival.indexOf(a) - arrival.indexOf(b));
}

/** Every cell of a target lesson: the total of each complexity shared out evenly over what must be there anyway. */
export function quotaOf(lesson: Lesson, least: readonly CellCount[] = []): readonly CellCount[] {
  const offered = familiesOf(lesson);
  const counts = complexities.map((complexity) => {
    const fixed = least.filter((cell) => cell.complexity === complexity);
    return shareOut(new Map(offered.map((family) => [family, sumOf(fixed, family)])), lesson, complexity);
  });
  return offered.flatMap((family) =>
    complexities.map((complexity) => ({ family, complexity, count: counts[complexity - 1]?.get(family) ?? 0 })),
  );
}

/** Gives the next problem to the family that has fewest; among equals another one begins at each complexity. */
function shareOut(counts: Map<string, number>, lesson: Lesson, complexity: Complexity): ReadonlyMap<string, number> {
  const offered = [...counts.keys()];
  const turns = offered.map((_, index) => offered[(index + complexity * 3) % offered.length] ?? '');
  let left = (totals[lesson][complexity - 1] ?? 0) - [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (; left > 0; left -= 1) {
    const fewest = Math.min(...counts.values());
    counts.set(turns.find((family) => counts.get(family) === fewest) ?? '', fewest + 1);
  }
  return counts;
}

export function sumOf(cells: readonly CellCount[], family: string): number {
  return cells.filter((cell) => cell.family === family).reduce((sum, { count }) => sum + count, 0);
}

/** Problems of one puzzle idea that a target lesson may have; a thread never has two. */
export function structCap(lesson: Lesson): number {
  return lesson === 2 || lesson === 3 ? 1 : 3;
}
