import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { toMarkup } from '../../draw/markup.ts';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { colourIds } from '../../draw/palette.ts';
import { scatter } from './layout.ts';
import { knobs } from './params.ts';
import type { CardTask, CountParams, FieldTask, Knobs, Thing } from './params.ts';
import { pairOf } from '../../core/list.ts';

/** Things that stay clear when they are small. */
const tinted = ['apple', 'ball', 'fish', 'flower', 'mushroom', 'star', 'heart', 'umbrella', 'bell', 'pear'] as const;
const others = [
  'duck',
  'tree',
  'firtree',
  'leaf',
  'sheep',
  'mouse',
  'bear',
  'rabbit',
  'owl',
  'cube',
  'balloon',
] as const;
const figures = ['triangle', 'hexagon', 'diamond', 'cross'] as const;
const all: readonly ObjectId[] = [...tinted, ...others, ...figures];

/** How long one drawing is as text, with what it takes to place it. A picture has room for 11,000 characters of things. */
const weights = new Map(all.map((id) => [id, toMarkup({ view: [0, 0, 1, 1], art: drawObject(id) }).length + 20]));

/** Objects of which so many fit into one picture: the more of them there are, the plainer they are drawn. */
function objectsFor(total: number): readonly ObjectId[] {
  return all.filter((id) => (weights.get(id) ?? 0) * total <= 11_000);
}

/** Numbers first: the groups are drawn, the right one among them by lot, and the question is made to fit. */
export function generate(rng: Rng, level: Level, mode: Mode): CountParams | null {
  if (mode === 'number') return field(rng, level);
  const knob = knobs(level);
  const draw = { level, knob };
  if (mode === 'multi') return exactly(rng, draw);
  if (mode === 'graphic') return tapped(rng, draw);
  return mode === 'any' ? threshold(rng, draw) : choice(rng, draw);
}

interface Draw {
  readonly level: Level;
  readonly knob: Knobs;
}

/** Which of the cards is asked for is drawn by lot, and the model is made to fit. */
function choice(rng: Rng, draw: Draw): CountParams {
  const numbers = differing(rng, draw);
  const wanted = rng.pick(numbers);
  const object = objectOf(rng, numbers);
  const task: CardTask = { ask: 'as-many', model: model(rng, object, wanted) };
  return withCards(rng, draw, { object, task, numbers, isRight: (n) => n === wanted });
}

function tapped(rng: Rng, draw: Draw): CountParams {
  const ask = rng.pick(draw.knob.taps);
  if (ask === 'exactly') return exactly(rng, draw);
  const numbers = differing(rng, draw);
  const wanted = ask === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return withCards(rng, draw, {
    object: objectOf(rng, numbers),
    task: { ask },
    numbers,
    isRight: (n) => n === wanted,
  });
}

/** Numbers close to one another, so that a glance is not enough. */
function differing(rng: Rng, { knob, level }: Draw): readonly number[] {
  const [low, high] = knob.card;
  const start = rng.int(low, high - knob.spread);
  return rng.sample(range(start, start + knob.spread), level === 1 ? 3 : 4);
}

/** At least two numbers come more than once, so that company alone does not tell which is asked for. */
function exactly(rng: Rng, draw: Draw): CountParams {
  const [low, high] = draw.knob.card;
  const middle = rng.int(low + 1, high - 1);
  const [one = middle, other = middle, third = middle] = rng.shuffle([middle - 1, middle, middle + 1]);
  const numbers = rng.shuffle([one, one, other, other, rng.pick([one, third])]);
  const wanted = rng.pick([one, other]);
  return withCards(rng, draw, {
    object: objectOf(rng, numbers),
    task: { ask: 'exactly', number: wanted },
    numbers,
    isRight: (n) => n === wanted,
  });
}

function threshold(rng: Rng, draw: Draw): CountParams {
  const [low, high] = draw.knob.card;
  const number = rng.int(low + 1, high - 2);
  const isMore = rng.chance(0.5);
  const line = isMore ? number : number + 1;
  const below: readonly number[] = Array.from({ length: 2 }, () =>
    rng.int(Math.max(low, line - 3), isMore ? line : line - 1),
  );
  const above = Array.from({ length: 2 }, () => rng.int(isMore ? line + 1 : line, Math.min(high, line + 3)));
  const task: CardTask = { ask: isMore ? 'more-than' : 'fewer-than', number: line };
  const isRight = (n: number): boolean => (isMore ? n > line : n < line);
  const numbers = rng.shuffle([...below, ...above]);
  return withCards(rng, draw, { object: objectOf(rng, numbers), task, numbers, isRight });
}

function objectOf(rng: Rng, numbers: readonly number[]): ObjectId {
  return rng.pick(objectsFor(numbers.reduce((sum, n) => sum + n, 0)));
}

interface Cards {
  readonly object: ObjectId;
  readonly task: CardTask;
  readonly numbers: readonly number[];
  readonly isRight: (n: number) => boolean;
}

function withCards(rng: Rng, { level, knob }: Draw, { object, task, numbers, isRight }: Cards): CountParams {
  const cards = numbers.map((count) => group(rng, { object, count, isSmall: knob.hasSizes && rng.chance(0.5) }));
  return { kind: 'cards', level, object, task, cards, right: numbers.flatMap((n, i) => (isRight(n) ? [i] : [])) };
}

interface Group {
  readonly object: ObjectId;
  readonly count: number;
  readonly isSmall: boolean;
}

/** Things on a card of 120 by 120. Small things may be many: size is a lure, not a measure. */
function group(rng: Rng, { object, count, isSmall }: Group): readonly Thing[] {
  const side = count > 9 ? 4 : 3;
  const margin = isSmall && side === 3 ? 12 : 2;
  const room = 120 - 2 * margin;
  const spots = scatter(rng, {
    columns: side,
    rows: side,
    width: room,
    height: room,
    count,
    wobble: side === 4 ? 1 : 3,
  });
  const scale = side === 4 ? 0.2 : isSmall ? 0.2 : 0.3;
  return spots.map(([x, y]) => ({ object, colour: null, at: [x + margin, y + margin], scale }));
}

/** What the cards are compared with: other things, so that only the number can be the same. */
function model(rng: Rng, object: ObjectId, count: number): readonly Thing[] {
  const other = rng.pick(objectsFor(count).filter((id) => id !== object));
  const rows = count > 10 ? 3 : 2;
  const spots = scatter(rng, { columns: 6, rows, width: 330, height: rows * 56, count, wobble: 3 });
  return spots.map(([x, y]) => ({ object: other, colour: null, at: [x + 10, y + 6], scale: 0.4 }));
}

function field(rng: Rng, level: Level): CountParams | null {
  const knob = knobs(level);
  const ask = rng.pick(knob.asks);
  // Colours and ticks take room too, so a field is counted as twice as full.
  const [object, than] = pairOf(rng.sample<ObjectId>(ask === 'colour' ? tinted : objectsFor(level <= 2 ? 22 : 50), 2));
  const [colour, other] = pairOf(rng.sample(colourIds, 2));
  const right = rng.int(...knob.field);
  const rest = rng.int(...knob.others);
  const kinds = kindsOf({ ask, object, than, colour, other }, { right, rest, extra: rng.int(1, 4) });
  if (ask === 'difference' && right <= rest) return null;
  const things = kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  if (things.length > 30) return null;
  const [columns, rows] = things.length > 20 ? [6, 5] : things.length > 12 ? [5, 4] : [4, 3];
  const spots = scatter(rng, {
    columns,
    rows,
    width: columns * 58,
    height: rows * 56,
    count: things.length,
    wobble: 4,
  });
  const mixed = rng.shuffle(things);
  const task: FieldTask = {
    ask,
    object,
    colour: ask === 'colour' ? colour : null,
    than: ask === 'difference' ? than : null,
  };
  return {
    kind: 'field',
    level,
    task,
    things: spots.map(([x, y], i) => ({
      object: mixed[i]?.object ?? object,
      colour: mixed[i]?.colour ?? null,
      at: [x + 6, y + 6],
      scale: 0.4,
    })),
    right: ask === 'difference' ? right - rest : right,
  };
}

interface Kinds {
  readonly ask: FieldTask['ask'];
  readonly object: ObjectId;
  readonly than: ObjectId;
  readonly colour: NonNullable<Thing['colour']>;
  readonly other: NonNullable<Thing['colour']>;
}

interface Amounts {
  readonly right: number;
  readonly rest: number;
  readonly extra: number;
}

function kindsOf(
  { ask, object, than, colour, other }: Kinds,
  { right, rest, extra }: Amounts,
): readonly (Pick<Thing, 'object' | 'colour'> & { count: number })[] {
  switch (ask) {
    case 'all':
    case 'difference':
      return [
        { object, colour: null, count: right },
        { object: than, colour: null, count: rest },
      ];
    case 'colour':
      return [
        { object, colour, count: right },
        { object, colour: other, count: rest },
        { object: than, colour, count: extra },
      ];
    case 'not':
      return [
        { object: than, colour: null, count: right },
        { object, colour: null, count: rest },
      ];
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
