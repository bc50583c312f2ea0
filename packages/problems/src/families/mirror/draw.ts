import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, rect, withAttributes } from '../../draw/svg.ts';
import { drawMirror, drawMoves } from './draw-moves.ts';
import type { MirrorParams, Pattern } from './params.ts';

const width = 320;
const margin = 10;

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

/** Where the two sheets lie, and what stands between them. */
interface Layout {
  readonly cell: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly between: readonly SvgNode[];
  readonly height: number;
}

/** A mirror stands between the sheets; arrows for other moves take a little more room. */
function layoutOf({ pattern, moves }: MirrorParams): Layout {
  const { rows, columns } = pattern;
  const [first] = moves;
  if (moves.length === 1 && first === 'down') {
    const cell = Math.min(46, Math.floor((width - 2 * margin) / columns));
    const left = (width - columns * cell) / 2;
    const line = margin + rows * cell + 8;
    return {
      cell,
      from: [left, margin],
      to: [left, line + 20],
      between: drawMirror([left - 12, line, columns * cell + 24, 12]),
      height: line + 20 + rows * cell + margin,
    };
  }
  const isMirror = moves.length === 1 && first === 'across';
  const room = isMirror ? 28 : moves.length > 1 ? 60 : 56;
  const cell = Math.min(46, Math.floor((width - 2 * margin - room) / (2 * columns)));
  const side = columns * cell;
  const left = (width - 2 * side - room) / 2;
  const high = Math.max(rows * cell, isMirror ? 0 : moves.length * 50);
  const top = margin + 12 + (high - rows * cell) / 2;
  const middle = left + side + room / 2;
  return {
    cell,
    from: [left, top],
    to: [left + side + room, top],
    between: isMirror
      ? drawMirror([middle - 6, top - 12, 12, rows * cell + 24])
      : drawMoves(moves, [middle, margin + 12 + high / 2]),
    height: high + 2 * margin + 24,
  };
}

/** The pattern, the mirror or the arrows, and an empty sheet; with `answer` the sheet is filled. */
export function drawSheets(params: MirrorParams, answer: boolean): Picture {
  const layout = layoutOf(params);
  return picture([0, 0, width, layout.height], sheets(params, layout, answer));
}

function sheets(params: MirrorParams, { cell, from, to, between }: Layout, answer: boolean): readonly SvgNode[] {
  const { pattern, result } = params;
  const target: Pattern = { ...pattern, cells: result };
  const source = drawSheet(params, { pattern, at: from, cell, name: 'from' });
  if (answer) return [...source, ...between, ...drawSheet(params, { pattern: target, at: to, cell, name: 'to' })];
  if (params.options.length > 0)
    return [...source, ...between, ...unknown([...to, pattern.columns * cell, pattern.rows * cell])];
  const empty: Pattern = { ...pattern, cells: result.map(() => 0) };
  return [...source, ...between, ...drawSheet(params, { pattern: empty, at: to, cell, name: 'to' })];
}

function unknown([x, y, w, h]: Box): readonly SvgNode[] {
  const style = { 'font-size': 56, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return [
    withAttributes(rect([x, y, w, h], 8, paper.sunk), { 'stroke-dasharray': '7 8' }),
    ['text', { x: x + w / 2, y: y + h / 2 + 20, ...style }, '?'],
  ];
}

interface Sheet {
  readonly pattern: Pattern;
  readonly at: readonly [x: number, y: number];
  readonly cell: number;
  /** Cells are called `from-3`, `to-3`. */
  readonly name: string;
}

function drawSheet({ colours, look }: MirrorParams, { pattern, at: [x, y], cell, name }: Sheet): readonly SvgNode[] {
  const { columns, rows, cells } = pattern;
  const [w, h] = [columns * cell, rows * cell];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${x + (i + 1) * cell} ${y}v${h}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * cell}h${w}`),
  ];
  const filled = cells.map((colour, index) => {
    const [left, top] = [x + (index % columns) * cell, y + Math.floor(index / columns) * cell];
    const fill = meaning[colours[colour - 1] ?? 'red'];
    if (colour === 0) {
      // An empty cell is drawn only so that a step can point at it.
      const bare = withAttributes(rect([left + 2, top + 2, cell - 4, cell - 4], 4, paper.white), { stroke: 'none' });
      return part(`${name}-${index}`, bare);
    }
    const mark =
      look === 'beads'
        ? circle([left + cell / 2, top + cell / 2], cell * 0.38, fill)
        : rect([left, top, cell, cell], 0, fill);
    return part(`${name}-${index}`, mark);
  });
  return [
    rect([x, y, w, h], 3, paper.white),
    withAttributes(path(lines.join('')), { stroke: paper.hair, 'stroke-width': 2 }),
    ['g', { 'stroke-width': 2.5 }, ...filled],
    rect([x, y, w, h], 3),
  ];
}

/** A wrong or right picture on its own card. */
export function drawOption(params: MirrorParams, cells: readonly number[]): Picture {
  const { rows, columns } = params.pattern;
  const cell = 32;
  const pattern = { rows, columns, cells };
  // Names of cells would repeat those of the picture above.
  const art = drawSheet(params, { pattern, at: [6, 6], cell, name: 'cell' }).map(withoutNames);
  return picture([0, 0, columns * cell + 12, rows * cell + 12], art);
}

function withoutNames([tag, attributes, ...children]: SvgNode): SvgNode {
  const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'data-id'));
  return [tag, kept, ...children.map((child) => (typeof child === 'string' ? child : withoutNames(child)))];
}

export function drawScene(params: MirrorParams): Scene {
  const layout = layoutOf(params);
  const { cell, to, height } = layout;
  const { columns } = params.pattern;
  const spots = params.result.map((_, index) => ({
    id: `to-${index}`,
    at: [to[0] + (index % columns) * cell, to[1] + Math.floor(index / columns) * cell, cell, cell] as const,
    label: cellKey(index),
  }));
  return {
    v: 1,
    view: [0, 0, width, height],
    art: [inked(sheets(params, layout, false))],
    parts: [{ t: 'toggle', id: 'cells', spots }],
    strings: {},
  };
}
