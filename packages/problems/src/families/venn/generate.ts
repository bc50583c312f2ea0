import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { waysFrom } from './derive.ts';
import type { Derivation, Known } from './derive.ts';
import { knobsOf } from './params.ts';
import type { Item, Knobs, Phrase, VennParams } from './params.ts';
import { phrasesFor, regionsOf } from './phrases.ts';
import { itemAt } from '../../core/list.ts';

const pictures = [
  'star',
  'heart',
  'fish',
  'apple',
  'boat',
  'kite',
  'flower',
  'mushroom',
  'cup',
  'bell',
  'ball',
  'pear',
  'umbrella',
  'leaf',
] as const satisfies readonly Item[];

export function generate(rng: Rng, level: Level, mode: Mode): VennParams | null {
  const knobs = knobsOf(level);
  const items = rng.fork('items').sample<Item>(pictures, knobs.circles);
  const from = rng.fork(mode);
  const drawn = mode === 'number' ? count(from, knobs) : mode === 'single' ? choice(from, knobs) : graphic(from, knobs);
  return drawn && { level, items, ...drawn };
}

type Drawn = Pick<VennParams, 'task' | 'right' | 'shown'>;

function graphic(rng: Rng, knobs: Knobs): Drawn {
  if (knobs.graphic === 'place') return { task: { kind: 'place', cards: cards(rng, knobs) }, right: 0, shown: 0 };
  const ask = rng.pick(phrasesFor(knobs.circles).filter(({ says }) => says !== 'any-card' && says !== 'with'));
  return { task: { kind: 'tap', ask }, right: 0, shown: 0 };
}

/** How many cards have room in each region of two circles. */
export const room = [2, 3, 3, 3] as const;

/** One card for the overlap at least, the others anywhere. */
function cards(rng: Rng, knobs: Knobs): readonly number[] {
  const left = room.flatMap((places, region) => Array.from({ length: places }, () => region));
  const chosen = [3, ...rng.shuffle(left.slice(0, -1)).slice(0, knobs.cards - 1)];
  return rng.shuffle(chosen);
}

const optionCount = 4;

/** Options first: descriptions of different regions, and then which of them is asked. */
function choice(rng: Rng, knobs: Knobs): Drawn {
  const seen = new Set<number>();
  const options: Phrase[] = [];
  for (const phrase of rng.shuffle(phrasesFor(knobs.circles))) {
    const mask = regionsOf(phrase, knobs.circles);
    if (phrase.says === 'any-card' || seen.has(mask) || options.length === optionCount) continue;
    seen.add(mask);
    options.push(phrase);
  }
  const right = rng.int(0, options.length - 1);
  const shown = regionsOf(itemAt(options, right), knobs.circles);
  return { task: { kind: knobs.single, options }, right, shown };
}

const tries = 3000;

function count(rng: Rng, knobs: Knobs): Drawn | null {
  const { circles, isShown, most, technique } = knobs;
  const all = phrasesFor(circles);
  for (let n = 0; n < tries; n += 1) {
    const regions = Array.from({ length: 1 << circles }, () => rng.int(1, most));
    const amount = (phrase: Phrase): number => {
      const mask = regionsOf(phrase, circles);
      return regions.reduce((sum, value, region) => sum + ((mask >> region) & 1) * value, 0);
    };
    const told = isShown ? regionPhrases : rng.sample(all, rng.int(Math.max(2, technique - 1), technique + 1));
    const facts = told.map((phrase) => ({ phrase, n: amount(phrase) }));
    const known = facts.map(({ phrase, n: value }) => ({ mask: regionsOf(phrase, circles), n: value }));
    if (new Set(known.map(({ mask }) => mask)).size < known.length) continue;
    const wayTo = waysFrom(known, circles);
    const asks = all.filter((phrase) => {
      if (isShown) return phrase.says === 'with' || phrase.says === 'exactly-one';
      const way = wayTo(regionsOf(phrase, circles));
      return way?.length === technique && usesAll(way, known);
    });
    if (asks.length === 0) continue;
    const ask = rng.pick(asks);
    return { task: { kind: 'count', facts, ask, isShown }, right: amount(ask), shown: 0 };
  }
  return null;
}

/** Each region of two circles by itself. */
const regionPhrases: readonly Phrase[] = [
  { says: 'but-not', a: 0, b: 1 },
  { says: 'but-not', a: 1, b: 0 },
  { says: 'and', a: 0, b: 1 },
];

/** Nothing is told that is not needed. */
function usesAll(way: readonly Derivation[], known: readonly Known[]): boolean {
  const used = new Set(way.flatMap(({ from }) => from.map(({ mask }) => mask)));
  return known.every(({ mask }) => used.has(mask));
}
