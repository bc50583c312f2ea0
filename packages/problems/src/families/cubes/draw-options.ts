import type { Picture, SvgNode } from '@logikit/contract/scene';
import { cubeLooks, isoFit, isoFloor, isoTowers } from '../../draw/iso.ts';
import { ink, paper } from '../../draw/palette.ts';
import { part, picture, polygon, rect } from '../../draw/svg.ts';
import type { CubesParams, Heights } from './params.ts';

/** What can be chosen: a view from above, an outline, or a building. */
export function drawOption(params: CubesParams, cells: readonly number[]): Picture {
  const side = Math.sqrt(cells.length);
  switch (params.task) {
    case 'side':
      return drawOutline(params, cells);
    case 'plan': {
      const heights = { rows: side, columns: side, cells };
      const iso = isoFit([side, side, Math.max(...params.options.flat())], [6, 6, 148, 138], 30);
      const towers = isoTowers(iso, heights, cubeLooks[params.look]).map(withoutName);
      return picture([0, 0, 160, 150], [...isoFloor(iso, heights), ...towers]);
    }
    default:
      return picture(
        [0, 0, 160, 160],
        drawPlan({ rows: side, columns: side, cells }, { at: [80, 80], step: 24, look: params.look, hasDigits: false }),
      );
  }
}

function withoutName([tag, attributes, ...children]: SvgNode): SvgNode {
  return [tag, Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'data-id')), ...children];
}

function drawOutline({ look, eye, options }: CubesParams, heights: readonly number[]): Picture {
  const step = 30;
  const floor = Math.max(...options.flat()) * step + 8;
  const squares = heights.flatMap((height, x) =>
    Array.from({ length: height }, (_, z) =>
      rect([8 + x * step, floor - (z + 1) * step, step, step], 0, cubeLooks[look][eye]),
    ),
  );
  return picture(
    [0, 0, heights.length * step + 16, floor + 10],
    [...squares, ['path', { d: `M4 ${floor}H${heights.length * step + 12}`, fill: 'none' }]],
  );
}

export interface PlanStyle {
  readonly at: readonly [x: number, y: number];
  /** Half of a place's width. */
  readonly step: number;
  readonly look: CubesParams['look'];
  readonly hasDigits: boolean;
}

/** The ground seen from straight above, standing on its front corner as the building does. */
export function drawPlan(
  { rows, columns, cells }: Heights,
  { at, step, look, hasDigits }: PlanStyle,
): readonly SvgNode[] {
  const [left, top] = [at[0] - ((columns - rows) / 2) * step, at[1] - ((rows + columns) / 2) * step];
  return cells.map((height, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const [cx, cy] = [left + (x - y) * step, top + (x + y + 1) * step];
    const corners = [
      [cx, cy - step],
      [cx + step, cy],
      [cx, cy + step],
      [cx - step, cy],
    ] as const;
    const tile = polygon(corners, height > 0 ? cubeLooks[look].top : paper.white);
    if (!hasDigits) return ['g', {}, polygon(corners, height > 0 ? cubeLooks[look].right : paper.white)];
    const style = { 'font-size': step, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
    return part(`plan-${cell}`, tile, ['text', { x: cx, y: Math.round(cy + step * 0.36), ...style }, String(height)]);
  });
}
