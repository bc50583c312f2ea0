import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { inked, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { OrderParams } from './params.ts';

const step = 92;
/** A place holds the biggest thing that anybody may put there. */
const [wide, tall] = [84, 88];

/** One option on its own card; sizes are drawn to one scale. */
export function drawOption(params: OrderParams, index: number): Picture {
  return picture([-50, -50, 100, 100], [placeThing(params, index, [0, 0])]);
}

/** Everybody in order on a stair, the one that was asked for on green. */
export function drawAnswer(params: OrderParams): Picture {
  const places = orderShown(params);
  const asked = params.ask === null ? null : params.order[params.ask];
  const blocks = places.map((_, i) => stair(params, i));
  const things = places.map((index, i) => {
    const ground = withAttributes(
      rect([-wide / 2, -tall / 2, wide, tall], 14, index === asked ? paper.mintSoft : paper.white),
      {
        'stroke-width': index === asked ? 4 : 2,
      },
    );
    return [
      'g',
      { 'data-id': `who-${index}` },
      place([ground, placeThing(params, index, [0, 0])], { at: [step * i + 48, standY(params, i) - tall / 2 - 4] }),
    ] as const;
  });
  return picture([0, 0, places.length * step + 4, height(params)], [...blocks, ...things]);
}

/** Empty places on a stair and the tray below, from which everybody goes to a place. */
export function drawScene(params: OrderParams): Scene {
  const count = params.order.length;
  const width = count * step + 4;
  const tray = height(params) + 6;
  const at = (i: number, y: number) => [step * i + 6, y, wide, tall] as const;
  const holes = params.order.map((_, i) =>
    withAttributes(rect([step * i + 6, standY(params, i) - tall - 4, wide, tall], 14, paper.sunk), {
      'stroke-dasharray': '7 8',
    }),
  );
  const ground = withAttributes(rect([2, tray, width - 4, tall + 12], 16, paper.sunk), { stroke: 'none' });
  const pieces = params.order.map((_, i) => ({
    id: `piece-${i}`,
    at: at(i, tray + 6),
    label: `piece-${i}`,
    art: [inked([placeThing(params, i, [0, 0])])],
  }));
  const slots = params.order.map((_, i) => ({
    id: `slot-${i}`,
    at: at(i, standY(params, i) - tall - 4),
    label: `slot-${i}`,
  }));
  return {
    v: 1,
    view: [0, 0, width, tray + tall + 14],
    art: [inked([...params.order.map((_, i) => stair(params, i)), ...holes, ground])],
    parts: [{ t: 'slots', id: 'places', pieces, slots }],
    strings: {},
  };
}

/** Indexes from left to right, as the question wants them. */
export function orderShown(params: OrderParams): readonly number[] {
  return params.kind === 'sizes' && params.isRising ? [...params.order].reverse() : params.order;
}

/** Sizes stand on the floor; characters stand on a stair that goes down from the first. */
function standY(params: OrderParams, i: number): number {
  return params.kind === 'sizes' ? 98 : 98 + i * 16;
}

function height(params: OrderParams): number {
  return standY(params, params.order.length - 1) + 24;
}

function stair(params: OrderParams, i: number): SvgNode {
  const top = standY(params, i);
  return rect([step * i + 2, top, step, height(params) - top - 2], 4, paper.sand);
}

function placeThing(params: OrderParams, index: number, at: readonly [number, number]): SvgNode {
  if (params.kind === 'clues') return place(drawObject(params.who[index] ?? 'fox'), { at, scale: 0.6 });
  return place(drawObject(params.object), { at, scale: params.scales[index] ?? 0.5, line: 2.5 });
}
