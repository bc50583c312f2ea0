import type { Picture, SvgNode } from '@logikit/contract/scene';
import { ink, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, polygon, rect, withAttributes } from '../../draw/svg.ts';
import type { SeriesParams, Skin } from './params.ts';

const step = 48;
const box = 42;
const margin = 8;
const top = 58;
const height = 128;

/** The row, with a dashed gap or with the answer in it. */
export function drawRow(params: SeriesParams, hasAnswer: boolean): Picture {
  const { terms, hole, skin } = params;
  const width = 2 * margin + step * terms.length;
  const at = (index: number): number => margin + step * index + step / 2;
  const cells = terms.map((term, index) => {
    const isHole = index === hole;
    const text = isHole && !hasAnswer ? '?' : String(term);
    const fill = isHole ? (hasAnswer ? paper.mintSoft : paper.sunk) : grounds[skin];
    const [ground, ...rest] = carrier(skin, at(index), fill);
    const frame = ground && isHole && !hasAnswer ? withAttributes(ground, { 'stroke-dasharray': '6 6' }) : ground;
    return part(`term-${index}`, ...(frame ? [frame] : []), ...rest, number(text, at(index)));
  });
  return picture([0, 0, width, height], [...scenery(skin, width), ...cells]);
}

const grounds: Readonly<Record<Skin, string>> = { train: paper.seaFar, beads: paper.sand, houses: paper.cream };

/** What a number stands on; its first node is the frame. */
function carrier(skin: Skin, x: number, fill: string): readonly SvgNode[] {
  const left = x - box / 2;
  switch (skin) {
    case 'train':
      return [
        rect([left, top, box, box], 6, fill),
        circle([x - 11, top + box + 4], 6, paper.hair),
        circle([x + 11, top + box + 4], 6, paper.hair),
      ];
    case 'beads':
      return [circle([x, top + box / 2], box / 2 + 1, fill)];
    case 'houses': {
      const roof = [
        [x, top - 22],
        [x + box / 2 + 2, top],
        [x - box / 2 - 2, top],
      ] as const;
      return [rect([left, top, box, box], 2, fill), polygon(roof, paper.roof)];
    }
  }
}

/** Rails, a string, or a street with a tree far away. Only decoration: it lies behind and says nothing. */
function scenery(skin: Skin, width: number): readonly SvgNode[] {
  const right = width - margin;
  switch (skin) {
    case 'train':
      return [
        path(`M${margin} ${top + box + 14}H${right}`),
        path(`M${margin + 20} ${top + 26}H${right - 20}`),
        ...[24, 44, 68].map((x, index) => circle([x, top - 14 - index * 12], 5 + index * 3, paper.white)),
        path(`M14 ${top}V${top - 12}H34V${top}`, paper.roof),
      ];
    case 'beads':
      return [
        path(
          `M2 ${top - 20}Q${margin + 4} ${top + 22} ${margin + step / 2} ${top + 21}H${right - step / 2}Q${width - 12} ${top + 22} ${width - 2} ${top - 20}`,
        ),
      ];
    case 'houses':
      return [
        path(`M2 ${top + box}H${width - 2}V${top + box + 18}H2Z`, paper.meadow),
        circle([width - 34, 18], 11, paper.sun),
      ];
  }
}

/** Small enough for the frame, never under 14 pixels on the narrowest phone. */
const sizes: Readonly<Record<number, number>> = { 1: 23, 2: 21, 3: 18 };
const smallest = 16;

function number(text: string, x: number): SvgNode {
  const size = sizes[text.length] ?? smallest;
  const style = { 'font-size': size, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x, y: Math.round(top + box / 2 + size * 0.36), ...style }, text];
}
