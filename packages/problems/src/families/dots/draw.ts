import type { Picture, SvgNode } from '@logikit/contract/scene';
import { digits, numberTile } from '../../draw/digits.ts';
import { leaf } from '../../draw/things.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { totalOf } from './params.ts';
import type { DotsParams, Equal, Rest, Sum, Take, Task } from './params.ts';
import { dots, tenFrame } from './pips.ts';

type Point = readonly [x: number, y: number];
/** A number of dots, or null: covered by a leaf. */
type Group = number | null;

const width = 320;
const middle = width / 2;
export const tileHeight = 72;

/** Above eighteen, tens and ones; they need more room than the dots of a die. */
export function usesBeads(task: Task): boolean {
  return totalOf(task) > 18;
}

export function tileWidth(task: Task): number {
  return usesBeads(task) ? 96 : 72;
}

/** What is drawn when something is counted. With `answer` the covered, the crossed out and the asked are told. */
export function drawTask(params: DotsParams, answer: boolean): Picture | null {
  const { task } = params;
  switch (task.kind) {
    case 'sum':
      return params.look === 'frame' ? sumFrames(params, task, answer) : sumTrain(params, task, answer);
    case 'rest':
      return drawRest(params, task, answer);
    case 'take':
      return params.look === 'frame' && task.total <= 20
        ? takeFrames(params, task, answer)
        : takeBeads(params, task, answer);
    case 'equal':
      return drawEqual(params, task, answer);
    case 'find': {
      const right = task.cards[task.right] ?? [0, 0];
      const plate = totalPlate(task.total, [middle, 46]);
      if (!answer) return picture([0, 0, width, 92], [plate]);
      return picture([0, 0, width, 184], [plate, train(params, right, [middle, 132])]);
    }
    case 'bonds':
      return null;
  }
}

/** One domino with two halves, for a variant. */
export function drawCard(params: DotsParams, card: readonly [number, number]): Picture {
  const wide = 2 * tileWidth(params.task) + 16;
  return picture([0, 0, wide, 88], [train(params, card, [wide / 2, 44])]);
}

export function totalPlate(total: number, at: Point): SvgNode {
  return part('total', ...numberTile(String(total), at, { width: 84, height: 64, fill: paper.sun }));
}

/** Halves in one piece of paper, the middle at this point. */
function train({ colour, task }: DotsParams, groups: readonly Group[], [x, y]: Point): SvgNode {
  const isBeads = usesBeads(task);
  const step = tileWidth(task);
  const left = x - (groups.length * step) / 2;
  const cuts = groups.slice(1).map((_, i) => `M${left + (i + 1) * step} ${y - 28}v56`);
  return [
    'g',
    {},
    rect([left, y - tileHeight / 2, groups.length * step, tileHeight], 14, paper.white),
    ...(cuts.length > 0 ? [path(cuts.join(''))] : []),
    ...groups.map((group, i) => {
      const at = [left + (i + 0.5) * step, y] as const;
      return group === null
        ? cover(at, 0.66)
        : part(`group-${i}`, ...dots(group, at, { fill: meaning[colour], isBeads }));
    }),
  ];
}

function cover([x, y]: Point, scale: number): SvgNode {
  return part(
    'cover',
    place(leaf(), { at: [x, y], scale, line: 3 }),
    circle([x, y], 15, paper.white),
    digits('?', [x, y], 24),
  );
}

function asked(answer: string | null, at: Point): SvgNode {
  return part('ask', ...numberTile(answer, at));
}

function sumTrain(params: DotsParams, { parts }: Sum, answer: boolean): Picture {
  const wide = parts.length * tileWidth(params.task);
  const told = answer ? params.truth : null;
  if (wide > 200) {
    const art = [train(params, parts, [middle, 48]), digits('=', [middle, 102], 34), asked(told, [middle, 154])];
    return picture([0, 0, width, 196], art);
  }
  const left = (width - wide - 110) / 2;
  const art = [
    train(params, parts, [left + wide / 2, 60]),
    digits('=', [left + wide + 24, 60], 34),
    asked(told, [left + wide + 80, 60]),
  ];
  return picture([0, 0, width, 120], art);
}

const cell = 28;

function sumFrames({ colour, truth }: DotsParams, { parts }: Sum, answer: boolean): Picture {
  const frames = parts.map((filled, i) =>
    part(`group-${i}`, ...tenFrame([14 + i * (5 * cell + 12), 12], cell, { filled, gone: [], fill: meaning[colour] })),
  );
  const art = [...frames, digits('=', [middle - 50, 112], 34), asked(answer ? truth : null, [middle + 6, 112])];
  return picture([0, 0, width, 152], art);
}

/** The plate with the total above a bracket over the groups. */
function drawRest(params: DotsParams, { parts, total }: Rest, answer: boolean): Picture {
  const hidden = answer ? Number(params.truth) : null;
  const bracket = path(`M${middle} 80v8M24 106v-4q0 -14 14 -14H282q14 0 14 14v4`);
  const plate = totalPlate(total, [middle, 46]);
  if (params.look === 'frame' && total <= 20) {
    const frames = [parts[0] ?? 0, hidden].map((group, i) => {
      const [x, y] = [14 + i * (5 * cell + 12), 122];
      const filled = { filled: group ?? 0, gone: [], fill: meaning[params.colour] };
      const frame = tenFrame([x, y], cell, filled);
      if (group === null) return ['g', {}, ...frame, cover([x + 2.5 * cell, y + cell], 0.8)] as const;
      return part(i === 0 ? 'group-0' : 'cover', ...frame);
    });
    return picture([0, 0, width, 206], [plate, bracket, ...frames]);
  }
  const groups = [...parts, hidden];
  const shown = train(params, groups, [middle, 158]);
  return picture([0, 0, width, 208], [plate, bracket, answer ? part('cover', shown) : shown]);
}

function takeFrames({ colour, truth }: DotsParams, { total, away }: Take, answer: boolean): Picture {
  const size = total > 10 ? 34 : 44;
  const left = middle - 2.5 * size;
  const counts = total > 10 ? [10, total - 10] : [total];
  const frames = counts.map((filled, i) => {
    const from = i * 10;
    const gone = Array.from({ length: filled }, (_, n) => n).filter((n) => from + n >= total - away);
    return part(
      `group-${i}`,
      ...tenFrame([left, 12 + i * (2 * size + 10)], size, { filled, gone, fill: meaning[colour] }),
    );
  });
  const y = 12 + counts.length * (2 * size + 10) + 34;
  const art = [part('groups', ...frames), asked(answer ? truth : null, [middle, y])];
  return picture([0, 0, width, y + 40], art);
}

function takeBeads({ colour, truth }: DotsParams, { total, away }: Take, answer: boolean): Picture {
  const tile = (count: number, x: number): readonly SvgNode[] => {
    const wide = count > 49 ? 136 : 104;
    return [
      rect([x - wide / 2, 14, wide, tileHeight], 14, paper.white),
      ...dots(count, [x, 50], { fill: meaning[colour], isBeads: true }),
    ];
  };
  const cross = withAttributes(path('M194 22L286 78M286 22L194 78'), { 'stroke-width': 5, stroke: paper.coral });
  const art = [
    part(
      'groups',
      part('group-0', ...tile(total, 84)),
      digits('−', [170, 50], 38),
      part('group-1', ...tile(away, 240), cross),
    ),
    digits('=', [middle - 52, 126], 34),
    asked(answer ? truth : null, [middle + 4, 126]),
  ];
  return picture([0, 0, width, 166], art);
}

/** Two pieces of paper with an equals sign: side by side where there is room. */
function drawEqual(params: DotsParams, { left, right }: Equal, answer: boolean): Picture {
  const hidden = answer ? Number(params.truth) : null;
  const isWide = usesBeads(params.task);
  const one = train(params, left, [0, 0]);
  const two = renamed(train(params, [...right, hidden], [0, 0]), left.length);
  const shown = part('right', answer ? part('cover', two) : two);
  if (!isWide) {
    const scale = 'scale(0.9)';
    const sides = [at([84, 44], one, scale), digits('=', [middle, 44], 30), at([236, 44], shown, scale)];
    return picture([0, 0, width, 88], sides);
  }
  const equals = withAttributes(path(`M${middle - 8} 96v28M${middle + 8} 96v28`), { 'stroke-width': 5 });
  return picture([0, 0, width, 220], [at([middle, 48], one), equals, at([middle, 172], shown)]);
}

function at([x, y]: Point, node: SvgNode, more = ''): SvgNode {
  return ['g', { transform: `translate(${x} ${y}) ${more}`.trim() }, node];
}

/** The groups of the right side are counted on from those of the left. */
function renamed(node: SvgNode, from: number): SvgNode {
  const [tag, attributes, ...children] = node;
  const id = /^group-(\d+)$/.exec(String(attributes['data-id'] ?? ''));
  const named = id ? { ...attributes, 'data-id': `group-${Number(id[1]) + from}` } : attributes;
  return [tag, named, ...children.map((child) => (typeof child === 'string' ? child : renamed(child, from)))];
}
