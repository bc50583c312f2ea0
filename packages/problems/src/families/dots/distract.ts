import type { Misconception, Variant } from '../../core/family.ts';
import type { Find } from './params.ts';

export const tags = {
  oneHalf: 'dots.one-half',
  offByOne: 'dots.off-by-one',
  wholeTen: 'dots.whole-ten',
  more: 'dots.too-many',
  fewer: 'dots.too-few',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];

/** Why somebody takes this card. */
export function tagOf({ total }: Pick<Find, 'total'>, [a, b]: readonly [number, number]): Tag {
  if (a === total || b === total) return tags.oneHalf;
  const off = a + b - total;
  if (Math.abs(off) === 1) return tags.offByOne;
  if (Math.abs(off) === 10) return tags.wholeTen;
  return off > 0 ? tags.more : tags.fewer;
}

export function variantsOf(task: Find): readonly Omit<Variant, 'picture'>[] {
  return task.cards.map((card, index) => {
    const key = `card-${index}`;
    if (index === task.right) return { key, isRight: true };
    const tag: Misconception = tagOf(task, card);
    return { key, isRight: false, tag };
  });
}
