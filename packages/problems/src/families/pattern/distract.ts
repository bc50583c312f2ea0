import type { Misconception, Variant } from '../../core/family.ts';
import { beadKey, gapsOf } from './params.ts';
import type { Bead, PatternParams } from './params.ts';

/** What somebody thought who put `option` into the gap. */
export function tagOf(params: PatternParams, option: Bead): Misconception {
  const right = params.options[params.right[0] ?? 0];
  const areApart = params.options.some((one) => one.shape !== one.colour);
  if (areApart && right) {
    if (right.shape === option.shape) return 'pattern.colour';
    if (right.colour === option.colour) return 'pattern.shape';
  }
  const gap = gapsOf(params)[0] ?? 0;
  if (isSame(params.row[gap - 1], option)) return 'pattern.repeats-last';
  if (isSame(params.row[gap + 1], option)) return 'pattern.copies-next';
  if (isSame(params.row[0], option)) return 'pattern.starts-again';
  return params.row.some((bead) => isSame(bead, option)) ? 'pattern.out-of-turn' : 'pattern.stranger';
}

export function variantsOf(params: PatternParams): readonly Omit<Variant, 'picture'>[] {
  return params.options.map((option, i) => ({
    key: beadKey(option),
    isRight: params.right.includes(i),
    ...(params.right.includes(i) ? {} : { tag: tagOf(params, option) }),
  }));
}

function isSame(bead: Bead | null | undefined, option: Bead): boolean {
  return bead?.shape === option.shape && bead.colour === option.colour;
}
