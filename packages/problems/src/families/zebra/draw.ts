import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, paper } from '../../draw/palette.ts';
import { circle, inked, part, picture, place, polygon, rect, withAttributes } from '../../draw/svg.ts';
import { itemOf, tenantsOf } from './items.ts';
import type { Item, ZebraParams } from './params.ts';

const width = 320;
const margin = 6;
const roof = 46;
const top = 6;
const trayStep = 54;
const trayBox = 50;
/** Objects are about 100 across; the rest is air. */
const artSize = 118;
/** A piece is drawn around 0,0, small enough for the tray and for every slot. */
const pieceBox: Box = [-24, -24, 48, 48];

/** The street, and everything that is to be settled in rows below it. */
export function drawStreet(params: ZebraParams): Picture {
  const items = params.truth.map((_, id) => drawItem(itemOf(params, id), trayAt(params, id)));
  return picture([0, 0, width, heightOf(params)], [...street(params), ...items]);
}

/** The street with everybody at home. */
export function drawAnswer(params: ZebraParams): Picture {
  const row = Array.from({ length: params.houses }, (_, house) => house);
  const homes = row.flatMap((house) =>
    tenantsOf(params, house).map((id, place) => drawItem(itemOf(params, id), slotAt(params, house, place))),
  );
  return picture([0, 0, width, bodyBottom(params) + 12], [...street(params), ...homes]);
}

export function itemPicture(item: Item): Picture {
  return picture([-60, -60, 120, 120], drawObject(item.object));
}

export function drawScene(params: ZebraParams): Scene {
  const { houses, kinds, truth } = params;
  const pieces = truth.map((_, id) => ({
    id: `item-${id}`,
    at: trayAt(params, id),
    label: itemKey(id),
    art: [inked([drawItem(itemOf(params, id), pieceBox)])],
  }));
  const slots = Array.from({ length: houses }, (_, house) =>
    kinds.map((__, index) => ({
      id: slotId(house, index),
      at: slotAt(params, house, index),
      label: slotKey(house, index),
    })),
  ).flat();
  const view = [0, 0, width, heightOf(params)] as const;
  return {
    v: 1,
    view,
    art: [inked(street(params))],
    parts: [{ t: 'slots', id: 'street', pieces, slots }],
    strings: {},
  };
}

export function slotId(house: number, index: number): string {
  return `house-${house + 1}-${index + 1}`;
}

export function slotKey(house: number, index: number): string {
  return `slot.${house}.${index}`;
}

export function itemKey(id: number): string {
  return `item.${id}`;
}

function sizes({ houses, kinds }: ZebraParams): {
  readonly step: number;
  readonly slot: number;
  readonly count: number;
} {
  const step = (width - 2 * margin) / houses;
  return { step, slot: houses > 4 ? 48 : 54, count: kinds.length };
}

function bodyBottom(params: ZebraParams): number {
  const { slot, count } = sizes(params);
  return top + roof + count * (slot + 6) + 8;
}

function heightOf(params: ZebraParams): number {
  return bodyBottom(params) + 20 + params.kinds.length * trayStep;
}

function slotAt(params: ZebraParams, house: number, index: number): Box {
  const { step, slot } = sizes(params);
  return [margin + house * step + (step - slot) / 2, top + roof + 6 + index * (slot + 6), slot, slot];
}

/** One row for each kind. */
function trayAt(params: ZebraParams, id: number): Box {
  const { houses } = params;
  const left = (width - houses * (trayBox + 6) + 6) / 2;
  return [
    left + (id % houses) * (trayBox + 6),
    bodyBottom(params) + 16 + Math.floor(id / houses) * trayStep,
    trayBox,
    trayBox,
  ];
}

function street(params: ZebraParams): readonly SvgNode[] {
  const { step } = sizes(params);
  const bottom = bodyBottom(params);
  const grass = withAttributes(rect([0, bottom - 6, width, 16], 6, paper.meadow), { stroke: 'none' });
  const houses = Array.from({ length: params.houses }, (_, house) => {
    const [left, right] = [margin + house * step + 3, margin + (house + 1) * step - 3];
    const middle = (left + right) / 2;
    const gable = [
      [middle, top],
      [right + 2, top + roof],
      [left - 2, top + roof],
    ] as const;
    const slots = params.kinds.map((__, index) =>
      withAttributes(rect(slotAt(params, house, index), 10, paper.white), {
        'stroke-width': 2,
        'stroke-dasharray': '5 5',
      }),
    );
    return part(
      `house-${house + 1}`,
      rect([left + 3, top + roof, right - left - 6, bottom - top - roof], 3, paper.cream),
      polygon(gable, paper.roof),
      circle([middle, top + 29], 12, paper.white),
      number(house + 1, [middle, top + 34]),
      ...slots,
    );
  });
  return [grass, ...houses];
}

function number(n: number, [x, y]: readonly [number, number]): SvgNode {
  const style = { 'font-size': 15, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x: Math.round(x * 10) / 10, y, ...style }, String(n)];
}

function drawItem(item: Item, [x, y, size]: Box): SvgNode {
  return place(drawObject(item.object), { at: [x + size / 2, y + size / 2], scale: size / artSize, line: 2.5 });
}
