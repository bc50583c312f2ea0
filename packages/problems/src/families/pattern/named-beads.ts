import { gapsOf } from './params.ts';
import type { Bead, PatternParams } from './params.ts';
import type { SaidBead } from './words/shape.ts';

/** What a sentence has to know of one thing in the row. */
export function named({ skin }: PatternParams, { shape, colour }: Bead): SaidBead {
  if (skin.kind === 'objects') return { noun: skin.objects[shape] ?? 'apple', colour: null };
  return { noun: skin.shapes[shape] ?? 'circle', colour: skin.colours[colour] ?? 'yellow' };
}

/** What stands in the gaps, from left to right. */
export function namedAnswer(params: PatternParams): readonly SaidBead[] {
  return gapsOf(params).map((_, i) => named(params, params.options[params.right[i] ?? 0] ?? nothing));
}

/** The repeated part of `period` things that begins at `start`. */
export function namedUnit(
  params: PatternParams,
  { period, start }: { readonly period: number; readonly start: number },
): readonly SaidBead[] {
  return Array.from({ length: period }, (_, i) => {
    // A gap inside the part is told by the thing that stands at the same place of another part.
    const bead = params.row.find((one, at) => one !== null && (at - start - i) % period === 0);
    return named(params, bead ?? nothing);
  });
}

const nothing: Bead = { shape: 0, colour: 0 };
