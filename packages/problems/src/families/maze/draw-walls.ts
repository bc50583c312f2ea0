import type { SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { path, round, withAttributes } from '../../draw/svg.ts';
import type { Ground, MazeParams } from './params.ts';

const colours: Readonly<Record<Ground, string>> = {
  hedge: paper.leaf,
  castle: paper.trunk,
  ice: paper.sea,
  coral: paper.roof,
};

interface Measure {
  readonly step: number;
  readonly margin: number;
}

/** Walls are drawn twice, broad in ink and less broad in colour: an outline that joins at every corner. */
export function drawWalls(params: MazeParams, { step, margin }: Measure): SvgNode {
  const at = (line: number): number => round(margin + line * step);
  const across = lines(params, false).map(([line, from, to]) => `M${at(from)} ${at(line)}H${at(to)}`);
  const down = lines(params, true).map(([line, from, to]) => `M${at(line)} ${at(from)}V${at(to)}`);
  const d = [...across, ...down].join('');
  const broad = round(Math.min(15, Math.max(8, step * 0.16)));
  return [
    'g',
    {},
    withAttributes(path(d), { 'stroke-width': broad }),
    withAttributes(path(d), { 'stroke-width': round(broad - 4.5), stroke: colours[params.skin.ground] }),
  ];
}

type Line = readonly [line: number, from: number, to: number];

/** Straight pieces of wall along the grid, as long as possible. Line 0 is the outer wall at the top or on the left. */
function lines(params: MazeParams, isDown: boolean): readonly Line[] {
  const { side, passages, doors } = params.garden;
  const open = new Set([...passages, ...doors].map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
  const isWall = (line: number, place: number): boolean => {
    const [before, after] = isDown
      ? [place * side + line - 1, place * side + line]
      : [(line - 1) * side + place, line * side + place];
    if (line > 0 && line < side) return !open.has(`${before}-${after}`);
    return !isGap(params, { isDown, line, cell: line === 0 ? after : before });
  };
  const found: [number, number, number][] = [];
  for (let line = 0; line <= side; line += 1) {
    for (let place = 0; place < side; place += 1) {
      if (!isWall(line, place)) continue;
      const last = found.at(-1);
      if (last?.[0] === line && last[2] === place) last[2] = place + 1;
      else found.push([line, place, place + 1]);
    }
  }
  return found;
}

interface Outside {
  readonly isDown: boolean;
  readonly line: number;
  readonly cell: number;
}

function isGap(params: MazeParams, { isDown, line, cell }: Outside): boolean {
  const out = isDown ? (line === 0 ? 3 : 1) : line === 0 ? 0 : 2;
  return params.task === 'gate' && params.gates.some((gate) => gate.cell === cell && gate.out === out);
}
