import type { Misconception, Variant } from '../../core/family.ts';
import { unitsOf } from './board.ts';
import { tokenPicture } from './draw.ts';
import type { LatinParams } from './params.ts';

export const tags = {
  row: 'latin.in-row',
  column: 'latin.in-column',
  block: 'latin.in-block',
  elsewhere: 'latin.breaks-elsewhere',
} as const;

/** Every symbol of the square is a variant, so the set says nothing; their order is that of the numbers. */
export function variantsOf(params: LatinParams): readonly Variant[] {
  const { size, ask, solution } = params;
  if (ask === null) return [];
  return Array.from({ length: size }, (_, index): Variant => {
    const symbol = index + 1;
    const key = `symbol-${symbol}`;
    const base = params.tokens ? { key, picture: tokenPicture(params, symbol) } : { key };
    if (symbol === solution[ask]) return { ...base, isRight: true };
    return { ...base, isRight: false, tag: tagOf(params, ask, symbol) };
  });
}

/** Where the twin stands that this symbol would meet; if it meets none yet, it would further on. */
function tagOf({ size, givens }: LatinParams, ask: number, symbol: number): Misconception {
  const met = unitsOf(size).find(
    (unit) => unit.cells.includes(ask) && unit.cells.some((cell) => givens[cell] === symbol),
  );
  return tags[met?.kind ?? 'elsewhere'];
}
