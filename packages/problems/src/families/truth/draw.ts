import type { Picture, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { Thing, TruthParams, World } from './params.ts';
import { itemAt } from '../../core/list.ts';

const cell = 100;
const margin = 14;
/** Big is almost twice as large as small: nobody has to measure. */
const scales = [0.5, 0.9] as const;

/** How far below its middle an object stands on the shelf. */
const foot: Readonly<Partial<Record<ObjectId, number>>> = {
  ball: 44,
  kite: 56,
  cube: 48,
  boat: 34,
  balloon: 50,
  bell: 45,
};

/** How many stand in each row: full rows first. */
function rowsOf(count: number): readonly number[] {
  const perRow = count <= 3 ? count : count === 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : 5;
  return count <= perRow ? [count] : [perRow, count - perRow];
}

interface Panel {
  readonly index?: number;
  readonly isRight?: boolean;
  readonly size?: Size;
}

/** Toys stand on shelves, shapes lie on a sheet of paper. */
export function drawThings(
  world: World,
  things: readonly Thing[],
  { index = 0, isRight = false, size = sizeOf(things.length) }: Panel = {},
): SvgNode {
  const rows = rowsOf(things.length);
  const [width, height] = size;
  const top = (height - sizeOf(things.length)[1]) / 2 + margin;
  const sheet = rect([3, 3, width - 6, height - 6], 18, isRight ? paper.mintSoft : paper.cream);
  const shelves = rows.map((_, row) =>
    rect([margin, top + (row + 1) * (cell + 10) - 8, width - 2 * margin, 10], 4, paper.trunk),
  );
  let drawn = 0;
  const placed = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => {
      const thing = itemAt(things, drawn);
      const x = width / 2 + (column - (count - 1) / 2) * cell;
      const id = `thing-${index}-${drawn}`;
      drawn += 1;
      return drawThing(world, thing, { at: [x, top + row * (cell + 10)], id });
    }),
  );
  return part(`panel-${index}`, sheet, ...(world.generic === 'toy' ? shelves : []), ...placed);
}

type Size = readonly [number, number];

function sizeOf(count: number): Size {
  const rows = rowsOf(count);
  return [Math.max(...rows) * cell + 2 * margin + 6, rows.length * (cell + 10) + 2 * margin];
}

function drawThing(
  world: World,
  thing: Thing,
  { at: [x, top], id }: { readonly at: readonly [number, number]; readonly id: string },
): SvgNode {
  const kind = world.kinds[thing.kind] ?? 'ball';
  const fill = meaning[world.colours[thing.colour] ?? 'red'];
  const scale = scales[thing.size === 0 ? 0 : 1];
  const y = world.generic === 'toy' ? top + cell + 2 - (foot[kind] ?? 48) * scale : top + cell / 2 + 5;
  return place(drawObject(kind, fill), { at: [x, y], scale, line: 4.5, id });
}

/** The picture that the statements are about. */
export function drawPicture({ world, pictures }: TruthParams): Picture {
  const things = pictures[0] ?? [];
  return picture([0, 0, ...sizeOf(things.length)], [drawThings(world, things)]);
}

/** A picture as a card to choose: all cards of a problem are equally large. */
export function drawCard({ world, pictures }: TruthParams, index: number): Picture {
  const size = cardSize(pictures);
  return picture([0, 0, ...size], [drawThings(world, pictures[index] ?? [], { index, size })]);
}

function cardSize(pictures: TruthParams['pictures']): Size {
  const sizes = pictures.map((things) => sizeOf(things.length));
  return [Math.max(...sizes.map(([width]) => width)), Math.max(...sizes.map(([, height]) => height))];
}

/** All cards side by side, the right ones on mint with a tick. */
export function drawAnswer(params: TruthParams): Picture {
  const { form, pictures, right, world } = params;
  if (form === 'statements') return drawPicture(params);
  const [width, height] = cardSize(pictures);
  const gap = 16;
  const columns = pictures.length === 3 ? 3 : 2;
  const cards = pictures.map((things, index) => {
    const isRight = right.includes(index);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const card = drawThings(world, things, { index, isRight, size: [width, height] });
    return place(isRight ? [card, tick(width - 30, 32)] : [card], {
      at: [gap + column * (width + gap), gap + row * (height + gap)],
      line: 4.5,
    });
  });
  const rows = Math.ceil(pictures.length / columns);
  const view = [0, 0, columns * (width + gap) + gap, rows * (height + gap) + gap] as const;
  return { view, art: [inked(cards, 4.5)] };
}

function tick(x: number, y: number): SvgNode {
  const mark = withAttributes(path(`M${x - 12} ${y}L${x - 3} ${y + 10}L${x + 14} ${y - 12}`), {
    stroke: paper.mint,
    'stroke-width': 9,
  });
  return mark;
}
