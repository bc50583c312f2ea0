import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { Item, Task, VennParams } from './params.ts';
import { regionsOf } from './phrases.ts';
import { layoutOf, regionPath } from './rings.ts';
import type { Layout, Point } from './rings.ts';

interface Fill {
  /** Bits of the regions that are shaded. */
  readonly shaded: number;
  readonly colour: string;
  /** Something written in a region. */
  readonly numbers?: Readonly<Record<number, string>>;
}

/** The frame, the regions, the lines of the circles over them and the picture of each circle on its line. */
export function drawRings(items: readonly Item[], { shaded, colour, numbers = {} }: Fill): readonly SvgNode[] {
  const layout = layoutOf(items.length);
  const regions = layout.middles.map((middle, region) => {
    const fill = (shaded >> region) & 1 ? colour : region === 0 ? paper.sunk : paper.white;
    const shape = withAttributes(path(regionPath(layout, region), fill), {
      'fill-rule': 'evenodd',
      ...(region === 0 ? {} : { stroke: 'none' }),
    });
    const number = numbers[region];
    return part(`region-${region}`, shape, ...(number === undefined ? [] : [letter(number, middle)]));
  });
  const lines = layout.rings.map(({ x, y, r }) => circle([x, y], r));
  const tabs = layout.tabs.map((at, i) => drawTab(items[i] ?? 'star', at));
  return [...regions, ...lines, ...tabs];
}

function drawTab(item: Item, at: Point): SvgNode {
  return ['g', {}, circle(at, 27, paper.white), place(drawObject(item), { at, scale: 0.4, line: 2.5 })];
}

function letter(text: string, [x, y]: Point): SvgNode {
  const style = { 'font-size': 28, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x, y: y + 10, ...style }, text];
}

function view(layout: Layout): Picture['view'] {
  return [0, 0, layout.width, layout.height];
}

/** A task that asks for a number: numbers where they are shown, the asked regions in the colour of the sun. */
export function drawCount({ items, task }: VennParams, answer: number | null): Picture {
  if (task.kind !== 'count') return picture([0, 0, 1, 1], []);
  const layout = layoutOf(items.length);
  const shaded = regionsOf(task.ask, items.length);
  const numbers = task.isShown ? numbersOf(task, items.length) : {};
  const rings = drawRings(items, { shaded, colour: answer === null ? paper.sand : paper.mintSoft, numbers });
  const [width, height] = [layout.width, layout.height];
  const tile = rect([width / 2 - 32, height + 8, 64, 56], 12, answer === null ? paper.sand : paper.mintSoft);
  const asked = part(
    'ask',
    answer === null ? withAttributes(tile, { 'stroke-dasharray': '7 8' }) : tile,
    letter(answer === null ? '?' : String(answer), [width / 2, height + 36]),
  );
  return picture([0, 0, width, height + 72], [...rings, asked]);
}

function numbersOf({ facts }: Extract<Task, { kind: 'count' }>, circles: number): Record<number, string> {
  return Object.fromEntries(
    facts.flatMap(({ phrase, n }) => {
      const mask = regionsOf(phrase, circles);
      const region = Math.log2(mask);
      return Number.isInteger(region) ? [[region, String(n)]] : [];
    }),
  );
}

/** Some regions shaded. */
export function drawShaded(items: readonly Item[], shaded: number, isRight = false): Picture {
  const layout = layoutOf(items.length);
  return picture(view(layout), drawRings(items, { shaded, colour: isRight ? paper.leaf : paper.sun }));
}

const target = 38;

export function tapScene(items: readonly Item[]): Scene {
  const layout = layoutOf(items.length);
  const spots = layout.middles.map(([x, y], region) => ({
    id: `spot-${region}`,
    at: [x - target / 2, y - target / 2, target, target] as Box,
    label: `region.${region}`,
  }));
  const marks = layout.middles.map((at) => withAttributes(circle(at, 6, paper.hair), { 'stroke-width': 2 }));
  const art = [inked([...drawRings(items, { shaded: 0, colour: paper.sun }), ...marks])];
  return { v: 1, view: view(layout), art, parts: [{ t: 'toggle', id: 'regions', spots }], strings: {} };
}

const card = 46;
const step = 52;

/** Where the cards of each region lie, as many as there is room for. */
const places: readonly (readonly Point[])[] = [
  [
    [134, 244],
    [186, 244],
  ],
  [
    [58, 104],
    [58, 156],
    [96, 204],
  ],
  [
    [262, 104],
    [262, 156],
    [224, 204],
  ],
  [
    [160, 76],
    [160, 128],
    [160, 180],
  ],
];

export function slotId(region: number, index: number): string {
  return `slot-${region}-${index}`;
}

/** Slots for exactly the cards that belong to a region: a full region is a finished one. */
export function slotsOf(cards: readonly number[]): readonly { readonly region: number; readonly index: number }[] {
  return [0, 1, 2, 3].flatMap((region) => cards.filter((one) => one === region).map((_, index) => ({ region, index })));
}

export function placeScene(items: readonly Item[], cards: readonly number[]): Scene {
  const slots = slotsOf(cards).map(({ region, index }) => ({
    id: slotId(region, index),
    at: boxAt(places[region]?.[index] ?? [0, 0]),
    label: `slot.${region}`,
  }));
  const tray = trayOf(cards.length);
  const pieces = cards.map((region, i) => ({
    id: `card-${i}`,
    at: boxAt(tray[i] ?? [0, 0]),
    label: `card.${region}`,
    art: [inked(drawCard(items, region), 2.5)],
  }));
  const holes = slots.map(({ at }) =>
    withAttributes(rect(at, 8, paper.white), { 'stroke-width': 2, 'stroke-dasharray': '5 5' }),
  );
  const art = [inked([...drawRings(items, { shaded: 0, colour: paper.sun }), ...holes])];
  const parts = [{ t: 'slots', id: 'cards', pieces, slots }] as const;
  return { v: 1, view: [0, 0, 320, 334], art, parts, strings: {} };
}

export function drawPlaced(items: readonly Item[], cards: readonly number[]): Picture {
  const placed = slotsOf(cards).map(({ region, index }) =>
    place(drawCard(items, region), { at: places[region]?.[index] ?? [0, 0], line: 2.5 }),
  );
  return picture(view(layoutOf(2)), [...drawRings(items, { shaded: 0, colour: paper.sun }), ...placed]);
}

function boxAt([x, y]: Point): Box {
  return [x - card / 2, y - card / 2, card, card];
}

/** Up to six in a row. */
function trayOf(count: number): readonly Point[] {
  const wide = count > 6 ? 45.5 : step;
  return Array.from({ length: count }, (_, i) => [160 + (i - (count - 1) / 2) * wide, 304]);
}

/** A card around 0,0 with the pictures of the circles that it belongs to. */
function drawCard(items: readonly Item[], region: number): readonly SvgNode[] {
  const own = items.filter((_, i) => region & (1 << i));
  const art = own.map((item, i) =>
    place(drawObject(item), {
      at: own.length === 1 ? [0, 0] : [i === 0 ? -10 : 10, i === 0 ? -8 : 9],
      scale: own.length === 1 ? 0.3 : 0.2,
      line: 2,
    }),
  );
  return [rect([-card / 2, -card / 2, card, card], 8, paper.cream), ...art];
}
