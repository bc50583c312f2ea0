import type { Picture, SvgNode } from '@logikit/contract/scene';
import { meaning, paper } from '../../draw/palette.ts';
import { shape } from '../../draw/shapes.ts';
import { circle, picture, place } from '../../draw/svg.ts';
import type { Gate } from './params.ts';

/** The sign in front of a gate: a figure on a white plate. */
export function signArt({ shape: figure, colour }: Pick<Gate, 'shape' | 'colour'>): readonly SvgNode[] {
  return [
    circle([0, 0], 50, paper.white),
    place(shape(figure, meaning[colour]), { at: [0, figure === 'triangle' ? -4 : 0], scale: 0.6, line: 4 }),
  ];
}

/** A sign alone, as a variant. */
export function drawSign(gate: Gate): Picture {
  return picture([-54, -54, 108, 108], signArt(gate));
}
