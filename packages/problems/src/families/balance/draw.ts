import type { Picture, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, place, polygon, rect, withAttributes } from '../../draw/svg.ts';
import type { BalanceParams, Good, Pan } from './params.ts';

const width = 320;
const item = 42;
const perRow = 3;
const underPan = 44;
const stripHeight = 84;
const margin = 14;

/** The scales under each other, and the question below them: this good weighs what? */
export function drawScales(params: BalanceParams, answer: number | null): Picture {
  const { goods, scales, ask } = params;
  const art: SvgNode[] = [];
  let y = margin;
  scales.forEach(({ left, right }, index) => {
    const rows = Math.max(rowsOf(left), rowsOf(right));
    const floor = y + rows * item;
    const id = `scale-${index + 1}`;
    art.push(part(id, ...stand(floor), drawPan(goods, left, [86, floor]), drawPan(goods, right, [234, floor])));
    y = floor + underPan + 10;
  });
  const asked = goods[ask];
  if (asked) art.push(question(asked, y, answer));
  return picture([0, 0, width, y + stripHeight], art);
}

function rowsOf(pan: Pan): number {
  return Math.ceil(Math.max(1, itemsOn(pan)) / perRow);
}

function itemsOn({ goods, weights }: Pan): number {
  return goods.reduce((sum, count) => sum + count, 0) + weights.length;
}

/** A beam on a wedge, a post under each pan. */
function stand(floor: number): readonly SvgNode[] {
  const wedge = [
    [160, floor + 18],
    [184, floor + underPan],
    [136, floor + underPan],
  ] as const;
  return [
    path(`M86 ${floor + 8}V${floor + 20}M234 ${floor + 8}V${floor + 20}`),
    polygon(wedge, paper.roof),
    rect([60, floor + 14, 200, 9], 4, paper.sun),
    circle([160, floor + 18], 4, paper.white),
  ];
}

function drawPan(goods: readonly Good[], pan: Pan, [x, floor]: readonly [number, number]): SvgNode {
  const things: ((at: readonly [number, number]) => SvgNode)[] = [
    ...pan.goods.flatMap((count, good) => Array.from({ length: count }, () => goodAt(goods[good]))),
    ...pan.weights.map((weight) => weightAt(weight)),
  ];
  const placed = things.map((drawAt, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, things.length - row * perRow);
    const column = index % perRow;
    return drawAt([x + (column - (inRow - 1) / 2) * item, floor - row * item - item / 2]);
  });
  const dish = path(`M${x - 66} ${floor}H${x + 66}L${x + 50} ${floor + 10}H${x - 50}Z`, paper.cream);
  return ['g', {}, dish, ...placed];
}

function goodAt(good: Good | undefined): (at: readonly [number, number]) => SvgNode {
  return (at) => place(good ? drawObject(good.object) : [], { at, scale: 0.38, line: 2.5 });
}

function weightAt(weight: number): (at: readonly [number, number]) => SvgNode {
  return ([x, y]) => [
    'g',
    { 'stroke-width': 2.5 },
    path(`M${x - 6} ${y - 10}A6 6 0 1 1 ${x + 6} ${y - 10}`),
    path(`M${x - 12} ${y - 10}H${x + 12}L${x + 18} ${y + 20}H${x - 18}Z`, paper.hair),
    letter(String(weight), [x, y + 13], 18),
  ];
}

/** The asked good, an equals sign, and a tile for its weight. */
function question(good: Good, y: number, answer: number | null): SvgNode {
  const tile = rect([176, y + 4, 64, 64], 12, answer === null ? paper.sunk : paper.mintSoft);
  return part(
    'ask',
    place(drawObject(good.object), { at: [106, y + 36], scale: 0.56, line: 3 }),
    path(`M146 ${y + 31}H162M146 ${y + 41}H162`),
    answer === null ? withAttributes(tile, { 'stroke-dasharray': '7 8' }) : tile,
    letter(answer === null ? '?' : String(answer), [208, y + 49], 36),
  );
}

function letter(text: string, [x, y]: readonly [number, number], size: number): SvgNode {
  const style = { 'font-size': size, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x, y, ...style }, text];
}
