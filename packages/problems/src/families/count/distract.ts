import type { Misconception, Variant } from '../../core/family.ts';
import type { CardParams, Thing } from './params.ts';

/** What somebody saw who chose this card: big things, or nearly the right number. */
export function tagOf(params: CardParams, index: number): Misconception {
  const { task, cards, right } = params;
  const own = cards[index] ?? [];
  const best = cards[right[0] ?? 0] ?? [];
  if (task.ask === 'most' && scaleOf(own) > scaleOf(best)) return 'count.big-is-many';
  if (task.ask === 'fewest' && scaleOf(own) < scaleOf(best)) return 'count.small-is-few';
  if ((task.ask === 'more-than' || task.ask === 'fewer-than') && own.length === task.number)
    return 'count.just-as-many';
  const distance = own.length - best.length;
  if (distance === 1) return 'count.one-more';
  return distance === -1 ? 'count.one-less' : 'count.far';
}

export function variantsOf(params: CardParams): readonly Omit<Variant, 'picture'>[] {
  return params.cards.map((_, i) => {
    const isRight = params.right.includes(i);
    return { key: `card-${i}`, isRight, ...(isRight ? {} : { tag: tagOf(params, i) }) };
  });
}

function scaleOf(things: readonly Thing[]): number {
  return things[0]?.scale ?? 0;
}
