import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { meaning, paper } from '../../draw/palette.ts';
import { circle, inked, path, picture, polygon, rect, withAttributes } from '../../draw/svg.ts';
import type { MissingParams } from './params.ts';
import type { Tile } from './tiles.ts';

type At = readonly [x: number, y: number];

/** A patch with its corner top left at this place. */
function tileArt(tile: Tile, [x, y]: At, size: number): readonly SvgNode[] {
  const [a, b] = [meaning[tile.a], meaning[tile.b]];
  const ground = rect([x, y, size, size], 2, tile.shape === 'half' ? b : a);
  const half = size / 2;
  const corner = (turn: number): At => [
    x + (turn % 4 === 1 || turn % 4 === 2 ? size : 0),
    y + (turn % 4 > 1 ? size : 0),
  ];
  switch (tile.shape) {
    case 'plain':
      return [ground];
    case 'circle':
      return [ground, circle([x + half, y + half], Math.round(size * 0.28), b)];
    case 'diamond':
      return [ground, polygon([[x + half, y + size * 0.16], [x + size * 0.84, y + half], [x + half, y + size * 0.84], [x + size * 0.16, y + half]], b)]; // prettier-ignore
    case 'cross':
      return [ground, crossArt([x + half, y + half], size, b)];
    case 'stripe':
      return [
        ground,
        tile.turn % 2 === 0
          ? rect([x + size * 0.3, y, size * 0.4, size], 0, b)
          : rect([x, y + size * 0.3, size, size * 0.4], 0, b),
      ];
    case 'half':
      return [ground, polygon([corner(tile.turn + 3), corner(tile.turn), corner(tile.turn + 1)], a)];
    case 'quarter':
      return [ground, quarterArt([corner(tile.turn + 3), corner(tile.turn), corner(tile.turn + 1)], Math.round(size * 0.72), b)]; // prettier-ignore
  }
}

function crossArt([x, y]: At, size: number, fill: string): SvgNode {
  const [long, thin] = [Math.round(size * 0.34), Math.round(size * 0.12)];
  return path(`M${x - thin} ${y - long}h${2 * thin}v${long - thin}h${long - thin}v${2 * thin}h${thin - long}v${long - thin}h${-2 * thin}v${thin - long}h${thin - long}v${-2 * thin}h${long - thin}Z`, fill); // prettier-ignore
}

/** A quarter of a disc in the corner `at`, between its two neighbours against and with the clock. */
function quarterArt([before, at, after]: readonly [At, At, At], reach: number, fill: string): SvgNode {
  const towards = (to: At): At => [at[0] + Math.sign(to[0] - at[0]) * reach, at[1] + Math.sign(to[1] - at[1]) * reach];
  const [from, end] = [towards(after), towards(before)];
  return path(`M${at[0]} ${at[1]}L${from[0]} ${from[1]}A${reach} ${reach} 0 0 1 ${end[0]} ${end[1]}Z`, fill);
}

const binding = 10;

interface Layout {
  readonly tile: number;
  readonly left: number;
  readonly top: number;
}

const tileSizes: Readonly<Record<number, number>> = { 4: 60, 5: 52, 6: 48 };

function layoutOf({ columns }: MissingParams): Layout {
  const tile = tileSizes[columns] ?? 44;
  return { tile, left: (320 - columns * tile) / 2, top: binding + 4 };
}

function cornerOf({ columns }: MissingParams, { left, top, tile }: Layout, index: number): At {
  return [left + (index % columns) * tile, top + Math.floor(index / columns) * tile];
}

/** The blanket in its binding; the holes are filled with `mended`, or gape. */
function blanketArt(params: MissingParams, mended: readonly Tile[]): readonly SvgNode[] {
  const layout = layoutOf(params);
  const { left, tile, top } = layout;
  const [wide, high] = [params.columns * tile, params.rows * tile];
  const edge = rect([left - binding, top - binding, wide + 2 * binding, high + 2 * binding], 12, paper.roof);
  const patches = params.cells.map((cell, i): SvgNode => {
    const at = cornerOf(params, layout, i);
    const sewn = cell ?? mended[params.hole.indexOf(i)];
    const art = sewn ? tileArt(sewn, at, tile) : [gapArt(at, tile)];
    return ['g', { 'data-id': `cell-${i}` }, ...art];
  });
  return [edge, ['g', { 'stroke-width': 2 }, ...patches], ...(mended.length > 0 ? [glow(params, layout)] : [])];
}

function gapArt([x, y]: At, size: number): SvgNode {
  return withAttributes(rect([x, y, size, size], 2, paper.white), { 'stroke-dasharray': '5 6' });
}

/** A seam that is seen on every colour around what was mended. */
function glow(params: MissingParams, layout: Layout): SvgNode {
  const seams = (): readonly SvgNode[] =>
    params.hole.map((i) => {
      const [x, y] = cornerOf(params, layout, i);
      return rect([x + 4, y + 4, layout.tile - 8, layout.tile - 8], 4);
    });
  return [
    'g',
    {},
    ['g', { stroke: paper.white, 'stroke-width': 6 }, ...seams()],
    ['g', { 'stroke-width': 2.5, 'stroke-dasharray': '6 6' }, ...seams()],
  ];
}

function heightOf(params: MissingParams): number {
  return params.rows * layoutOf(params).tile + 2 * binding + 8;
}

export function drawBlanket(params: MissingParams): Picture {
  return picture([0, 0, 320, heightOf(params)], blanketArt(params, []));
}

export function drawAnswer(params: MissingParams): Picture {
  const { plot, options, truth } = params;
  const mended = plot === 'patch' ? (options[truth[0] ?? 0] ?? []) : truth.flatMap((i) => options[i] ?? []);
  return picture([0, 0, 320, heightOf(params)], blanketArt(params, mended));
}

export function drawOption({ options }: MissingParams, index: number): Picture {
  const patch = options[index] ?? [];
  const across = Math.sqrt(patch.length);
  const size = across === 1 ? 84 : 48;
  const art = patch.flatMap((tile, n) => tileArt(tile, [(n % across) * size, Math.floor(n / across) * size], size));
  return picture([-8, -8, across * size + 16, across * size + 16], [['g', { 'stroke-width': 2.5 }, ...art]]);
}

export function drawScene(params: MissingParams): Scene {
  const layout = layoutOf(params);
  const { tile } = layout;
  const tray = heightOf(params) + 4;
  const step = 320 / params.options.length;
  const ground = withAttributes(rect([2, tray, 316, tile + 20], 16, paper.sunk), { stroke: 'none' });
  const pieces = params.options.map(([one], i) => ({
    id: `piece-${i}`,
    at: [Math.round(step * (i + 0.5) - tile / 2), tray + 10, tile, tile] as const,
    label: `piece-${i}`,
    art: [inked(one ? tileArt(one, [-tile / 2, -tile / 2], tile) : [], 2)],
    many: true,
  }));
  const slots = params.hole.map((hole, n) => {
    const [x, y] = cornerOf(params, layout, hole);
    return { id: `slot-${n}`, at: [x, y, tile, tile] as const, label: `slot-${n}` };
  });
  return {
    v: 1,
    view: [0, 0, 320, tray + tile + 24],
    art: [inked([...blanketArt(params, []), ground])],
    parts: [{ t: 'slots', id: 'holes', pieces, slots }],
    strings: {},
  };
}
