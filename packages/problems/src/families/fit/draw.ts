import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { meaning, paper } from '../../draw/palette.ts';
import { inked, part, picture, rect, withAttributes } from '../../draw/svg.ts';
import { coversOf } from './cover.ts';
import { drawCells } from './draw-shape.ts';
import type { At } from './draw-shape.ts';
import type { FitParams } from './params.ts';
import { sizeOf } from './shapes.ts';
import type { Cell, Shape } from './shapes.ts';

const width = 320;
/** What the pieces of a finished figure wear; the asked one wears its own colour. */
const paints = [paper.sun, paper.leaf, paper.pink, paper.sea, paper.hair, paper.sand];

function widestOf(shapes: readonly Shape[]): number {
  return Math.max(...shapes.map(sizeOf).map(({ rows, columns }) => Math.max(rows, columns)));
}

/** Where row 0, column 0 must lie for the middle of a shape to come to this place. */
function cornerFor(shape: Shape, [x, y]: At, cell: number): At {
  const { rows, columns } = sizeOf(shape);
  return [x - (columns * cell) / 2, y - (rows * cell) / 2];
}

function pieceAt(shape: Shape, middle: At, { cell, fill }: { readonly cell: number; readonly fill: string }): SvgNode {
  return drawCells(shape, { at: cornerFor(shape, middle, cell), cell, fill });
}

export function drawOption({ pieces, colour }: FitParams, index: number): Picture {
  const cell = Math.floor(100 / Math.max(3, widestOf(pieces)));
  return picture([-56, -56, 112, 112], [pieceAt(pieces[index] ?? [], [0, 0], { cell, fill: meaning[colour] })]);
}

/** A wooden board with a hole, or the figure that is to be made. */
export function drawTarget(params: FitParams): Picture {
  return params.plot === 'hole' ? drawBoard(params, null) : drawFigure(params, []);
}

const boardCell = 38;

function drawBoard({ board, targets: [hole = []] }: FitParams, fill: string | null): Picture {
  const [row, column] = board.at;
  const [wide, high] = [board.columns * boardCell, board.rows * boardCell];
  const at: At = [16 + column * boardCell, 16 + row * boardCell];
  const filled = drawCells(hole, { at, cell: boardCell, fill: fill ?? paper.white, isHole: true });
  return picture([0, 0, wide + 32, high + 32], [rect([6, 6, wide + 20, high + 20], 12, paper.trunk), rect([16, 16, wide, high], 4, paper.sand), part('target', filled)]); // prettier-ignore
}

function figureCell(figure: Shape): number {
  const { rows, columns } = sizeOf(figure);
  return Math.min(44, Math.floor(300 / Math.max(rows, columns)));
}

/** The figure, empty, or with its pieces in their colours. */
function drawFigure(
  { targets: [figure = []] }: FitParams,
  lying: readonly (readonly [readonly Cell[], string])[],
): Picture {
  const { rows, columns } = sizeOf(figure);
  const cell = figureCell(figure);
  const at: At = [8, 8];
  const pieces = lying.map(([cells, fill], i) => part(`lies-${i}`, drawCells(cells, { at, cell, fill })));
  const ground = drawCells(figure, { at, cell, fill: paper.sunk });
  return picture([0, 0, columns * cell + 16, rows * cell + 16], [part('target', ground), ...pieces]);
}

function coverOf({ pieces, plot, truth, targets: [figure = []], mayTurn }: FitParams): readonly (readonly Cell[])[] {
  const used = plot === 'parts' ? pieces.filter((_, i) => truth.includes(i)) : plot === 'leftover' ? pieces.filter((_, i) => !truth.includes(i)) : pieces; // prettier-ignore
  return coversOf(figure, used, { mayTurn, limit: 1 })[0] ?? [];
}

export function drawAnswer(params: FitParams): Picture {
  const { plot, colour } = params;
  if (plot === 'hole') return drawBoard(params, meaning[colour]);
  if (plot === 'holes') return drawHoles(params, true);
  const own = meaning[colour];
  const lying = coverOf(params).map((cells, i): readonly [readonly Cell[], string] => {
    if (plot === 'lies') return [cells, i === 0 ? own : paper.white];
    return [cells, paints[i % paints.length] ?? own];
  });
  return drawFigure(params, lying);
}

const [box, holeCell] = [84, 24];

function holeMiddle(params: FitParams, i: number): At {
  return [(width / params.targets.length) * (i + 0.5), 60];
}

function holesArt(params: FitParams, isFilled: boolean): readonly SvgNode[] {
  const fill = isFilled ? meaning[params.colour] : paper.white;
  const holes = params.targets.map((hole, i) => {
    const at = cornerFor(hole, holeMiddle(params, i), holeCell);
    return part(`hole-${i}`, drawCells(hole, { at, cell: holeCell, fill, isHole: true }));
  });
  return [rect([4, 4, width - 8, 112], 14, paper.trunk), rect([12, 12, width - 24, 96], 8, paper.sand), ...holes];
}

function drawHoles(params: FitParams, isFilled: boolean): Picture {
  return picture([0, 0, width, 120], holesArt(params, isFilled));
}

/** A board with several holes, and the pieces below. */
export function drawHolesScene(params: FitParams): Scene {
  const around = ([x, y]: At, side: number) => [x - side / 2, y - side / 2, side, side] as const;
  const step = width / params.pieces.length;
  const side = Math.min(box, Math.floor(step) - 2);
  const tray = withAttributes(rect([2, 126, width - 4, 92], 16, paper.sunk), { stroke: 'none' });
  return {
    v: 1,
    view: [0, 0, width, 222],
    art: [inked([...holesArt(params, false), tray])],
    parts: [
      {
        t: 'slots',
        id: 'holes',
        pieces: params.pieces.map((piece, i) => ({
          id: `piece-${i}`,
          at: around([Math.round(step * (i + 0.5)), 172], side),
          label: `piece-${i}`,
          art: [inked([pieceAt(piece, [0, 0], { cell: holeCell, fill: meaning[params.colour] })])],
        })),
        slots: params.targets.map((_, i) => ({
          id: `slot-${i}`,
          at: around(holeMiddle(params, i).map(Math.round) as unknown as At, box),
          label: `slot-${i}`,
        })),
      },
    ],
    strings: {},
  };
}

const shelf = 84;

/** The pieces on a shelf, the asked one painted; below them the figure, whose squares can be marked. */
export function drawLiesScene(params: FitParams): Scene {
  const {
    pieces,
    targets: [figure = []],
    colour,
  } = params;
  const { rows, columns } = sizeOf(figure);
  const cell = Math.min(48, Math.floor(308 / Math.max(6, columns)));
  const [left, top] = [Math.round((width - columns * cell) / 2), shelf + 12];
  const step = width / pieces.length;
  const small = Math.min(18, Math.floor(68 / widestOf(pieces)));
  const lying = pieces.map((piece, i) =>
    pieceAt(piece, [step * (i + 0.5), shelf / 2], { cell: small, fill: i === 0 ? meaning[colour] : paper.white }),
  );
  const ground = withAttributes(rect([2, 2, width - 4, shelf - 4], 16, paper.sunk), { stroke: 'none' });
  const target = part('target', drawCells(figure, { at: [left, top], cell, fill: paper.cream }));
  const spots = figure.map(([r, c], i) => ({
    id: `square-${i}`,
    at: [left + c * cell, top + r * cell, cell, cell] as const,
    label: `square-${i}`,
  }));
  return {
    v: 1,
    view: [0, 0, width, top + rows * cell + 10],
    art: [inked([ground, ...lying, target])],
    parts: [{ t: 'toggle', id: 'figure', spots, max: pieces[0]?.length ?? 1 }],
    strings: {},
  };
}
