import type { ColourId } from '../../draw/palette.ts';
import type { NounId } from '../../lang/lexicon.ts';
import type { Attribute, Card, GroupParams, Sign } from './params.ts';
import type { Group, Card as Told } from './words/shape.ts';

/** Only what differs among the pictures is said. */
export function toldCard(params: GroupParams, card: Card): Told {
  const all = [...params.cards, ...params.baskets.flatMap(({ holds }) => holds)];
  const varies = (key: Attribute): boolean => new Set(all.map((one) => one[key])).size > 1;
  const byKind = params.baskets.some(({ signs }) => signs.some(({ key }) => key === 'kind'));
  return {
    noun: card.object,
    colour: byKind ? null : card.colour,
    size: varies('size') ? card.size : null,
    dots: params.hasDots ? card.dots : null,
    frame: params.hasFrame ? card.frame : null,
  };
}

/** What one or two signs ask for. */
export function groupOf(signs: readonly Sign[]): Group {
  const valueOf = (key: Sign['key']): string | null => signs.find((sign) => sign.key === key)?.value ?? null;
  const dots = valueOf('dots');
  // The casts hold because signs are made from cards.
  return {
    noun: valueOf('object') as NounId | null,
    kind: valueOf('kind') as Group['kind'],
    colour: valueOf('colour') as ColourId | null,
    size: valueOf('size') as Group['size'],
    dots: dots === null ? null : Number(dots),
    frame: valueOf('frame') as Group['frame'],
  };
}
