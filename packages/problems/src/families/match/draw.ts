import type { Box, Picture, SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, round, withAttributes } from '../../draw/svg.ts';
import { linesOf } from './figures.ts';
import { isDigit, laid, placesOf } from './glyphs.ts';
import type { Place } from './glyphs.ts';
import type { FigureParams } from './params.ts';

/** Every match is so long. */
const long = 44;
const gap = { inNumber: 23, atSign: 18 } as const;
const margin = 22;
/** Between the ends of two matches that meet in a corner. */
const short = 8;

type Point = readonly [x: number, y: number];
type Ends = readonly [from: Point, to: Point];

export interface Laid {
  readonly id: string;
  readonly ends: Ends;
  /** Where a finger meets it. */
  readonly at: Box;
}

export type Look = 'wood' | 'new' | 'free';

/** One match with its head at the far end; a free place is a dashed line. */
export function drawMatch(ends: Ends, look: Look): readonly SvgNode[] {
  const [from, to] = shortened(ends);
  const d = `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`;
  if (look === 'free') {
    const style = { 'stroke-width': 2, 'stroke-dasharray': '1 6', 'stroke-opacity': 0.7 };
    return [withAttributes(path(d), style)];
  }
  const wood = look === 'new' ? paper.mint : paper.sand;
  return [
    withAttributes(path(d), { 'stroke-width': 11 }),
    withAttributes(path(d), { stroke: wood, 'stroke-width': 6 }),
    withAttributes(circle(to, 6, paper.coral), { 'stroke-width': 2.5 }),
  ];
}

function shortened([from, to]: Ends): Ends {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = short / Math.hypot(dx, dy);
  return [
    [from[0] + dx * share, from[1] + dy * share],
    [to[0] - dx * share, to[1] - dy * share],
  ];
}

export interface Cell {
  readonly glyph: string;
  /** Upper left corner. */
  readonly at: Point;
}

export interface Layout {
  readonly cells: readonly Cell[];
  readonly view: Picture['view'];
}

export function layoutOf(equation: string): Layout {
  const cells: Cell[] = [];
  let x = margin;
  Array.from(equation).forEach((glyph, i) => {
    const before = equation[i - 1];
    if (before !== undefined) x += long + (isDigit(before) && isDigit(glyph) ? gap.inNumber : gap.atSign);
    cells.push({ glyph, at: [x, margin] });
  });
  return { cells, view: [0, 0, x + long + margin, 2 * long + 2 * margin] };
}

/** Where the match of a place lies, from its tail to its head. */
export function endsOf({ at: [x, y] }: Cell, place: Place): Ends {
  const lying = (height: number): Ends => [
    [x, y + height],
    [x + long, y + height],
  ];
  const upright = (right: number, top: number): Ends => [
    [x + right, y + top + long],
    [x + right, y + top],
  ];
  switch (place) {
    case 'a':
      return lying(0);
    case 'g':
    case 'h':
      return lying(long);
    case 'd':
      return lying(2 * long);
    case 'f':
      return upright(0, 0);
    case 'b':
      return upright(long, 0);
    case 'e':
      return upright(0, long);
    case 'c':
      return upright(long, long);
    case 'v':
      return upright(long / 2, long / 2);
    case 't':
      return lying(long - 11);
    case 'u':
      return lying(long + 11);
    case 'x':
      return cross(x, y, 1);
    case 'y':
      return cross(x, y, -1);
  }
}

/** As long as every other match, so it leans into a square of a smaller side. */
function cross(x: number, y: number, lean: 1 | -1): Ends {
  const half = long * Math.SQRT1_2 * 0.55;
  const [cx, cy] = [x + long / 2, y + long];
  return [
    [cx - half * lean, cy + half],
    [cx + half * lean, cy - half],
  ];
}

/** The equation alone, or with the matches of `made` where they differ. */
export function drawEquation(shown: string, made: string = shown): Picture {
  const { cells, view } = layoutOf(shown);
  return picture(
    view,
    cells.map((cell, i) => drawCell(cell, i, Array.from(made)[i] ?? cell.glyph)),
  );
}

function drawCell(cell: Cell, index: number, made: string): SvgNode {
  const before = laid[cell.glyph] ?? [];
  const after = laid[made] ?? [];
  const gone = before.filter((place) => !after.includes(place));
  return part(
    `cell-${index}`,
    ...gone.flatMap((place) => drawMatch(endsOf(cell, place), 'free')),
    ...after.flatMap((place) => drawMatch(endsOf(cell, place), before.includes(place) ? 'wood' : 'new')),
  );
}

/** The paper of the graphic: matches, and dashes where one could lie. */
export function drawPlaces(shown: string, showsFree: boolean): readonly SvgNode[] {
  const { cells } = layoutOf(shown);
  const art = cells.map((cell, i) => {
    const lies = laid[cell.glyph] ?? [];
    const free = showsFree ? placesOf(cell.glyph).filter((place) => !lies.includes(place)) : [];
    return part(
      `cell-${i}`,
      ...free.flatMap((place) => drawMatch(endsOf(cell, place), 'free')),
      ...lies.flatMap((place) => drawMatch(endsOf(cell, place), 'wood')),
    );
  });
  return [inked(art)];
}

/** Signs cross in the middle: each of their matches is met where the other is not. */
const meeting: Readonly<Partial<Record<Place, Point>>> = {
  h: [0, 0.22],
  v: [0, -0.7],
  t: [0, -0.48],
  u: [0, 0.48],
  x: [0.42, 0],
  y: [-0.42, 0],
};

const narrowestTarget = 0.077;

export function targetOf(cell: Cell, place: Place, width: number): Box {
  const [[x1, y1], [x2, y2]] = endsOf(cell, place);
  const side = Math.max(0.7 * long, narrowestTarget * width);
  const [dx, dy] = meeting[place] ?? [0, 0];
  const [cx, cy] = [(x1 + x2) / 2 + dx * long, (y1 + y2) / 2 + dy * long];
  return [round(cx - side / 2), round(cy - side / 2), round(side), round(side)];
}

const step = 62;

/** Where every match of a lattice would lie. */
export function figureLines({ rows, columns }: Pick<FigureParams, 'rows' | 'columns'>): readonly Laid[] {
  const side = 34;
  return linesOf({ rows, columns }).map(({ way, row, column }, place) => {
    const [x, y] = [margin + column * step, margin + row * step];
    const ends: Ends =
      way === 'across'
        ? [
            [x, y],
            [x + step, y],
          ]
        : [
            [x, y + step],
            [x, y],
          ];
    const [cx, cy] = way === 'across' ? [x + step / 2, y] : [x, y + step / 2];
    return { id: `stick-${place}`, ends, at: [cx - side / 2, cy - side / 2, side, side] };
  });
}

export function figureView({ rows, columns }: Pick<FigureParams, 'rows' | 'columns'>): Picture['view'] {
  return [0, 0, columns * step + 2 * margin, rows * step + 2 * margin];
}

/** The lattice; matches of `taken` are gone and leave a dashed line. */
export function drawFigure(params: FigureParams, taken: readonly number[] = []): Picture {
  const art = figureLines(params).flatMap(({ id, ends }, place) =>
    params.sticks[place] ? [part(id, ...drawMatch(ends, taken.includes(place) ? 'free' : 'wood'))] : [],
  );
  return picture(figureView(params), art);
}
