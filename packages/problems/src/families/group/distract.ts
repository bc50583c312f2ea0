import type { Misconception, Variant } from '../../core/family.ts';
import { attributes, valueOf } from './params.ts';
import type { GroupParams } from './params.ts';

export const tags = {
  /** Chose what looks different, though the sign asks about something else. */
  lured: 'group.lured-by-looks',
  /** Like one picture of the basket, not like all. */
  likeOne: 'group.like-one',
  nothing: 'group.not-like-them',
  sign: 'group.misses-the-sign',
  oneOfTwo: 'group.one-sign-of-two',
  mixed: 'group.mixed-in-baskets',
} as const;

export function variantsOf(params: GroupParams): readonly Omit<Variant, 'picture'>[] {
  if (params.plot === 'sort') return [];
  const keys =
    params.plot === 'rule' ? params.rules.map((rule) => `rule-${rule}`) : params.cards.map((_, i) => `card-${i}`);
  return keys.map((key, i) => {
    if (i === params.truth[0]) return { key, isRight: true };
    return { key, isRight: false, tag: tagOf(params, i) };
  });
}

function tagOf({ plot, baskets, cards }: GroupParams, index: number): Misconception {
  if (plot === 'rule') return tags.mixed;
  if (plot === 'intruder') return tags.lured;
  const [basket] = baskets;
  const card = cards[index];
  if (!basket || !card) return tags.nothing;
  if (basket.signs.length === 1) return tags.sign;
  if (basket.signs.length > 1) {
    return basket.signs.some(({ key, value }) => valueOf(card, key) === value) ? tags.oneOfTwo : tags.sign;
  }
  const isLikeOne = basket.holds.some((held) => attributes.some((key) => valueOf(held, key) === valueOf(card, key)));
  return isLikeOne ? tags.likeOne : tags.nothing;
}
