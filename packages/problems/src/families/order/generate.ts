import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { knobs, relations } from './params.ts';
import type { Clue, Knobs, OrderParams } from './params.ts';

const objects = [
  'apple',
  'pear',
  'mushroom',
  'tree',
  'firtree',
  'fish',
  'umbrella',
  'star',
  'house',
  'ball',
  'bell',
  'flower',
  'snail',
  'leaf',
] as const;
const characters: readonly ObjectId[] = ['fox', 'bear', 'cat', 'rabbit', 'owl', 'mouse'];

/** Sizes that differ by a third at least. */
const scales: Readonly<Record<number, readonly number[]>> = {
  3: [0.3, 0.5, 0.7],
  4: [0.2, 0.3, 0.5, 0.7],
  5: [0.2, 0.3, 0.4, 0.6, 0.8],
};

/** The options come first: who is asked for is drawn by lot, then the order and its clues are built around that. */
export function generate(rng: Rng, level: Level, mode: Mode): OrderParams {
  const knob = knobs(level, mode);
  const places = Array.from({ length: knob.count }, (_, i) => i);
  const ask = mode === 'graphic' ? null : rng.pick(knob.ask === 'ends' ? [0, knob.count - 1] : places);
  const order = rng.shuffle(places);
  if (knob.kind === 'clues') {
    const relation = rng.pick(relations);
    return {
      kind: 'clues',
      level,
      relation,
      who: rng.sample(characters, knob.count),
      clues: rng.shuffle(cluesFor(rng, order, knob)),
      ask,
      order,
    };
  }
  const sizes = [...(scales[knob.count] ?? [])].reverse();
  const lying = places.map((i) => sizes[order.indexOf(i)] ?? 0.3);
  return { kind: 'sizes', level, object: rng.pick(objects), scales: lying, ask, isRising: rng.chance(0.5), order };
}

/** A chain of neighbours fixes the order; special clues take the place of links that they imply. */
function cluesFor(rng: Rng, order: readonly number[], { hasInverse, special }: Knobs): readonly Clue[] {
  const more = (a: number, b: number): Clue => ({
    t: 'more',
    a: order[a] ?? 0,
    b: order[b] ?? 0,
    isInverse: hasInverse && rng.chance(0.5),
  });
  const last = order.length - 1;
  const links = Array.from({ length: last }, (_, i) => more(i, i + 1));
  const kinds = rng.sample(['between', 'not-top', 'not-bottom'] as const, special);
  if (kinds.includes('not-top')) links[0] = { t: 'not-top', a: order[1] ?? 0 };
  if (kinds.includes('not-bottom')) links[last - 1] = { t: 'not-bottom', a: order[last - 1] ?? 0 };
  if (kinds.includes('between')) {
    // Two links in a row that are still plain: "b between a and c" and "a above c" say the same.
    const start = [...links.keys()].find((i) => links[i]?.t === 'more' && links[i + 1]?.t === 'more');
    if (start !== undefined) {
      const [a, b] = rng.shuffle([order[start] ?? 0, order[start + 2] ?? 0]);
      links[start] = { t: 'between', middle: order[start + 1] ?? 0, a: a ?? 0, b: b ?? 0 };
      links[start + 1] = more(start, start + 2);
    }
  }
  return links;
}
