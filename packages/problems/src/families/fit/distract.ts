import type { Misconception, Variant } from '../../core/family.ts';
import type { FitParams } from './params.ts';
import { mirrored, turnKey } from './shapes.ts';

export const tags = {
  turned: 'fit.turns-it',
  mirrored: 'fit.flips-it',
  another: 'fit.another-shape',
  needed: 'fit.is-needed',
  twinOfLeft: 'fit.twin-of-the-one-left',
  noPart: 'fit.not-a-part',
} as const;

export function variantsOf(params: FitParams): readonly Omit<Variant, 'picture'>[] {
  const { pieces, plot, truth } = params;
  if (plot === 'lies' || plot === 'holes') return [];
  return pieces.map((_, i) => {
    if (truth.includes(i)) return { key: `piece-${i}`, isRight: true };
    return { key: `piece-${i}`, isRight: false, tag: tagOf(params, i) };
  });
}

function tagOf({ pieces, plot, truth }: FitParams, index: number): Misconception {
  const own = turnKey(pieces[index] ?? []);
  const right = truth.map((i) => pieces[i] ?? []);
  const isTwin = right.some((piece) => turnKey(mirrored(piece)) === own && turnKey(piece) !== own);
  if (plot === 'leftover') return isTwin ? tags.twinOfLeft : tags.needed;
  if (right.some((piece) => turnKey(piece) === own)) return tags.turned;
  if (isTwin) return tags.mirrored;
  return plot === 'parts' ? tags.noPart : tags.another;
}
