import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { deduce } from './deduce.ts';
import { mistakesOf } from './mistakes.ts';
import { knobsOf } from './params.ts';
import type { BalanceParams, Good, Knobs } from './params.ts';
import { buildPlot } from './plots.ts';

const shelf: readonly Good[] = (
  ['apple', 'pear', 'mushroom', 'ball', 'bell', 'fish', 'cup', 'cube', 'boat', 'umbrella', 'flower', 'snail'] as const
).map((id) => ({ object: id, noun: id }));

export function generate(rng: Rng, level: Level, mode: Mode): BalanceParams | null {
  const knobs = knobsOf(level);
  const goods = rng.fork('goods').sample(shelf, 3);
  if (mode === 'single') return withOptions(rng.fork('options'), knobs, goods);
  return draw(rng.fork('scales'), knobs, { goods, wanted: rng.fork('weight').int(2, knobs.heaviest) });
}

interface Wish {
  readonly goods: readonly Good[];
  /** What the asked good shall weigh. */
  readonly wanted: number;
}

/** Scales on which the asked good weighs what is wanted, or null when they need another technique. */
function draw(rng: Rng, knobs: Knobs, { goods, wanted }: Wish): BalanceParams | null {
  const plot = buildPlot(rng, { plot: rng.pick(knobs.plots), heaviest: knobs.heaviest, wanted });
  if (!plot) return null;
  const order = rng
    .shuffle(plot.scales)
    .map((scale) => (rng.chance(0.5) ? { left: scale.right, right: scale.left } : scale));
  const params = { ...plot, goods: goods.slice(0, plot.truth.length), scales: order, options: [] };
  return deduce(params)?.technique === knobs.technique ? params : null;
}

const optionCount = 4;
const setsTried = 60;
const scalesTried = 40;

/**
 * Options first: a set of numbers is drawn, and taken only when every one of them could be the answer of some scales for
 * which the others are known mistakes. Which one is right is drawn last, so the set says nothing about it.
 */
function withOptions(rng: Rng, knobs: Knobs, goods: readonly Good[]): BalanceParams | null {
  for (let set = 0; set < setsTried; set += 1) {
    const from = rng.fork(`set-${set}`);
    const options = drawSet(from, knobs.heaviest);
    const find = (wanted: number): BalanceParams | null =>
      findStory(from.fork(`right-${wanted}`), knobs, { goods, wanted, options });
    const right = from.int(0, optionCount - 1);
    if (options.every((wanted) => find(wanted) !== null)) return find(options[right] ?? 0);
  }
  return null;
}

/** Two pairs of neighbours: a wrong number is often off by one, so a pair must not betray the right one. */
function drawSet(rng: Rng, heaviest: number): readonly number[] {
  const low = rng.int(2, Math.max(2, heaviest - 5));
  const high = rng.int(low + 2, Math.min(low + 5, heaviest + 2));
  return [low, low + 1, high, high + 1];
}

function findStory(rng: Rng, knobs: Knobs, wish: Wish & { readonly options: readonly number[] }): BalanceParams | null {
  for (let n = 0; n < scalesTried; n += 1) {
    const story = draw(rng, knobs, wish);
    if (!story) continue;
    const mistakes = mistakesOf(story);
    const untold = wish.options.filter((option) => option !== wish.wanted && !mistakes.has(option));
    if (untold.length <= 1) return { ...story, options: wish.options };
  }
  return null;
}
