import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, place, rect, round, withAttributes } from '../../draw/svg.ts';
import { artOf, middleOf, shadeOf } from './looks.ts';
import type { Look } from './looks.ts';
import type { ShadowParams } from './params.ts';

type At = readonly [x: number, y: number];

interface Pose {
  readonly at: At;
  readonly scale: number;
  readonly turn?: number;
}

function thing(look: Look, pose: Pose): SvgNode {
  return posed(look, artOf(look), pose);
}

function shade(look: Look, pose: Pose): SvgNode {
  return posed(look, shadeOf(artOf(look)), pose);
}

/** The middle of the thing comes to the middle of its place. */
function posed(look: Look, art: readonly SvgNode[], { at, scale, turn = 0 }: Pose): SvgNode {
  const [x, y] = middleOf(look);
  const centred: SvgNode = ['g', { transform: `translate(${round(-x)} ${round(-y)})` }, ...art];
  return place(x === 0 && y === 0 ? art : [centred], { at, scale, turn: turn * 90, flip: look.isFlipped, line: 3 });
}

/** A thing in the sun, or a shadow in the light of a lamp: whichever is asked about. */
export function drawAsked(params: ShadowParams): Picture {
  const look = params.looks[params.right];
  if (!look) return picture([0, 0, 1, 1], []);
  const isThing = params.plot === 'find-shadow';
  const pose = { at: [110, 94] as const, scale: 1.4 };
  const art = isThing ? thing(look, pose) : shade(look, { ...pose, turn: params.turns[params.right] ?? 0 });
  return picture([0, 0, 220, 188], [light([110, 94], isThing), part('asked', art)]);
}

/** The thing and its shadow side by side. */
export function drawAnswer(params: ShadowParams): Picture {
  const look = params.looks[params.right];
  if (params.plot === 'match') return drawMatched(params);
  if (!look) return picture([0, 0, 1, 1], []);
  const isThing = params.plot === 'find-shadow';
  const turn = params.turns[params.right] ?? 0;
  const [left, right]: readonly [At, At] = [
    [84, 80],
    [252, 80],
  ];
  return picture(
    [0, 0, 336, 160],
    [
      light(isThing ? left : right, true, 76),
      light(isThing ? right : left, false, 76),
      part(isThing ? 'asked' : 'answer', thing(look, { at: isThing ? left : right, scale: 1.1 })),
      part(isThing ? 'answer' : 'asked', shade(look, { at: isThing ? right : left, scale: 1.1, turn })),
      path('M160 74H176M160 86H176'),
    ],
  );
}

function light([x, y]: At, isDay: boolean, r = 90): SvgNode {
  return withAttributes(circle([x, y], r, isDay ? paper.seaFar : paper.sand), { stroke: 'none' });
}

export function drawOption({ looks, plot, turns }: ShadowParams, index: number): Picture {
  const look = looks[index];
  if (!look) return picture([0, 0, 1, 1], []);
  const pose = { at: [0, 0] as const, scale: 0.9 };
  const art = plot === 'find-shadow' ? shade(look, { ...pose, turn: turns[index] ?? 0 }) : thing(look, pose);
  return picture([-56, -56, 112, 112], [art]);
}

const slot = 76;
const scale = 0.62;

interface Table {
  readonly width: number;
  at(index: number): number;
  /** Middles of the shadows, of the places for the pictures, and of the tray. */
  readonly shades: number;
  readonly places: number;
  readonly tray: number;
}

/** An upright picture lies right on its shadow; a turned shadow has a place under it. */
function tableOf({ looks, isTurned }: ShadowParams): Table {
  const places = isTurned ? 130 : 50;
  return { width: 320, at: (i) => (320 / looks.length) * (i + 0.5), shades: 50, places, tray: places + 104 };
}

function wallArt(params: ShadowParams, table: Table): readonly SvgNode[] {
  const wall = withAttributes(rect([2, 4, table.width - 4, 92], 18, paper.sand), { stroke: 'none' });
  const shades = params.order.map((index, i) => {
    const look = params.looks[index];
    const pose = { at: [table.at(i), table.shades] as const, scale, turn: params.turns[index] ?? 0 };
    return part(`shadow-${i}`, ...(look ? [shade(look, pose)] : []));
  });
  const holes = params.order.map((_, i) =>
    withAttributes(rect([table.at(i) - 36, table.places - 36, 72, 72], 12, paper.sunk), { 'stroke-dasharray': '7 8' }),
  );
  return [wall, ...shades, ...(params.isTurned ? holes : [])];
}

export function drawScene(params: ShadowParams): Scene {
  const table = tableOf(params);
  const box = (x: number, y: number) => [x - slot / 2, y - slot / 2, slot, slot] as const;
  const ground = withAttributes(rect([2, table.tray - 44, table.width - 4, 88], 18, paper.sunk), { stroke: 'none' });
  const pieces = params.looks.map((look, i) => ({
    id: `piece-${i}`,
    at: box(table.at(i), table.tray),
    label: `piece-${i}`,
    art: [inked([thing(look, { at: [0, 0], scale })])],
  }));
  const slots = params.order.map((_, i) => ({
    id: `slot-${i}`,
    at: box(table.at(i), table.places),
    label: `slot-${i}`,
  }));
  return {
    v: 1,
    view: [0, 0, table.width, table.tray + 48],
    art: [inked([...wallArt(params, table), ground])],
    parts: [{ t: 'slots', id: 'shadows', pieces, slots }],
    strings: {},
  };
}

/** Every shadow with its owner under it. */
function drawMatched(params: ShadowParams): Picture {
  const table = tableOf({ ...params, isTurned: true });
  const owners = params.order.map((index, i) => {
    const look = params.looks[index];
    return part(`owner-${i}`, ...(look ? [thing(look, { at: [table.at(i), table.places + 8], scale })] : []));
  });
  const [wall, ...shades] = wallArt({ ...params, isTurned: false }, table);
  return picture([0, 0, table.width, table.places + 52], [...(wall ? [wall] : []), ...shades, ...owners]);
}
