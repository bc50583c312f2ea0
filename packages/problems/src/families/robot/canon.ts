import { mirrored, quarterTurn, smallest } from '../../core/canon.ts';
import { stableJson } from '../../core/hash.ts';
import type { Command, Direction, Program, RobotParams } from './params.ts';

/** One puzzle idea: the yard may be turned and mirrored, and the programs with it. */
export function structKey(params: RobotParams): string {
  const turns = [0, 1, 2, 3].flatMap((quarter) => [imageOf(params, quarter, false), imageOf(params, quarter, true)]);
  return `robot:${smallest(turns)}`;
}

export function skinKey(params: RobotParams): string {
  return `robot:${imageOf(params, 0, false)}`;
}

function imageOf(params: RobotParams, quarters: number, isMirrored: boolean): string {
  const { side, trees, start, nose } = params.yard;
  let cells = { rows: side, columns: side, cells: Array.from({ length: side * side }, (_, cell) => cell) };
  if (isMirrored) cells = { ...mirrored(cells), cells: [...mirrored(cells).cells] };
  for (let n = 0; n < quarters; n += 1) cells = { ...cells, cells: [...quarterTurn(cells).cells] };
  const to = (cell: number): number => cells.cells.indexOf(cell);
  const sorted = (list: readonly number[]): readonly number[] => list.map(to).sort((a, b) => a - b);
  const turned = (direction: Direction): number => ((isMirrored ? (4 - direction) % 4 : direction) + quarters) % 4;
  const yard = { side, trees: sorted(trees), start: to(start), nose: nose === null ? null : turned(nose) };
  const told = (program: Program): string => stableJson(program.map((item) => imageOfItem(item, turned, isMirrored)));
  switch (params.task) {
    case 'walk':
      return stableJson(['walk', yard, to(params.goal), sorted(params.batteries), params.limit]);
    case 'choice':
      return stableJson(['choice', yard, to(params.goal), params.programs.map(told).sort()]);
    case 'trace':
      return stableJson(['trace', yard, told(params.program)]);
  }
}

function imageOfItem(item: Program[number], turned: (direction: Direction) => number, isMirrored: boolean): unknown {
  if (item.do === 'repeat')
    return [item.times, item.body.map((command) => imageOfCommand(command, turned, isMirrored))];
  return imageOfCommand(item, turned, isMirrored);
}

function imageOfCommand(command: Command, turned: (direction: Direction) => number, isMirrored: boolean): unknown {
  if (command.do === 'to') return turned(command.direction);
  if (!isMirrored || command.do === 'forward') return command.do;
  return command.do === 'left' ? 'right' : 'left';
}
