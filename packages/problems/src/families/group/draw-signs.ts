import type { SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { colourIds, ink, meaning, paper } from '../../draw/palette.ts';
import type { ColourId } from '../../draw/palette.ts';
import { shape } from '../../draw/shapes.ts';
import { circle, ellipse, place, path, rect, withAttributes } from '../../draw/svg.ts';
import type { Attribute, Sign } from './params.ts';

type At = readonly [x: number, y: number];

/** A plate with one sign, or with two that must both hold. */
export function drawPlate(signs: readonly Sign[], [x, y]: At): SvgNode {
  const width = signs.length * 50 + 8;
  const icons = signs.map((sign, i) =>
    place(signArt(sign), { at: [x + (i - (signs.length - 1) / 2) * 50, y], line: 2.5 }),
  );
  return ['g', {}, rect([x - width / 2, y - 25, width, 50], 10, paper.white), ...icons];
}

/** One sign within 44 by 44 around 0,0. */
function signArt({ key, value }: Sign): readonly SvgNode[] {
  switch (key) {
    case 'colour':
      return [path('M-16 -4Q-20 -18 -6 -17Q4 -24 12 -14Q24 -10 18 3Q22 16 8 15Q-2 22 -10 13Q-22 11 -16 -4Z', meaning[value as ColourId])]; // prettier-ignore
    case 'object':
      return [place(pale(drawObject(value as ObjectId)), { at: [0, 0], scale: 0.38, line: 2.5 })];
    case 'size':
      return value === 'big' ? [tall(-12, false), big(6, true)] : [tall(-12, true), big(6, false)];
    case 'dots':
      return dots(Number(value));
    case 'frame':
      return [value === 'round' ? circle([0, 0], 18, paper.sunk) : rect([-17, -17, 34, 34], 3, paper.sunk)];
    case 'kind':
      return kindArt(value);
  }
}

/** Two balls; the one that is meant is painted. */
function tall(x: number, isMeant: boolean): SvgNode {
  return withAttributes(circle([x, 12], 6, isMeant ? ink : paper.white), isMeant ? {} : { 'stroke-dasharray': '3 4' });
}

function big(x: number, isMeant: boolean): SvgNode {
  return withAttributes(circle([x, 4], 14, isMeant ? ink : paper.white), isMeant ? {} : { 'stroke-dasharray': '3 4' });
}

function dots(count: number): readonly SvgNode[] {
  const places: readonly (readonly At[])[] = [[[0, 0]], [[-9, 0], [9, 0]], [[-11, 8], [0, -9], [11, 8]], [[-9, -9], [9, -9], [-9, 9], [9, 9]]]; // prettier-ignore
  return (places[count - 1] ?? []).map((at) => withAttributes(circle(at, 6, ink), { stroke: 'none' }));
}

/** Only the outline of a thing: no colour shall be read into it. */
function pale(art: readonly SvgNode[]): readonly SvgNode[] {
  return art.map(([tag, attributes, ...children]): SvgNode => {
    const fill = attributes['fill'] ?? 'none';
    return [tag, fill === 'none' || fill === ink ? attributes : { ...attributes, fill: paper.white }, ...children];
  });
}

/** A paw, a sprout, and three plain shapes. */
function kindArt(kind: string): readonly SvgNode[] {
  const solid = (node: SvgNode): SvgNode => withAttributes(node, { fill: ink, stroke: 'none' });
  if (kind === 'animal') {
    const toes = [[-14, -2], [-5, -13], [6, -13], [15, -2]] as const; // prettier-ignore
    return [solid(ellipse([0, 9], [12, 9], ink)), ...toes.map(([x, y]) => solid(ellipse([x, y], [4.5, 6], ink)))];
  }
  if (kind === 'plant') {
    return [
      path('M0 20V-2'),
      path('M0 4Q-20 4 -18 -14Q0 -14 0 4Z', paper.leaf),
      path('M0 -2Q2 -20 18 -18Q18 -2 0 -2Z', paper.leaf),
    ];
  }
  return [
    place(shape('circle', paper.white), { at: [-11, -8], scale: 0.2, line: 2.5 }),
    place(shape('square', paper.white), { at: [11, -8], scale: 0.2, line: 2.5 }),
    place(shape('triangle', paper.white), { at: [0, 12], scale: 0.2, line: 2.5 }),
  ];
}

/** What a rule looks at, within 100 by 70 around 0,0. */
export function drawRule(rule: Attribute): SvgNode {
  switch (rule) {
    case 'colour':
      return [
        'g',
        {},
        ...colourIds.map((id, i) => circle([(i % 2) * 32 - 16, Math.floor(i / 2) * 32 - 16], 13, meaning[id])),
      ];
    case 'object':
      return [
        'g',
        {},
        place(pale(drawObject('fish')), { at: [-26, 0], scale: 0.44, line: 3 }),
        place(shape('star', paper.white), { at: [26, 0], scale: 0.44, line: 3 }),
      ];
    case 'size':
      return ['g', {}, circle([-26, 14], 11, paper.sunk), circle([16, 0], 26, paper.sunk)];
    case 'dots':
      return ['g', {}, ...dots(1).map((dot) => place([dot], { at: [-30, 0] })), ...dots(3).map((dot) => place([dot], { at: [16, 0] }))]; // prettier-ignore
    case 'frame':
      return ['g', {}, circle([-27, 0], 22, paper.sunk), rect([6, -21, 42, 42], 4, paper.sunk)];
  }
}
