import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { circle, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { CardParams, CountParams, Thing } from './params.ts';

type FieldParams = Extract<CountParams, { kind: 'field' }>;

export function drawCard(things: readonly Thing[]): Picture {
  return picture(
    [0, 0, 120, 120],
    things.map((thing) => thingArt(thing)),
  );
}

/** Card tasks have a picture only when the cards are compared with one. */
export function drawModel({ task }: CardParams): Picture | null {
  if (task.ask !== 'as-many') return null;
  const rows = task.model.length > 10 ? 3 : 2;
  const [width, height] = [350, rows * 56 + 12];
  return picture([0, 0, width, height], [meadow(width, height), ...task.model.map((thing) => thingArt(thing))]);
}

/** All cards; when it is solved, the right ones on green. */
export function drawTable(params: CardParams, isSolved: boolean): Picture {
  const columns = columnsOf(params);
  const rows = Math.ceil(params.cards.length / columns);
  const cards = params.cards.map((things, i) => {
    const isRight = isSolved && params.right.includes(i);
    const ground = withAttributes(rect([0, 0, side, side], 14, isRight ? paper.mintSoft : paper.white), {
      'stroke-width': isRight ? 5 : 3,
    });
    return place([ground, ...things.map((thing) => thingArt(thing))], { at: cornerOf(params, i), id: `card-${i}` });
  });
  return picture([0, 0, columns * pitch - 2, rows * pitch - 2], cards);
}

/** The cards to tap. */
export function drawScene(params: CardParams): Omit<Scene, 'strings'> {
  const { view, art } = drawTable(params, false);
  const spots = params.cards.map((_, i) => {
    const [x, y] = cornerOf(params, i);
    return { id: `card-${i}`, at: [x, y, side, side] as const, label: `card-${i}` };
  });
  const isOne = params.task.ask === 'most' || params.task.ask === 'fewest';
  return { v: 1, view, art, parts: [{ t: 'toggle', id: 'table', spots, ...(isOne ? { max: 1 } : {}) }] };
}

const side = 120;
const pitch = 132;

function columnsOf({ cards }: CardParams): number {
  return cards.length > 4 ? 3 : 2;
}

/** A last row that is not full stands in the middle. */
function cornerOf(params: CardParams, index: number): readonly [x: number, y: number] {
  const columns = columnsOf(params);
  const row = Math.floor(index / columns);
  const short = Math.max(0, (row + 1) * columns - params.cards.length);
  return [5 + pitch * ((index % columns) + short / 2), 5 + pitch * row];
}

/** The field; with `counted` every thing that counts carries a tick. */
export function drawField({ things }: FieldParams, counted: readonly number[] = []): Picture {
  const width = Math.max(...things.map(({ at }) => at[0])) + 36;
  const height = Math.max(...things.map(({ at }) => at[1])) + 34;
  const drawn = things.map((thing, i) => thingArt(thing, { id: `thing-${i}`, hasTick: counted.includes(i) }));
  return picture([0, 0, width, height], [meadow(width, height), ...drawn]);
}

/** Pale ground, so that every colour stands out. */
function meadow(width: number, height: number): SvgNode {
  return withAttributes(rect([1, 1, width - 2, height - 2], 16, paper.meadowFar), { stroke: 'none' });
}

function thingArt(
  { object, colour, at, scale }: Thing,
  mark: { readonly id?: string; readonly hasTick?: boolean } = {},
): SvgNode {
  const art = drawObject(object, colour === null ? undefined : meaning[colour]);
  const line = scale <= 0.2 ? 2 : 2.5;
  const id = mark.id === undefined ? {} : { id: mark.id };
  if (mark.hasTick !== true) return place(art, { at, scale, line, ...id });
  const tick = [
    circle([34, 34], 22, paper.mint),
    withAttributes(path('M24 34L32 42L45 26'), { 'stroke-width': 8, stroke: paper.white }),
  ];
  return place([...art, ...tick], { at, scale, line, ...id });
}
