import type { NounId } from '../../lang/lexicon.ts';
import type { Clue, CluesParams, OrderParams, SizesParams } from './params.ts';
import type { Words } from './words/shape.ts';

export function whoOf({ who }: CluesParams, index: number): NounId {
  return who[index] ?? 'fox';
}

/** One clue as a sentence. */
export function clueSentence(params: CluesParams, clue: Clue, { clues }: Words): string {
  const { relation } = params;
  const who = (index: number): NounId => whoOf(params, index);
  switch (clue.t) {
    case 'more':
      return clue.isInverse
        ? clues.less(relation, who(clue.b), who(clue.a))
        : clues.more(relation, who(clue.a), who(clue.b));
    case 'between':
      return clues.between(relation, who(clue.middle), [who(clue.a), who(clue.b)]);
    case 'not-top':
      return clues.notMost(relation, who(clue.a));
    case 'not-bottom':
      return clues.notLeast(relation, who(clue.a));
  }
}

/** The clues, if there are any, and what is asked. */
export function questionOf(params: OrderParams, say: Words): string {
  if (params.kind === 'sizes') return askSizes(params, say);
  return [...params.clues.map((clue) => clueSentence(params, clue, say)), askClues(params, say)].join(' ');
}

function askClues({ relation, ask, order }: CluesParams, { askWho }: Words): string {
  const last = order.length - 1;
  if (ask === null) return askWho.all(relation);
  if (ask === 0) return askWho.most(relation);
  if (ask === last) return askWho.least(relation);
  if (ask * 2 === last) return askWho.middle;
  const fromEnd = Math.min(ask, last - ask) === 1 ? 1 : 2;
  return ask * 2 < last ? askWho.afterMost(relation, fromEnd) : askWho.beforeLeast(relation, fromEnd);
}

function askSizes({ ask, isRising, object, order }: SizesParams, { askSize }: Words): string {
  const last = order.length - 1;
  if (ask === null) return isRising ? askSize.rising : askSize.falling;
  if (ask === 0) return askSize.biggest(object);
  if (ask === last) return askSize.smallest(object);
  if (ask * 2 === last) return askSize.middle(object);
  return ask === 1 ? askSize.secondBiggest(object) : askSize.secondSmallest(object);
}
