import type { Command, Program, Yard } from './params.ts';

/** The generator's own ride: positions as points, the nose as a vector. The solver counts in its own way. */
export function drive({ side, start, nose, trees }: Yard, program: Program): readonly number[] | null {
  let [x, y] = [start % side, Math.floor(start / side)];
  let [dx, dy] =
    nose === null
      ? [0, 0]
      : (
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ] as const
        )[nose];
  const road = [start];
  for (const command of unrolled(program)) {
    if (command.do === 'left') [dx, dy] = [dy, -dx];
    else if (command.do === 'right') [dx, dy] = [-dy, dx];
    else {
      if (command.do === 'to')
        [dx, dy] = (
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ] as const
        )[command.direction];
      [x, y] = [x + dx, y + dy];
      if (x < 0 || y < 0 || x >= side || y >= side || trees.includes(y * side + x)) return null;
      road.push(y * side + x);
    }
  }
  return road;
}

function unrolled(program: Program): readonly Command[] {
  return program.flatMap((item) =>
    item.do === 'repeat' ? Array.from({ length: item.times }, () => item.body).flat() : [item],
  );
}
