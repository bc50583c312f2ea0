import type { Solved, Step } from '../../core/family.ts';
import { corners } from '../../draw/shapes.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import type { Item, OddParams } from './params.ts';

/** One thing to look at on every card. */
interface View {
  readonly name: string;
  read(item: Item): number;
}

/** Looks at everything that can be seen and gathers the cards that stand alone in any respect. */
export function solve(params: OddParams): Solved {
  const views = viewsOf(params);
  const alone = new Map<number, string>();
  const repeated: Step[] = [];
  for (const view of views) {
    const values = params.items.map((item) => view.read(item));
    const singles = values.flatMap((value, i) => (values.indexOf(value) === values.lastIndexOf(value) ? [i] : []));
    for (const i of singles) if (!alone.has(i)) alone.set(i, view.name);
    const pair = smallestGroup(values);
    if (singles.length === 0 && pair.length > 0)
      repeated.push({ key: 'repeats', args: { view: view.name }, highlight: pair.map((i) => `item-${i}`) });
  }
  const [first] = alone;
  const found = first ?? [0, 'none'];
  return {
    answers: [...alone.keys()].slice(0, 2).map(String),
    trace: [
      ...repeated.slice(0, 3),
      { key: 'alone', args: { view: found[1] }, highlight: [`item-${found[0]}`] },
      { key: 'answer', args: { item: found[0] }, highlight: [`item-${found[0]}`] },
    ],
    technique: found[1] === 'match' ? 5 : Math.max(1, Math.min(4, repeated.length)),
  };
}

function viewsOf({ shapes, items, hasDots }: OddParams): readonly View[] {
  const plain = (['shape', 'colour', 'size', 'dots', 'frame'] as const).map((name) => ({
    name,
    read: (item: Item) => item[name],
  }));
  const sides = (item: Item): number | undefined => corners[shapes[item.shape] as ShapeId];
  if (!hasDots || items.some((item) => sides(item) === undefined)) return plain;
  return [...plain, { name: 'match', read: (item) => Number(sides(item) === item.dots) }];
}

/** The smallest group of equal values, or nothing when all are equal. */
function smallestGroup(values: readonly number[]): readonly number[] {
  const groups = [...new Set(values)].map((value) => values.flatMap((other, i) => (other === value ? [i] : [])));
  if (groups.length < 2) return [];
  return groups.sort((a, b) => a.length - b.length)[0] ?? [];
}
