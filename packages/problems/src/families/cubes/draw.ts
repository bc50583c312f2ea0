import type { Picture, SvgNode } from '@logikit/contract/scene';
import { cubeLooks, isoFit, isoFloor, isoPoint, isoTowers } from '../../draw/iso.ts';
import type { Iso, Point3 } from '../../draw/iso.ts';
import { ink, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, place, polygon, round, withAttributes } from '../../draw/svg.ts';
import { highestOf } from './building.ts';
import { drawPlan } from './draw-options.ts';
import type { CubesParams, Eye } from './params.ts';

const width = 320;

/** The building on its ground, with the box around it or the eye beside it; a plan for the task that gives one. */
export function drawQuestion(params: CubesParams): Picture {
  if (params.task !== 'plan') return drawBuilding(params);
  const side = params.heights.rows;
  const step = side > 3 ? 32 : 40;
  const plan = drawPlan(params.heights, {
    at: [width / 2, side * step + 12],
    step,
    look: params.look,
    hasDigits: true,
  });
  return picture([0, 0, width, 2 * side * step + 24], plan);
}

/** The building once more, with what was asked for written under it. */
export function drawAnswer(params: CubesParams): Picture {
  const { task } = params;
  if (task === 'plan') return drawBuilding(params, []);
  const text = task === 'count' || task === 'missing' || task === 'painted' ? String(params.truth) : null;
  return drawBuilding(params, text === null ? [] : [text]);
}

function drawBuilding(params: CubesParams, under: readonly string[] = []): Picture {
  const { heights, task, eye } = params;
  const { rows, columns } = heights;
  const size: Point3 = [columns, rows, highestOf(heights)];
  const hasEye = task === 'side';
  const room = hasEye ? 200 : 270;
  const high = Math.min(260, Math.round(((rows + columns) / 2 + size[2]) * 46) + 4);
  const iso = isoFit(size, [(width - room) / 2, 10, room, high], 46);
  const eyeLine = isoPoint(iso, eye === 'left' ? [columns / 2, rows, 0] : [columns, rows / 2, 0])[1];
  const bottom = Math.max(isoPoint(iso, [columns, rows, 0])[1] + 10, hasEye ? eyeLine + 56 : 0);
  const tile = under.map((text) => answerTile(text, bottom));
  const towers = isoTowers(iso, heights, cubeLooks[params.look]);
  const box = task === 'missing' ? drawBox(iso, size) : [[], []];
  const art = [
    ...isoFloor(iso, heights),
    ...(box[0] ?? []),
    ...towers,
    ...(box[1] ?? []),
    ...(hasEye ? [drawEye(iso, size, eye)] : []),
    ...tile,
  ];
  return picture([0, 0, width, round(bottom + (under.length > 0 ? 60 : 0))], art);
}

function answerTile(text: string, y: number): SvgNode {
  const style = { 'font-size': 34, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return [
    'g',
    {},
    ['rect', { x: width / 2 - 42, y: round(y + 2), width: 84, height: 48, rx: 12, fill: paper.mintSoft }],
    ['text', { x: width / 2, y: round(y + 38), ...style }, text],
  ];
}

/** The edges of the full box: those at the back first, those in front last. */
function drawBox(iso: Iso, [x, y, z]: Point3): readonly (readonly SvgNode[])[] {
  const line = (...points: readonly Point3[]): SvgNode =>
    withAttributes(path(`M${points.map((point) => isoPoint(iso, point).map(round).join(' ')).join('L')}`), {
      'stroke-dasharray': '3 7',
    });
  const back = [line([0, 0, 0], [0, 0, z]), line([x, 0, z], [0, 0, z], [0, y, z])];
  const front = [line([0, y, 0], [0, y, z], [x, y, z], [x, 0, z], [x, 0, 0]), line([x, y, 0], [x, y, z])];
  return [back, [part('box', ...front)]];
}

/** An eye at the lower left or at the lower right, and an arrow to what it looks at. */
function drawEye(iso: Iso, [x, y]: Point3, eye: Eye): SvgNode {
  const [ex, ey] = isoPoint(iso, eye === 'left' ? [x / 2, y, 0] : [x, y / 2, 0]);
  const way = eye === 'left' ? -1 : 1;
  const [px, py] = [ex + way * 56, ey + 28];
  // The line of sight is as steep as the edges of the ground.
  const [tx, ty] = [ex + way * 10, ey + 5];
  const far = Math.hypot(px - tx, py - ty);
  const [dx, dy] = [(px - tx) / far, (py - ty) / far];
  const [bx, by] = [tx + dx * 15, ty + dy * 15];
  const head = [
    [tx, ty],
    [bx - dy * 8, by + dx * 8],
    [bx + dy * 8, by - dx * 8],
  ] as const;
  return part(
    'eye',
    path(`M${round(px)} ${round(py)}L${round(bx)} ${round(by)}`),
    polygon(head, paper.sun),
    place(
      [
        path('M-24 0Q0 -26 24 0Q0 26 -24 0Z', paper.white),
        circle([0, 0], 10, paper.sea),
        withAttributes(circle([0, 0], 4, ink), { stroke: 'none' }),
      ],
      { at: [px + way * 12, py + 4], scale: 0.8, line: 3 },
    ),
  );
}
