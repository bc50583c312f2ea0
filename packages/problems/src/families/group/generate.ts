import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { tintedIds } from '../../draw/objects.ts';
import { colourIds } from '../../draw/palette.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { attributes, isSort, kinds, knobsOf, members, valueOf } from './params.ts';
import type { Attribute, Basket, Card, GroupParams, Key, Knobs, Sign } from './params.ts';
import { itemAt, pairOf } from '../../core/list.ts';

type Draft = Omit<GroupParams, 'level'>;

export function generate(rng: Rng, level: Level, mode: Mode): GroupParams | null {
  const knobs = knobsOf(level);
  const draft = isSort(mode) ? sorted(rng, knobs.sort) : chosen(rng, knobs);
  return draft && { level, ...draft };
}

function chosen(rng: Rng, { single }: Knobs): Draft | null {
  const [plot, count] = rng.pick(single);
  switch (plot) {
    case 'intruder':
      return intruding(rng, count);
    case 'belongs':
      return belonging(rng, count, 'sign');
    case 'belongs-alike':
      return belonging(rng, count, 'examples');
    case 'belongs-both':
      return fittingBoth(rng);
    case 'rule':
      return ruled(rng, count);
  }
}

/** The values that an attribute may take in one problem: as many as may be needed, in random order. */
function valuesFor(rng: Rng): Readonly<Record<Attribute, readonly string[]>> {
  const objects: readonly string[] = rng.chance(0.5) ? tintedIds : shapeIds;
  return {
    object: rng.sample(objects, 6),
    colour: rng.shuffle(colourIds),
    size: rng.shuffle(['small', 'big']),
    dots: rng.shuffle(['1', '2', '3', '4']),
    frame: rng.shuffle(['round', 'square']),
  };
}

type Values = Readonly<Record<Attribute, readonly string[]>>;

function cardOf(values: Values, choice: Readonly<Partial<Record<Attribute, number>>>): Card {
  const at = (attribute: Attribute): string => values[attribute][choice[attribute] ?? 0] ?? '';
  // The casts hold because `valuesFor` lists nothing else.
  return {
    object: at('object') as Card['object'],
    colour: at('colour') as Card['colour'],
    size: (choice.size === undefined ? 'big' : at('size')) as Card['size'],
    dots: Number(at('dots')),
    frame: at('frame') as Card['frame'],
  };
}

function shows(active: readonly Key[]): Pick<GroupParams, 'hasDots' | 'hasFrame'> {
  return { hasDots: active.includes('dots'), hasFrame: active.includes('frame') };
}

const wide: readonly Attribute[] = ['object', 'colour', 'dots'];

/** Which attributes can tell so many baskets apart. */
function keysFor(count: number): readonly Attribute[] {
  return count === 2 ? attributes : wide;
}

function sorted(rng: Rng, knob: Knobs['sort']): Draft | null {
  if (knob.by === 'two-signs') return crossed(rng, knob);
  if (knob.by === 'sign' && rng.chance(0.2)) return byKind(rng, knob);
  const values = valuesFor(rng);
  const key = rng.pick(keysFor(knob.baskets));
  const noise = rng.sample(
    attributes.filter((attribute) => attribute !== key),
    knob.noise,
  );
  const homes = rng.shuffle(split(rng, knob));
  const cards = homes.map((home) => noisy(rng, values, { key, home, noise }));
  const baskets = Array.from({ length: knob.baskets }, (_, home): Basket => {
    if (knob.by === 'sign') return { signs: [signOf(cardOf(values, { [key]: home }), key)], holds: [] };
    return { signs: [], holds: twoExamples(rng, values, { key, home, noise }) };
  });
  if (!areMixed(cards, homes, noise)) return null;
  return { plot: 'sort', baskets, cards, rules: [], truth: homes, ...shows([key, ...noise]) };
}

function signOf(card: Card, key: Key): Sign {
  return { key, value: valueOf(card, key) };
}

interface Making {
  readonly key: Attribute;
  readonly home: number;
  readonly noise: readonly Attribute[];
}

function sizeOf(values: Values, attribute: Attribute): number {
  return Math.min(attribute === 'object' ? 4 : 3, values[attribute].length);
}

function noisy(rng: Rng, values: Values, { key, home, noise }: Making): Card {
  const choice = Object.fromEntries(noise.map((one) => [one, rng.int(0, sizeOf(values, one) - 1)]));
  return cardOf(values, { ...choice, [key]: home });
}

/** Two pictures that are alike in nothing but the key. */
function twoExamples(rng: Rng, values: Values, { key, home, noise }: Making): readonly Card[] {
  const pairs = noise.map((one) => {
    const [a = 0, b = 1] = rng.sample(
      Array.from({ length: sizeOf(values, one) }, (_, i) => i),
      2,
    );
    return [one, a, b] as const;
  });
  return [0, 1].map((n) => {
    const choice = Object.fromEntries(pairs.map(([one, a, b]) => [one, n === 0 ? a : b]));
    return cardOf(values, { ...choice, [key]: home });
  });
}

/** Every basket gets something, and not always equally much. */
function split(rng: Rng, { baskets, cards }: Knobs['sort']): readonly number[] {
  const homes = Array.from({ length: baskets }, (_, home) => home);
  const extra = Array.from({ length: cards - baskets }, (_, i) =>
    rng.chance(0.6) ? i % baskets : rng.int(0, baskets - 1),
  );
  const all = [...homes, ...extra];
  const most = Math.max(...homes.map((home) => all.filter((one) => one === home).length));
  return most > cards / baskets + 1 ? [...homes, ...homes, ...homes, ...homes].slice(0, cards) : all;
}

/** What does not count must not follow what counts, and no two pictures are twins. */
function areMixed(cards: readonly Card[], homes: readonly number[], noise: readonly Attribute[]): boolean {
  if (new Set(cards.map((card) => JSON.stringify(card))).size < cards.length) return false;
  return noise.every((one) => {
    const pairs = cards.flatMap((card, i) =>
      cards.slice(i + 1).map((other, j) => [card, other, i, i + 1 + j] as const),
    );
    return pairs.some(([a, b, i, j]) => homes[i] !== homes[j] && valueOf(a, one) === valueOf(b, one));
  });
}

/** Animals, plants, shapes: what is drawn is different on every card. */
function byKind(rng: Rng, knob: Knobs['sort']): Draft {
  const chosenKinds = rng.sample(kinds, Math.min(knob.baskets, 3));
  const homes = rng.shuffle(split(rng, { ...knob, baskets: knob.baskets === 2 ? 2 : 3 }));
  const objects = chosenKinds.map((kind) => rng.shuffle(members[kind]));
  const isSized = knob.noise > 1;
  const cards = homes.map((home, i): Card => ({
    object: objects[home]?.[homes.slice(0, i).filter((one) => one === home).length] ?? 'fox',
    colour: rng.pick(colourIds),
    size: isSized ? rng.pick(['small', 'big'] as const) : 'big',
    dots: 1,
    frame: 'round',
  }));
  const baskets = chosenKinds.map((kind): Basket => ({ signs: [{ key: 'kind', value: kind }], holds: [] }));
  return { plot: 'sort', baskets, cards, rules: [], truth: homes, hasDots: false, hasFrame: false };
}

/** Two signs a basket: every pair of two values of two attributes. */
function crossed(rng: Rng, knob: Knobs['sort']): Draft | null {
  const values = valuesFor(rng);
  const order = rng.shuffle(attributes);
  const [a, b] = pairOf(order);
  const noise = order.slice(2, 2 + knob.noise + rng.int(0, 1));
  const pairs = rng.shuffle([0, 1, 2, 3]);
  const homes = rng.shuffle([0, 1, 2, 3, 0, 1, 2, 3]);
  const choice = (home: number) => ({ [a]: (pairs[home] ?? 0) % 2, [b]: Math.floor((pairs[home] ?? 0) / 2) });
  const cards = homes.map((home) => {
    const other = Object.fromEntries(noise.map((one) => [one, rng.int(0, sizeOf(values, one) - 1)]));
    return cardOf(values, { ...other, ...choice(home) });
  });
  const baskets = [0, 1, 2, 3].map((home): Basket => {
    const card = cardOf(values, choice(home));
    return { signs: [signOf(card, a), signOf(card, b)], holds: [] };
  });
  if (!areMixed(cards, homes, noise)) return null;
  return { plot: 'sort', baskets, cards, rules: [], truth: homes, ...shows([a, b, ...noise]) };
}

/** Options first: each card differs from all others in something of its own; the sign tells which difference counts. */
function intruding(rng: Rng, count: number): Draft {
  const values = valuesFor(rng);
  const active = count === 3 ? (['object', 'colour', 'size'] as const) : rng.sample(attributes, count);
  const order = rng.shuffle(active);
  const cards = order.map((own) =>
    cardOf(values, Object.fromEntries(active.map((one) => [one, one === own ? 1 : 0] as const))),
  );
  const right = rng.int(0, count - 1);
  const key = order[right] ?? 'colour';
  const sign = signOf(itemAt(cards, (right + 1) % count), key);
  return {
    plot: 'intruder',
    baskets: [{ signs: [sign], holds: [] }],
    cards,
    rules: [],
    truth: [right],
    ...shows(active),
  };
}

/** Options first: cards with nothing wide in common; one of them is drawn by lot, and the basket is made for it. */
function belonging(rng: Rng, count: number, by: 'sign' | 'examples'): Draft | null {
  const values = valuesFor(rng);
  const hasDots = rng.chance(0.5);
  const narrow = rng.sample(['size', 'frame'] as const, by === 'sign' ? 1 : rng.int(1, 2));
  const active: readonly Attribute[] = ['object', 'colour', ...(hasDots ? (['dots'] as const) : []), ...narrow];
  const orders = active.map((one) => [one, rng.shuffle([0, 1, 2, 3])] as const);
  const cards = Array.from({ length: count }, (_, i) =>
    cardOf(
      values,
      Object.fromEntries(orders.map(([one, order]) => [one, wide.includes(one) ? (order[i] ?? 0) : rng.int(0, 1)])),
    ),
  );
  const right = rng.int(0, count - 1);
  const card = itemAt(cards, right);
  const key = rng.pick(active.filter((one) => wide.includes(one)));
  const common = { plot: 'belongs' as const, cards, rules: [], truth: [right], ...shows(active) };
  if (by === 'sign') return { ...common, baskets: [{ signs: [signOf(card, key)], holds: [] }] };
  const home = values[key].indexOf(valueOf(card, key));
  const noise = active.filter((one) => one !== key);
  const examples = twoExamples(rng, values, { key, home, noise });
  const holds = rng.shuffle([...examples, noisy(rng, values, { key, home, noise })]);
  const looks = [...holds, ...cards].map((one) => JSON.stringify(one));
  return new Set(looks).size === looks.length ? { ...common, baskets: [{ signs: [], holds }] } : null;
}

/** Options first: two values of two attributes in every pairing; the signs ask for one of the four. */
function fittingBoth(rng: Rng): Draft {
  const values = valuesFor(rng);
  const order = rng.shuffle(attributes);
  const [a, b] = pairOf(order);
  const noise = order.slice(2, 2 + rng.int(1, 2));
  const pairs = rng.shuffle([0, 1, 2, 3]);
  const cards = pairs.map((pair) => {
    const other = Object.fromEntries(noise.map((one) => [one, rng.int(0, sizeOf(values, one) - 1)]));
    return cardOf(values, { ...other, [a]: pair % 2, [b]: Math.floor(pair / 2) });
  });
  const right = rng.int(0, 3);
  const card = itemAt(cards, right);
  const signs = [signOf(card, a), signOf(card, b)];
  return {
    plot: 'belongs',
    baskets: [{ signs, holds: [] }],
    cards,
    rules: [],
    truth: [right],
    ...shows([a, b, ...noise]),
  };
}

const inBasket = 3;

/** Options first: the rules to choose from, then the true one by lot, then two baskets that only it explains. */
function ruled(rng: Rng, count: number): Draft | null {
  const values = valuesFor(rng);
  const rules = rng.sample(attributes, count);
  const right = rng.int(0, count - 1);
  const key = rules[right] ?? 'colour';
  const noise = rules.filter((one) => one !== key);
  const baskets = [0, 1].map((home): Basket => {
    const examples = twoExamples(rng, narrowed(values), { key, home, noise });
    return {
      signs: [],
      holds: rng.shuffle([...examples, noisy(rng, narrowed(values), { key, home, noise })]),
    };
  });
  const looks = baskets.flatMap(({ holds }) => holds.map((card) => JSON.stringify(card)));
  if (new Set(looks).size < 2 * inBasket) return null;
  return { plot: 'rule', baskets, cards: [], rules, truth: [right], ...shows(rules) };
}

/** Only two values each, so that every value that does not count lies in both baskets. */
function narrowed(values: Values): Values {
  return Object.fromEntries(attributes.map((one) => [one, values[one].slice(0, 2)])) as unknown as Values;
}
