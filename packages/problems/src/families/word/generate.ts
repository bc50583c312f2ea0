import type { Level } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import type { NameId } from '../../lang/lexicon.ts';
import { knobsOf } from './params.ts';
import type { Plot, ThingId, WordParams } from './params.ts';

const things: readonly ThingId[] = [
  'apple',
  'pear',
  'mushroom',
  'ball',
  'balloon',
  'flower',
  'cube',
  'cup',
  'bell',
  'kite',
  'boat',
  'umbrella',
  'leaf',
  'star',
];

const names: readonly NameId[] = [
  'anna',
  'kate',
  'lena',
  'nina',
  'vera',
  'zoe',
  'eva',
  'max',
  'mark',
  'leo',
  'ivan',
  'peter',
  'roman',
  'denis',
  'oleg',
];

const drawsTried = 60;

export function generate(rng: Rng, level: Level): WordParams | null {
  const { plots, largest } = knobsOf(level);
  const plot = rng.fork('plot').pick(plots);
  const skin = rng.fork('skin');
  const [thing = 'apple', other = 'pear'] = skin.sample(things, 2);
  const [first = 'anna', second = 'max', third = 'lena'] = skin.sample(names, 3);
  const box = skin.pick(['basket', 'box', 'bag'] as const);
  for (let n = 0; n < drawsTried; n += 1) {
    const told = tellings[plot](rng.fork(`numbers-${n}`), largest);
    if (!isTold(told, largest, level)) continue;
    const [truth, ...numbers] = told;
    return { plot, numbers, truth, thing, other, box, people: [first, second, third] };
  }
  return null;
}

/** The answer, then the numbers of the story. */
type Told = readonly [truth: number, ...numbers: number[]];

/** Whole numbers inside the range, the answer none of those that are told, and from the sixth level on none too easy. */
function isTold([truth, ...numbers]: Told, largest: number, level: Level): boolean {
  const all = [truth, ...numbers];
  if (all.some((n) => !Number.isInteger(n) || n < 1 || n > largest)) return false;
  if (numbers.includes(truth)) return false;
  return level < 6 || Math.max(...all) * 3 > largest;
}

/** Draws the quantities first and tells from them: nothing has to be solved here. */
const tellings: Readonly<Record<Plot, (rng: Rng, largest: number) => Told>> = {
  combine: (rng, most) => sum(rng, most, (a, b) => [a + b, a, b]),
  add: (rng, most) => sum(rng, most, (a, b) => [a + b, a, b]),
  take: (rng, most) => sum(rng, most, (a, b) => [a, a + b, b]),
  more: (rng, most) => sum(rng, most, (a, b) => [a + b, a, b]),
  fewer: (rng, most) => sum(rng, most, (a, b) => [a, a + b, b]),
  part: (rng, most) => sum(rng, most, (a, b) => [b, a + b, a]),
  difference: (rng, most) => sum(rng, most, (a, b) => [b, a + b, a]),
  added: (rng, most) => sum(rng, most, (a, b) => [b, a, a + b]),
  taken: (rng, most) => sum(rng, most, (a, b) => [b, a + b, a]),
  'start-added': (rng, most) => sum(rng, most, (a, b) => [a, b, a + b]),
  'start-taken': (rng, most) => sum(rng, most, (a, b) => [a + b, a, b]),
  'is-more': (rng, most) => sum(rng, most, (a, b) => [a, a + b, b]),
  'is-fewer': (rng, most) => sum(rng, most, (a, b) => [a + b, a, b]),
  groups: (rng, most) => product(rng, most, (k, n) => [k * n, k, n]),
  share: (rng, most) => product(rng, most, (k, n) => [n, k * n, k]),
  boxes: (rng, most) => product(rng, most, (k, n) => [k, k * n, n]),
  'more-total': (rng, most) => sum(rng, Math.floor(most / 2), (a, d) => [2 * a + d, a, d]),
  'fewer-total': (rng, most) => sum(rng, Math.floor(most / 2), (a, d) => [2 * a + d, a + d, d]),
  'two-changes': (rng, most) => sum(rng, most, (a, b) => thirdOf(rng, a + b, (c) => [a + b - c, a, b, c])),
  times: (rng, most) => product(rng, most, (k, n) => [k * n, n, k]),
  'is-times': (rng, most) => product(rng, most, (k, n) => [n, k * n, k]),
  'groups-extra': (rng, most) => product(rng, most, (k, n) => thirdOf(rng, n + 9, (e) => [k * n + e, k, n, e])),
  'share-extra': (rng, most) => product(rng, most, (k, n) => thirdOf(rng, n + 9, (e) => [n, k * n + e, k, e])),
  'smaller-of-two': (rng, most) => sum(rng, Math.floor(most / 2), (a, d) => [a, 2 * a + d, d]),
  'larger-of-two': (rng, most) => sum(rng, Math.floor(most / 2), (a, d) => [a + d, 2 * a + d, d]),
  posts: (rng, most) => product(rng, most, (k, gap) => [k * gap, k + 1, gap]),
  give: (rng, most) => sum(rng, most, (a, d) => [d / 2, a + d, a]),
  'ratio-total': (rng, most) => product(rng, most, (k, n) => [n, (k + 1) * n, k]),
  'ratio-difference': (rng, most) => product(rng, most, (k, n) => [n, k + 1, k * n]),
  legs: (rng, most) =>
    sum(rng, Math.min(40, most / 3), (ducks, rabbits) => [rabbits, ducks + rabbits, 2 * ducks + 4 * rabbits]),
  purchase: (rng, most) => drawPurchase(rng, most),
  'chain-total': (rng, most) => drawChain(rng, most),
};

function sum(rng: Rng, most: number, told: (a: number, b: number) => Told): Told {
  const total = rng.int(3, Math.max(3, Math.floor(most)));
  const part = rng.int(1, total - 1);
  return told(part, total - part);
}

function product(rng: Rng, most: number, told: (times: number, each: number) => Told): Told {
  const times = rng.int(2, Math.min(9, Math.max(2, Math.floor(most / 4))));
  return told(times, rng.int(2, Math.max(2, Math.floor(most / times))));
}

function thirdOf(rng: Rng, below: number, told: (third: number) => Told): Told {
  return told(rng.int(2, Math.max(2, below - 1)));
}

/** So many of one and so many of another, twice; the prices come out whole. */
function drawPurchase(rng: Rng, most: number): Told {
  const top = Math.max(5, Math.floor(most / 10));
  const [price, asked] = [rng.int(2, top), rng.int(2, top)];
  const [same, fewer] = [rng.int(2, 5), rng.int(2, 4)];
  const more = fewer + rng.int(1, 4);
  return [asked, same, more, same * price + more * asked, same, fewer, same * price + fewer * asked];
}

function drawChain(rng: Rng, most: number): Told {
  const [first, extra, times] = [rng.int(2, Math.floor(most / 6)), rng.int(2, Math.floor(most / 8)), rng.int(2, 4)];
  return [first + (first + extra) + times * (first + extra), first, extra, times];
}
