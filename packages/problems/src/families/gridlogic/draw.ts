import type { Picture, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, place, polygon, rect, round, withAttributes } from '../../draw/svg.ts';
import { blank, plainWall } from './params.ts';
import type { GridParams } from './params.ts';
import { segmentsOf } from './rules.ts';

const board = 288;
const edge = 14;
/** Room for one clue beside a row or above a column. */
const clueStep = 22;

type Point = readonly [x: number, y: number];

export interface Frame {
  readonly view: Picture['view'];
  /** Upper left corner of the board. */
  readonly at: Point;
  readonly step: number;
  readonly board: number;
}

export function frameOf({ kind, size, across, down }: GridParams): Frame {
  const room = (lines: GridParams['across']): number =>
    kind === 'tents' || kind === 'nonogram' ? clueStep * Math.max(1, ...lines.map(({ length }) => length)) + 6 : 0;
  const [left, top] = [edge + room(across), edge + room(down)];
  return { view: [0, 0, left + board + edge, top + board + edge], at: [left, top], step: board / size, board };
}

export function middleOf({ at: [x, y], step }: Frame, size: number, cell: number): Point {
  return [x + ((cell % size) + 0.5) * step, y + (Math.floor(cell / size) + 0.5) * step];
}

/** The board with what is given, and what is filled in besides. */
export function drawBoard(params: GridParams, filled: readonly number[] | null): Picture {
  return picture(frameOf(params).view, boardArt(params, { filled, hasGiven: true }));
}

/** The paper of the graphic: cells that the learner fills are empty, and given symbols are painted by the player. */
export function boardPaper(params: GridParams): readonly SvgNode[] {
  return [inked(boardArt(params, { filled: null, hasGiven: !isFilledBySymbols(params) }))];
}

export function isFilledBySymbols({ kind }: GridParams): boolean {
  return kind === 'futoshiki' || kind === 'binary' || kind === 'nonogram';
}

interface Look {
  readonly filled: readonly number[] | null;
  readonly hasGiven: boolean;
}

function boardArt(params: GridParams, { filled, hasGiven }: Look): readonly SvgNode[] {
  const { size, clues } = params;
  const frame = frameOf(params);
  const lit = filled && params.kind === 'lights' ? litBy(params, filled) : null;
  const cells = clues.map((_, cell) => {
    const look = { value: filled?.[cell] ?? 0, isLit: lit?.has(cell) ?? false };
    return part(`cell-${cell}`, ground(params, cell, look));
  });
  const inside = clues.flatMap((clue, cell) => {
    const at = { middle: middleOf(frame, size, cell), step: frame.step };
    const value = filled?.[cell] ?? 0;
    if (clue !== blank) return hasGiven ? drawGiven(params, clue, at) : [];
    return value > 0 ? drawFilled(params, value, at) : [];
  });
  // Attributes that all share stand once, around them: a picture of sixty-four cells stays small.
  const style = { 'font-size': Math.round(frame.step * 0.52), 'font-weight': 800, 'text-anchor': 'middle' };
  return [
    ['g', { 'stroke-width': 2 }, ...cells],
    ['g', style, ...inside],
    outline(params, frame),
    ...sideClues(params, frame),
    ...signs(params, frame),
  ];
}

function ground(params: GridParams, cell: number, { value, isLit }: { value: number; isLit: boolean }): SvgNode {
  const { kind, size, clues, ask } = params;
  const frame = frameOf(params);
  const [x, y] = middleOf(frame, size, cell);
  const gap = kind === 'futoshiki' ? frame.step * 0.14 : 0;
  const half = frame.step / 2 - gap;
  const rounding = kind === 'futoshiki' ? 8 : 0;
  const fill = fillOf({ kind, clue: clues[cell] ?? blank, value, isLit, isAsked: cell === ask });
  return rect([x - half, y - half, 2 * half, 2 * half], rounding, fill);
}

interface CellLook {
  readonly kind: GridParams['kind'];
  readonly clue: number;
  readonly value: number;
  readonly isLit: boolean;
  readonly isAsked: boolean;
}

function fillOf({ kind, clue, value, isLit, isAsked }: CellLook): string {
  if (kind === 'nonogram') return value === 1 ? paper.violet : paper.white;
  if (kind === 'lights') return clue !== blank ? ink : isLit ? paper.sand : paper.white;
  if (kind === 'mines') return clue === blank ? paper.hair : paper.white;
  if (kind === 'tents') return paper.meadowFar;
  if (isAsked && value === 0) return paper.sun;
  return clue === blank && value > 0 ? paper.mintSoft : paper.white;
}

interface At {
  readonly middle: Point;
  readonly step: number;
}

function drawGiven({ kind }: GridParams, clue: number, at: At): readonly SvgNode[] {
  if (kind === 'tents') return [place(drawObject('firtree'), { at: at.middle, scale: at.step / 125, line: 2.5 })];
  if (kind === 'lights') return clue === plainWall ? [] : [digit(clue, at, paper.white)];
  if (kind === 'binary') return drawFilled({ kind }, clue, at);
  return [digit(clue, at, ink)];
}

function drawFilled({ kind }: Pick<GridParams, 'kind'>, value: number, at: At): readonly SvgNode[] {
  const { middle, step } = at;
  if (kind === 'nonogram') return [];
  if (kind === 'futoshiki') return [digit(value, at, ink)];
  if (kind !== 'binary') return [place(symbolArt(kind, value), { at: middle, scale: step / 125, line: 2.5 })];
  const half = step * 0.31;
  if (value === 1) return [circle(middle, half * 1.1, meaning.yellow)];
  return [rect([middle[0] - half, middle[1] - half, 2 * half, 2 * half], 2, meaning.purple)];
}

/** One symbol inside −50…50. */
export function symbolArt(kind: GridParams['kind'], value: number): readonly SvgNode[] {
  switch (kind) {
    case 'futoshiki':
      return [
        [
          'g',
          { 'font-size': 62, 'font-weight': 800, 'text-anchor': 'middle' },
          digit(value, { middle: [0, 0], step: 119 }, ink),
        ],
      ];
    case 'binary':
      return value === 1 ? drawObject('circle', meaning.yellow) : drawObject('square', meaning.purple);
    case 'nonogram':
      return [rect([-47, -47, 94, 94], 0, paper.violet)];
    case 'tents':
      return tent();
    case 'lights':
      return lamp();
    case 'mines':
      return drawObject('diamond', meaning.purple);
  }
}

function tent(): readonly SvgNode[] {
  return [
    polygon(
      [
        [0, -40],
        [48, 38],
        [-48, 38],
      ],
      paper.roof,
    ),
    polygon(
      [
        [0, -8],
        [17, 38],
        [-17, 38],
      ],
      paper.cream,
    ),
  ];
}

function lamp(): readonly SvgNode[] {
  return [path('M-12 22V36H12V22', paper.hair), circle([0, -6], 30, meaning.yellow), path('M-10 -4L0 8L10 -4')];
}

/** Its size and weight stand around it. */
function digit(value: number, { middle: [x, y], step }: At, fill: string): SvgNode {
  return ['text', { x: round(x), y: round(y + step * 0.19), fill, stroke: 'none' }, String(value)];
}

function outline({ kind }: GridParams, { at: [x, y] }: Frame): SvgNode {
  if (kind === 'futoshiki') return ['g', {}];
  return withAttributes(rect([x, y, board, board], 3), { 'stroke-width': 5 });
}

function sideClues({ kind, across, down }: GridParams, { at: [left, top], step }: Frame): readonly SvgNode[] {
  if (kind !== 'tents' && kind !== 'nonogram') return [];
  const number = (value: number, middle: Point): SvgNode => digit(value, { middle, step: 36 }, ink);
  const shown = (runs: readonly number[]): readonly number[] => (runs.length === 0 ? [0] : runs);
  const rows = across.map((runs, row) =>
    part(
      `row-${row + 1}`,
      ...shown(runs)
        .toReversed()
        .map((run, i) => number(run, [left - 8 - clueStep * (i + 0.5), top + (row + 0.5) * step])),
    ),
  );
  const columns = down.map((runs, column) =>
    part(
      `column-${column + 1}`,
      ...shown(runs)
        .toReversed()
        .map((run, i) => number(run, [left + (column + 0.5) * step, top - 8 - clueStep * (i + 0.5)])),
    ),
  );
  const style = { 'font-size': 19, 'font-weight': 800, 'text-anchor': 'middle' };
  return [['g', style, ...rows, ...columns]];
}

/** An open angle between two cells; its point lies at the smaller one. */
function signs({ size, less }: GridParams, frame: Frame): readonly SvgNode[] {
  return less.map(([smaller, larger]) => {
    const [x1, y1] = middleOf(frame, size, smaller);
    const [x2, y2] = middleOf(frame, size, larger);
    const turn = y1 === y2 ? (x2 > x1 ? 0 : 180) : y2 > y1 ? 90 : 270;
    const reach = Math.round(frame.step * 0.1);
    const angle = path(
      `M${reach * 0.8} ${-reach}L${-reach * 0.8} 0L${reach * 0.8} ${reach}`.replace(/(\.\d)\d+/g, '$1'),
    );
    return place([angle], { at: [(x1 + x2) / 2, (y1 + y2) / 2], turn, line: 4 });
  });
}

function litBy({ size, clues }: GridParams, lamps: readonly number[]): ReadonlySet<number> {
  const segments = segmentsOf(size, (cell) => clues[cell] !== blank);
  return new Set(segments.filter((segment) => segment.some((cell) => lamps[cell] === 1)).flat());
}
