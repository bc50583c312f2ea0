import type { Level } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { tintedIds } from '../../draw/objects.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { attributes, knobs } from './params.ts';
import type { Attribute, Item, Knobs, OddParams } from './params.ts';

type Values = Readonly<Record<Attribute, readonly number[]>>;

/** Built, not searched: one attribute is shared by all but one, every other value is worn at least twice. */
export function generate(rng: Rng, level: Level): OddParams | null {
  const { items, noise, ...rest } = knobs(level);
  const knob = { ...rest, items: rng.pick(items), noise: rng.pick(noise) };
  const right = rng.int(0, knob.items - 1);
  return knob.key === 'match' ? matching(rng, { level, knob, right }) : valued(rng, { level, knob, right });
}

type Drawn = Pick<Knobs, 'key' | 'groups'> & { readonly items: number; readonly noise: number };

interface Draw {
  readonly level: Level;
  readonly knob: Drawn;
  readonly right: number;
}

function valued(rng: Rng, { level, knob, right }: Draw): OddParams {
  const isEarly = level <= 3;
  const usable: readonly Attribute[] = isEarly ? ['shape', 'colour', 'size'] : attributes;
  const key = rng.pick(usable);
  const noise = rng.sample(
    usable.filter((attribute) => attribute !== key),
    knob.noise,
  );
  const values = Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute === key) return [attribute, allButOne(rng, { attribute, count: knob.items, right })];
      if (noise.includes(attribute)) return [attribute, inGroups(rng, { attribute, knob })];
      return [
        attribute,
        Array.from({ length: knob.items }, () => resting(rng, attribute)).fill(resting(rng, attribute)),
      ];
    }),
  ) as unknown as Values;
  const shapes = isEarly
    ? rng.sample<OddParams['shapes'][number]>(tintedIds, 4)
    : rng.sample<OddParams['shapes'][number]>(shapeIds, 4);
  const active = [key, ...noise];
  return {
    level,
    shapes,
    hasDots: active.includes('dots'),
    hasFrame: active.includes('frame'),
    items: gather(values, knob.items),
    right,
  };
}

/** Every card has as many dots as its figure has corners; one has the corners of another figure. */
function matching(rng: Rng, { level, knob, right }: Draw): OddParams {
  const sides = knob.items === 8 ? [3, 4, 6] : rng.sample([3, 4, 6], 2);
  const corners = rng.shuffle(sides);
  const spread = groupSizes(rng, knob.items, corners.length);
  // The odd card's own figure must be worn three times, so that its missing dots leave no other card alone.
  const rest = rng.shuffle(corners.flatMap((side, i) => Array.from({ length: spread[i] ?? 2 }, () => side)));
  const lie = rng.pick(corners.filter((side) => side !== rest[right]));
  const index: Readonly<Record<number, number>> = { 3: 0, 4: 1, 6: 2 };
  const noise = rng.sample<Attribute>(['colour', 'size', 'frame'], knob.noise);
  const colour = resting(rng, 'colour');
  const values: Values = {
    shape: rest.map((side) => index[side] ?? 0),
    dots: rest.map((side, i) => (i === right ? lie : side)),
    colour: noise.includes('colour') ? inGroups(rng, { attribute: 'colour', knob }) : rest.map(() => colour),
    size: noise.includes('size') ? inGroups(rng, { attribute: 'size', knob }) : rest.map(() => 1),
    frame: noise.includes('frame') ? inGroups(rng, { attribute: 'frame', knob }) : rest.map(() => 0),
  };
  return {
    level,
    shapes: ['triangle', 'square', 'hexagon'],
    hasDots: true,
    hasFrame: noise.includes('frame'),
    items: gather(values, knob.items),
    right,
  };
}

function valuesOf(attribute: Attribute): readonly number[] {
  if (attribute === 'dots') return [1, 2, 3, 4];
  return attribute === 'size' || attribute === 'frame' ? [0, 1] : [0, 1, 2, 3];
}

function resting(rng: Rng, attribute: Attribute): number {
  if (attribute === 'size') return 1;
  return attribute === 'dots' || attribute === 'frame' ? 0 : rng.pick(valuesOf(attribute));
}

function allButOne(
  rng: Rng,
  { attribute, count, right }: { attribute: Attribute; count: number; right: number },
): readonly number[] {
  const [common = 0, odd = 1] = rng.sample(valuesOf(attribute), 2);
  return Array.from({ length: count }, (_, i) => (i === right ? odd : common));
}

function inGroups(rng: Rng, { attribute, knob }: { attribute: Attribute; knob: Drawn }): readonly number[] {
  const most = Math.min(knob.groups, valuesOf(attribute).length, Math.floor(knob.items / 2));
  const sizes = groupSizes(rng, knob.items, most);
  const values = rng.sample(valuesOf(attribute), most);
  return rng.shuffle(values.flatMap((value, i) => Array.from({ length: sizes[i] ?? 0 }, () => value)));
}

/** Sizes of groups, two or more each. */
function groupSizes(rng: Rng, total: number, groups: number): readonly number[] {
  const sizes = Array.from({ length: groups }, () => 2);
  for (let left = total - 2 * groups; left > 0; left -= 1) {
    const lucky = rng.int(0, groups - 1);
    sizes[lucky] = (sizes[lucky] ?? 2) + 1;
  }
  return sizes;
}

function gather(values: Values, count: number): readonly Item[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (attribute: Attribute): number => values[attribute][i] ?? 0;
    return { shape: at('shape'), colour: at('colour'), size: at('size'), dots: at('dots'), frame: at('frame') };
  });
}
