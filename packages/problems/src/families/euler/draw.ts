import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import type { ColourId } from '../../draw/palette.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, rect, round, withAttributes } from '../../draw/svg.ts';
import { letters } from './params.ts';
import type { Choice, Figure, Point, Stroke } from './params.ts';

const width = 320;
const margin = 28;
const step = (width - 2 * margin) / 4;
const target = 44;

/** Sets the figure into the middle of its picture. */
function placing({ points }: Figure): { readonly at: (point: number) => Point; readonly height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const shift = (4 - (right - left)) / 2 - left;
  return {
    height: 2 * margin + (bottom - top) * step,
    at: (index) => {
      const [x, y] = points[index] ?? [0, 0];
      return [round(margin + (x + shift) * step), round(margin + (y - top) * step)];
    },
  };
}

export function drawFigure(params: Stroke, ways: readonly (readonly number[])[] = []): Picture {
  return picture([0, 0, width, placing(params.figure).height], figureArt(params, ways));
}

export function drawScene(params: Stroke): Scene {
  const { at, height } = placing(params.figure);
  const id = (point: number): string => `point-${point}`;
  const nodes = params.figure.points.map((_, point) => {
    const [x, y] = at(point);
    const box: Box = [round(x - target / 2), round(y - target / 2), target, target];
    return { id: id(point), at: box, label: pointKey(point) };
  });
  const edges = params.figure.lines.map(([a, b]) => [id(a), id(b)] as const);
  return {
    v: 1,
    view: [0, 0, width, height],
    art: [inked(figureArt(params, []))],
    parts: [{ t: 'path', id: 'walk', nodes, edges, start: id(params.start), ends: [], once: 'edge' }],
    strings: {},
  };
}

export function pointKey(point: number): string {
  return `point.${point}`;
}

/** Lines are drawn twice, broad in ink and less broad in colour. */
function linesArt(d: string, fill: string, broad: number): readonly SvgNode[] {
  return [
    withAttributes(path(d), { 'stroke-width': broad }),
    withAttributes(path(d), { 'stroke-width': round(broad * 0.5), stroke: fill }),
  ];
}

function figureArt({ figure, start, colour }: Stroke, ways: readonly (readonly number[])[]): readonly SvgNode[] {
  const { at } = placing(figure);
  const d = figure.lines.map(([a, b]) => `M${at(a).join(' ')}L${at(b).join(' ')}`).join('');
  const points = figure.points.map((_, point) => {
    const fill = point === start ? paper.sun : paper.white;
    return part(
      `point-${point}`,
      circle(at(point), point === start ? 17 : 14, fill),
      letter(letters[point] ?? '', at(point), 17),
    );
  });
  const order = ways.flatMap((way, index) => {
    const before = ways.slice(0, index).reduce((sum, one) => sum + one.length - 1, 0);
    const badges = way.slice(1).map((point, i) => badge(before + i + 1, at(way[i] ?? 0), at(point)));
    return [part(`way-${index}`, ...badges)];
  });
  return [...linesArt(d, meaning[colour], 9), ...points, ...order];
}

/** The number of a line in the order of the stroke. */
function badge(n: number, [ax, ay]: Point, [bx, by]: Point): SvgNode {
  const middle = [round((ax + bx) / 2), round((ay + by) / 2)] as const;
  return ['g', { 'stroke-width': 2 }, circle(middle, 9, paper.mintSoft), letter(String(n), middle, 12)];
}

function letter(text: string, [x, y]: Point, size: number): SvgNode {
  const style = { 'font-size': size, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x, y: round(y + size * 0.36), ...style }, text];
}

/** A figure as a variant: all variants have one size. */
export function drawSmall(figure: Figure, colour: ColourId): Picture {
  return picture([0, 0, smallSide, smallSide], smallArt(figure, colour, []));
}

const smallSide = 120;
const smallStep = 25;

function smallArt({ points, lines }: Figure, colour: ColourId, odd: readonly number[]): readonly SvgNode[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const shift = (values: readonly number[]): number =>
    (smallSide - (Math.max(...values) + Math.min(...values)) * smallStep) / 2;
  const at = (point: number): string =>
    (points[point] ?? [0, 0]).map((v, i) => round(v * smallStep + shift(i === 0 ? xs : ys))).join(' ');
  const d = lines.map(([a, b]) => `M${at(a)}L${at(b)}`).join('');
  const dots = points.map((_, point) => {
    const [x = 0, y = 0] = at(point).split(' ').map(Number);
    return withAttributes(
      circle([x, y], odd.includes(point) ? 8 : 5.5, odd.includes(point) ? paper.sun : paper.white),
      { 'stroke-width': 2.5 },
    );
  });
  return [...linesArt(d, meaning[colour], 7), ...dots];
}

/** All figures with their odd points; the right ones lie on a soft ground. */
export function drawAnswer({ figures, colours, right }: Choice): Picture {
  const cards = figures.map((figure, index) => {
    const [x, y] = [(index % 2) * 150, Math.floor(index / 2) * 150];
    const odd = figure.points.flatMap((_, point) =>
      figure.lines.filter((line) => line.includes(point)).length % 2 === 1 ? [point] : [],
    );
    const card = rect([0, 0, 140, 140], 14, right.includes(index) ? paper.mintSoft : paper.white);
    const inner: SvgNode = ['g', { transform: 'translate(10 10)' }, ...smallArt(figure, colours[index] ?? 'red', odd)];
    return ['g', { 'data-id': `figure-${index}`, transform: `translate(${x + 5} ${y + 5})` }, card, inner] as const;
  });
  return picture([0, 0, 300, Math.ceil(figures.length / 2) * 150], cards);
}
