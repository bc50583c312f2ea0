import type { Misconception, Variant } from '../../core/family.ts';
import { attributes } from './params.ts';
import type { OddParams } from './params.ts';

/** What stands out on a card that is not the odd one: the attribute that it shares with the fewest others. */
export function tagOf(params: OddParams, index: number): Misconception {
  const item = params.items[index];
  const company = attributes
    .filter(
      (attribute) => new Set(params.items.filter((_, i) => i !== params.right).map((one) => one[attribute])).size > 1,
    )
    .map((attribute) => ({
      attribute,
      count: params.items.filter((one) => one[attribute] === item?.[attribute]).length,
    }))
    .sort((a, b) => a.count - b.count);
  return company[0] ? `odd.${company[0].attribute}` : 'odd.like-the-others';
}

export function variantsOf(params: OddParams): readonly Variant[] {
  return params.items.map((_, i) => ({
    key: `card-${i + 1}`,
    isRight: i === params.right,
    ...(i === params.right ? {} : { tag: tagOf(params, i) }),
  }));
}
