import type { Solved, Step } from '../../core/family.ts';
import { shortProgram } from './params.ts';
import type { Choice, Command, Direction, Program, RobotParams, Trace, Walk, Yard } from './params.ts';

/** Walks: the fewest steps. Choices: every program that ends on the flag. Traces: the cells driven over. */
export function solve(params: RobotParams): Solved {
  switch (params.task) {
    case 'walk':
      return solveWalk(params);
    case 'choice':
      return solveChoice(params);
    case 'trace':
      return solveTrace(params);
  }
}

/** Breadth-first over the cell and what is collected. */
function solveWalk({ yard, goal, batteries, limit }: Omit<Walk, 'best'>): Solved {
  const technique = batteries.length + 1;
  const seen = new Set<string>();
  let front: (readonly number[])[] = [[yard.start]];
  while (front.length > 0 && (front[0]?.length ?? 0) - 1 <= limit) {
    const found = front.find((way) => way.at(-1) === goal && batteries.every((cell) => way.includes(cell)));
    if (found) return { answers: [String(found.length - 1)], trace: legs(found, [...batteries, goal]), technique };
    front = front
      .flatMap((way) => neighbours(yard, way.at(-1) ?? 0).map((cell) => [...way, cell]))
      .filter((way) => {
        const key = [way.at(-1), ...batteries.map((cell) => way.includes(cell))].join();
        return !seen.has(key) && seen.add(key);
      });
  }
  return { answers: [], trace: [], technique };
}

function neighbours({ side, trees }: Yard, cell: number): readonly number[] {
  return ([0, 1, 2, 3] as const).flatMap((direction) => {
    const next = beside(cell, direction, side);
    return next === null || trees.includes(next) ? [] : [next];
  });
}

function beside(cell: number, direction: Direction, side: number): number | null {
  const [row, column] = [Math.floor(cell / side), cell % side];
  if (direction === 0) return row > 0 ? cell - side : null;
  if (direction === 1) return column < side - 1 ? cell + 1 : null;
  if (direction === 2) return row < side - 1 ? cell + side : null;
  return column > 0 ? cell - 1 : null;
}

/** One step of the story for each battery that is reached, and the flag. */
function legs(way: readonly number[], stops: readonly number[]): readonly Step[] {
  const open = new Set(stops.slice(0, -1));
  const cuts = way.flatMap((cell, index) => (open.delete(cell) || index === way.length - 1 ? [index] : []));
  return [...new Set(cuts)].map((to, index, all) => {
    const part = way.slice(all[index - 1] ?? 0, to + 1);
    const isLast = to === way.length - 1;
    const args = { way: part.join(','), steps: part.length - 1, at: part.at(-1) ?? 0 };
    return { key: isLast ? 'robot.flag' : 'robot.battery', args, highlight: part.map((cell) => `cell-${cell}`) };
  });
}

function solveChoice({ yard, goal, programs }: Omit<Choice, 'right'>): Solved {
  const rides = programs.map((program) => ride(yard, program));
  const answers = rides.flatMap((done, index) => (done?.road.at(-1) === goal ? [String(index)] : []));
  const right = rides[Number(answers[0])];
  return {
    answers: answers.slice(0, 2),
    trace: right ? chapters(right) : [],
    technique: Math.max(...programs.map(techniqueOf)),
  };
}

function solveTrace({ yard, program }: Omit<Trace, 'cells'>): Solved {
  const done = ride(yard, program);
  if (!done) return { answers: [], trace: [], technique: techniqueOf(program) };
  const cells = [...new Set(done.road.slice(1))].sort((a, b) => a - b);
  return { answers: [cells.join(',')], trace: chapters(done), technique: techniqueOf(program) };
}

interface Ride {
  readonly road: readonly number[];
  /** What was done, command by command, with the cell where it ended. */
  readonly log: readonly { readonly command: Command; readonly cell: number }[];
}

/** Runs a program; null when it drives into a tree or over the edge. */
function ride({ side, trees, start, nose }: Yard, program: Program): Ride | null {
  let [cell, facing]: [number, number] = [start, nose ?? 0];
  const road = [start];
  const log: { command: Command; cell: number }[] = [];
  const queue = [...program];
  for (let item = queue.shift(); item; item = queue.shift()) {
    if (item.do === 'repeat') {
      for (let n = 0; n < item.times; n += 1) queue.unshift(...item.body);
      continue;
    }
    if (item.do === 'left') facing = (facing + 3) % 4;
    else if (item.do === 'right') facing = (facing + 1) % 4;
    else {
      const next = beside(cell, item.do === 'to' ? item.direction : (facing as Direction), side);
      if (next === null || trees.includes(next)) return null;
      cell = next;
      road.push(cell);
    }
    log.push({ command: item, cell });
  }
  return { road, log };
}

const mostChapters = 4;

/** The ride in a few parts, each with the cell where it ends. */
function chapters({ log }: Ride): readonly Step[] {
  const size = Math.ceil(log.length / mostChapters);
  const parts = Array.from({ length: Math.ceil(log.length / size) }, (_, index) =>
    log.slice(index * size, (index + 1) * size),
  );
  return parts.map((part) => {
    const commands = part.map(({ command }) => (command.do === 'to' ? `to-${command.direction}` : command.do));
    const cells = part.map(({ cell }) => `cell-${cell}`);
    return {
      key: 'robot.run',
      args: { commands: commands.join(','), at: part.at(-1)?.cell ?? 0 },
      highlight: [...new Set(cells)],
    };
  });
}

/** 1 a few plain commands, 2 many, 3 turns by the robot's own nose, 4 a loop, 5 several loops. */
function techniqueOf(program: Program): number {
  const loops = program.filter((item) => item.do === 'repeat').length;
  if (loops > 0) return Math.min(loops, 2) + 3;
  if (program.some((item) => item.do !== 'to')) return 3;
  return program.length > shortProgram ? 2 : 1;
}
