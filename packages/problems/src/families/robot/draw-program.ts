import type { Picture, SvgNode } from '@logikit/contract/scene';
import { ink, paper } from '../../draw/palette.ts';
import { path, picture, place, rect } from '../../draw/svg.ts';
import type { Command, Direction, Program } from './params.ts';

const tile = 40;
const gap = 4;
const perRow = 5;

type Token = Command | { readonly do: 'open'; readonly times: number } | { readonly do: 'close' };

/** The program alone, as a variant: `columns` wide, so that all variants of a problem have one size. */
export function drawProgramPicture(program: Program, columns: number): Picture {
  const { art, height } = drawProgram(program, [0, 0]);
  return picture([-3, -3, columns * (tile + gap) - gap + 6, height + 6], art);
}

export function columnsOf(program: Program): number {
  return Math.min(perRow, program.flatMap(tokensOf).length);
}

interface Strip {
  readonly art: readonly SvgNode[];
  readonly height: number;
}

/** Tiles in rows of five; a loop stands between its number and a closing bracket. */
export function drawProgram(program: Program, [x, y]: readonly [number, number]): Strip {
  const tokens = program.flatMap(tokensOf);
  const art = tokens.map((token, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    return drawToken(token, [x + column * (tile + gap), y + row * (tile + gap)]);
  });
  const rows = Math.ceil(tokens.length / perRow);
  return { art, height: rows * (tile + gap) - gap };
}

export function programWidth(program: Program): number {
  return columnsOf(program) * (tile + gap) - gap;
}

function tokensOf(item: Program[number]): readonly Token[] {
  if (item.do !== 'repeat') return [item];
  return [{ do: 'open', times: item.times }, ...item.body, { do: 'close' }];
}

const straight = 'M-5 14V-1H-14L0 -15L14 -1H5V14Z';
const bent = 'M12 14V0Q12 -10 2 -10H-2V-18L-16 -6L-2 6V-2H2Q4 -2 4 2V14Z';

function drawToken(token: Token, [x, y]: readonly [number, number]): SvgNode {
  const at = [x + tile / 2, y + tile / 2] as const;
  if (token.do === 'open')
    return [
      'g',
      {},
      ...card([x, y], paper.sun),
      label(`${token.times}×`, at),
      path(`M${x + 34} ${y + 8}H${x + 37}V${y + 32}H${x + 34}`),
    ];
  if (token.do === 'close')
    return ['g', {}, ...card([x, y], paper.sun), path(`M${x + 17} ${y + 10}H${x + 25}V${y + 30}H${x + 17}`)];
  const turn = token.do === 'to' ? token.direction * 90 : 0;
  const isBent = token.do === 'left' || token.do === 'right';
  const arrow = place([path(isBent ? bent : straight, isBent ? paper.roof : paper.violet)], {
    at,
    turn,
    flip: token.do === 'right',
    line: 2,
  });
  return ['g', {}, ...card([x, y], paper.white), arrow];
}

function card([x, y]: readonly [number, number], fill: string): readonly SvgNode[] {
  return [rect([x, y, tile, tile], 8, fill)];
}

function label(text: string, [x, y]: readonly [number, number]): SvgNode {
  const style = { 'font-size': 18, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x: x - 3, y: y + 6, ...style }, text];
}

/** The nose on the robot: where it looks. */
export function drawNose(direction: Direction, at: readonly [number, number], scale: number): SvgNode {
  return place([path('M-19 -38L0 -64L19 -38Z', paper.sun)], { at, turn: direction * 90, scale, line: 2 });
}
