import { transposed } from '../../core/canon.ts';
import type { Variant } from '../../core/family.ts';
import { drawOption } from './draw-options.ts';
import type { CubesParams } from './params.ts';

export const tags = {
  mirrored: 'cubes.mirrored',
  place: 'cubes.one-place',
  height: 'cubes.one-height',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];

function mistakeOf({ task, options, truth }: CubesParams, cells: readonly number[]): Tag {
  const right = options[truth] ?? [];
  const side = Math.sqrt(right.length);
  const flipped = task === 'side' ? right.toReversed() : transposed({ rows: side, columns: side, cells: right }).cells;
  const misses = (of: readonly number[]): number => cells.filter((height, place) => height !== of[place]).length;
  if (misses(flipped) < misses(right) || misses(flipped) === 0) return tags.mirrored;
  return task === 'above' ? tags.place : tags.height;
}

export function variantsOf(params: CubesParams): readonly Variant[] {
  return params.options.map((cells, index): Variant => {
    const shown = { key: `view-${index + 1}`, picture: drawOption(params, cells) };
    if (index === params.truth) return { ...shown, isRight: true };
    return { ...shown, isRight: false, tag: mistakeOf(params, cells) };
  });
}
