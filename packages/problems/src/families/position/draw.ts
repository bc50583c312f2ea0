import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { PositionParams, ToyId } from './params.ts';

const width = 320;
const frame = 14;
const gap = 6;
const foot = 16;
const margin = 4;

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

export function drawToy(toy: ToyId): Picture {
  return picture([-58, -58, 116, 116], [place(drawObject(toy), { at: [0, 0], line: 4 })]);
}

/** A toy shelf. With `answer` the wanted place is green, and what was to be put there stands in it. */
export function drawShelf(params: PositionParams, answer: boolean): Picture {
  return picture([0, 0, width, cabinetHeight(params)], cabinet(params, answer));
}

export function drawScene(params: PositionParams): Scene {
  const { piece, toys } = params;
  const height = cabinetHeight(params);
  const spotAt = (cell: number) => ({ id: `cell-${cell}`, at: boxOf(params, cell), label: cellKey(cell) });
  const wanted = toys.flatMap((toy, cell) => ((toy === null) === (params.task === 'put') ? [cell] : []));
  if (piece === null) {
    const part = { t: 'toggle', id: 'toy', spots: wanted.map(spotAt), max: 1 } as const;
    return { v: 1, view: [0, 0, width, height], art: [inked(cabinet(params, false))], parts: [part], strings: {} };
  }
  const side = sideOf(params);
  const at: Box = [(width - side) / 2, height + 14, side, side];
  const tray = withAttributes(rect([at[0] - 10, at[1] - 8, side + 20, side + 16], 16, paper.sunk), { stroke: 'none' });
  const pieces = [{ id: 'piece', at, label: 'piece', art: [inked([toyAt(params, piece, [0, 0])])] }];
  return {
    v: 1,
    view: [0, 0, width, height + side + 26],
    art: [inked([...cabinet(params, false), tray])],
    parts: [{ t: 'slots', id: 'places', pieces, slots: wanted.map(spotAt) }],
    strings: {},
  };
}

function sideOf({ columns }: PositionParams): number {
  return Math.floor((width - 2 * margin - 2 * frame - (columns - 1) * gap) / columns);
}

function boxOf(params: PositionParams, cell: number): Box {
  const side = sideOf(params);
  const [row, column] = [Math.floor(cell / params.columns), cell % params.columns];
  return [margin + frame + column * (side + gap), margin + frame + row * (side + gap), side, side];
}

function cabinetHeight(params: PositionParams): number {
  return bodyHeight(params) + 2 * margin + foot;
}

function bodyHeight(params: PositionParams): number {
  return params.rows * sideOf(params) + (params.rows - 1) * gap + 2 * frame;
}

function cabinet(params: PositionParams, answer: boolean): readonly SvgNode[] {
  const bottom = margin + bodyHeight(params);
  const feet = path(
    `M44 ${bottom - 4}l6 ${foot + 4}h16l6 -${foot + 4}ZM248 ${bottom - 4}l6 ${foot + 4}h16l6 -${foot + 4}Z`,
    paper.trunk,
  );
  const body = rect([margin, margin, width - 2 * margin, bodyHeight(params)], 16, paper.sand);
  const cells = params.toys.map((toy, cell) => {
    const [x, y, side] = boxOf(params, cell);
    const isAnswer = answer && cell === params.target;
    const back = rect([x, y, side, side], 8, isAnswer ? paper.mintSoft : paper.white);
    const standing = isAnswer && toy === null ? params.piece : toy;
    const middle = [x + side / 2, y + side / 2] as const;
    return part(
      `cell-${cell}`,
      isAnswer ? withAttributes(back, { 'stroke-width': 5 }) : back,
      ...(standing === null ? [] : [toyAt(params, standing, middle)]),
    );
  });
  return [feet, body, ...cells];
}

function toyAt(params: PositionParams, toy: ToyId, at: readonly [number, number]): SvgNode {
  return place(drawObject(toy), { at, scale: sideOf(params) / 124, line: 2.5 });
}
