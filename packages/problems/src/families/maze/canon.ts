import { smallest } from '../../core/canon.ts';
import { stableJson } from '../../core/hash.ts';
import type { MazeParams } from './params.ts';

/** One puzzle idea: the garden may be turned and mirrored; who walks there and what the signs look like does not count. */
export function structKey(params: MazeParams): string {
  const turns = [0, 1, 2, 3].flatMap((quarters) =>
    [false, true].map((isMirrored) => image(params, quarters, isMirrored)),
  );
  return `maze:${smallest(turns)}`;
}

export function skinKey(params: MazeParams): string {
  const { hero, goal, item, ground } = params.skin;
  const worn =
    params.task === 'walk'
      ? [hero, goal, params.items.length > 0 ? item : '', ground]
      : [goal, ground, ...params.gates.map(({ shape, colour }) => `${shape}.${colour}`)];
  return `maze:${worn.join('-')}:${image(params, 0, false)}`;
}

function image(params: MazeParams, quarters: number, isMirrored: boolean): string {
  const { side, passages, doors } = params.garden;
  const to = (cell: number): number => {
    let [x, y] = [cell % side, Math.floor(cell / side)];
    if (isMirrored) x = side - 1 - x;
    for (let n = 0; n < quarters; n += 1) [x, y] = [side - 1 - y, x];
    return y * side + x;
  };
  const facing = (direction: number): number => ((isMirrored ? (4 - direction) % 4 : direction) + quarters) % 4;
  const walls = passages.map(([a, b]) => [to(a), to(b)].sort((one, two) => one - two).join('-')).sort();
  const oneWay = doors.map(([from, into]) => `${to(from)}>${to(into)}`).sort();
  const yard = [side, walls.join(), oneWay.join(), to(params.goal)];
  if (params.task === 'walk') {
    const items = params.items.map(to).sort((a, b) => a - b);
    return stableJson(['walk', ...yard, to(params.start), items, params.limit]);
  }
  return stableJson(['gate', ...yard, params.gates.map(({ cell, out }) => `${to(cell)}.${facing(out)}`).sort()]);
}
