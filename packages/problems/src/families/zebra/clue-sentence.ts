import { itemOf } from './items.ts';
import type { Clue, ZebraParams } from './params.ts';
import type { Words } from './words/shape.ts';

/** A clue as a sentence; `spell` writes the number of a house. */
export function clueSentence(
  params: ZebraParams,
  clue: Clue,
  { clues, spell }: Pick<Words, 'clues'> & { readonly spell: (n: number) => string },
): string {
  const a = itemOf(params, clue.a).noun;
  return clues[clue.says]({
    a,
    b: 'b' in clue ? itemOf(params, clue.b).noun : a,
    n: 'house' in clue ? spell(clue.house + 1) : '',
  });
}
