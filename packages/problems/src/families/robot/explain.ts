import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { Command, Direction, RobotParams } from './params.ts';
import { words } from './words.ts';
import type { CellName, Words } from './words/shape.ts';

export function explain(params: RobotParams, solved: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = solved.trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  return [...told, ending(params, solved, say)];
}

function sentence({ yard }: RobotParams, { key, args }: Step, say: Words['steps']): string {
  if (key === 'robot.run') {
    return say.run(String(args['commands']).split(',').map(commandOf), nameOf(yard.side, Number(args['at'])));
  }
  const way = directionsOf(String(args['way']).split(',').map(Number), yard.side);
  return key === 'robot.flag' ? say.flag(way) : say.battery(way);
}

/** A command of a logged ride: `to-1`, `forward`, `left` or `right`; the casts hold because `drive` wrote it. */
function commandOf(logged: string): Command {
  if (logged.startsWith('to-')) return { do: 'to', direction: Number(logged.slice(3)) as Direction };
  return { do: logged as 'forward' | 'left' | 'right' };
}

/** How one walks along these cells. */
function directionsOf(way: readonly number[], side: number): readonly Direction[] {
  return way.slice(1).map((cell, index) => {
    const by = cell - (way[index] ?? 0);
    return by === -side ? 0 : by === side ? 2 : by === 1 ? 1 : 3;
  });
}

export function nameOf(side: number, cell: number): CellName {
  return { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
}

function ending(params: RobotParams, { answers }: Solved, say: Words['steps']): Texts['steps'][number] {
  switch (params.task) {
    case 'walk':
      return { text: say.steps(Number(answers[0])), highlight: [`cell-${params.goal}`] };
    case 'choice':
      return { text: say.program(params.programs[params.right] ?? []), highlight: [`cell-${params.goal}`] };
    case 'trace': {
      const names = params.cells.map((cell) => nameOf(params.yard.side, cell));
      return { text: say.cells(names), highlight: params.cells.map((cell) => `cell-${cell}`) };
    }
  }
}
