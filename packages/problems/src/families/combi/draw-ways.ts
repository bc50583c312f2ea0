import type { SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { circle, part, path, place, rect, round, withAttributes } from '../../draw/svg.ts';
import { label, width } from './draw-label.ts';
import type { Drawn } from './draw-label.ts';
import type { Roads, Streets } from './params.ts';

/** Names of towns that look alike in Latin and Cyrillic. */
export const townNames = ['A', 'B', 'C', 'E'] as const;

/** Lines are drawn twice, broad in ink and less broad in colour. */
function paved(d: string, broad: number): readonly SvgNode[] {
  return [
    withAttributes(path(d), { 'stroke-width': broad }),
    withAttributes(path(d), { 'stroke-width': broad - 5, stroke: paper.sand }),
  ];
}

const middle = 104;

/** Towns in a line; neighbours are joined by a bundle of roads, others by arcs above or below. */
export function drawRoads({ roads, towns }: Roads): Drawn {
  const step = (width - 76) / (towns - 1);
  const x = (town: number): number => 38 + town * step;
  const curves = roads.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, index) => {
      const start = `M${round(x(from))} ${middle}`;
      const half = round((x(to) - x(from)) / 2);
      const bend = round((index - (count - 1) / 2) * 52);
      if (to - from === 1) return `${start}q${half} ${bend} ${2 * half} 0`;
      return `${start}A${half} ${swing(from, to, index)} 0 0 ${from === 0 ? 1 : 0} ${round(x(to))} ${middle}`;
    }),
  );
  const all = Array.from({ length: towns }, (_, town) => {
    const isEnd = town === 0 || town === towns - 1;
    return part(
      `town-${town}`,
      circle([x(town), middle], 20, isEnd ? paper.sun : paper.white),
      label(townNames[town] ?? '', [x(town), middle], 22),
    );
  });
  return { art: [...curves.flatMap((d) => paved(d, 9)), ...all], height: 2 * middle };
}

/** How far an arc swings out: from the first town above, from the second below; the longest one over everything. */
function swing(from: number, to: number, index: number): number {
  return to - from === 3 ? 94 : 50 + index * 20;
}

/** A town of straight streets: start below on the left, goal above on the right. */
export function drawStreets({ wide, high, closed }: Streets, things: readonly ObjectId[], isSolved: boolean): Drawn {
  const step = Math.min(52, 236 / wide);
  const left = (width - wide * step) / 2;
  const top = 44;
  const bottom = top + high * step;
  const at = (x: number, y: number): readonly [number, number] => [round(left + x * step), round(bottom - y * step)];
  const rows = Array.from({ length: high + 1 }, (_, y) => {
    return part(`street-${y}`, ...paved(`M${at(0, y).join(' ')}H${at(wide, y)[0]}`, 11));
  });
  const columns = Array.from({ length: wide + 1 }, (_, x) => `M${at(x, 0).join(' ')}V${at(x, high)[1]}`).join('');
  const numbers = isSolved ? crossings({ kind: 'streets', wide, high, closed }, at) : [];
  const [hero = 'fox', goal = 'house'] = things;
  const [fx, fy] = at(0, 0);
  const [gx, gy] = at(wide, high);
  return {
    art: [
      ...paved(columns, 11),
      ...rows,
      // The crossings of the rows lie under the ink of the columns without this second coat.
      withAttributes(path(columns), { 'stroke-width': 6, stroke: paper.sand }),
      ...(closed === null ? [] : [barrier(at(...closed))]),
      ...numbers,
      place(drawObject(hero), { at: [fx - 19, fy + 18], scale: 0.4, line: 2.5, id: 'hero' }),
      place(drawObject(goal), { at: [gx + 19, gy - 20], scale: 0.4, line: 2.5, id: 'goal' }),
    ],
    height: Math.ceil(bottom + 44),
  };
}

function barrier([x, y]: readonly [number, number]): SvgNode {
  const cross = path(`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`);
  return part(
    'closed',
    circle([x, y], 13, paper.coral),
    withAttributes(cross, { stroke: paper.white, 'stroke-width': 4 }),
  );
}

function crossings(
  { wide, high, closed }: Streets,
  at: (x: number, y: number) => readonly [number, number],
): readonly SvgNode[] {
  const ways: number[][] = [];
  const drawn: SvgNode[] = [];
  for (let y = 0; y <= high; y += 1) {
    const row: number[] = [];
    for (let x = 0; x <= wide; x += 1) {
      const isClosed = closed !== null && closed[0] === x && closed[1] === y;
      row.push(isClosed ? 0 : x + y === 0 ? 1 : (row[x - 1] ?? 0) + (ways[y - 1]?.[x] ?? 0));
      if (isClosed || x + y === 0) continue;
      const [px, py] = at(x, y);
      drawn.push(rect([px - 13, py - 9, 26, 18], 6, paper.mintSoft), label(String(row[x] ?? 0), [px, py], 13));
    }
    ways.push(row);
  }
  return drawn.length === 0 ? [] : [['g', { 'stroke-width': 1.5 }, ...drawn]];
}
