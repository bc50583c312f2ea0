import type { Model } from '@logikit/sdk';
import type { useWords } from '../../words/use-words.ts';

type Assignment = Model<'Assignment'>;

/** What is to be done, in words: a chapter or a part of it by its name, practice by its tier. */
export function assignmentTitle(t: ReturnType<typeof useWords>, { tier, title, total }: Assignment): string {
  return tier === null ? title : t(`teacher.tier.${tier}`, { number: total });
}

/** How many pupils have done all of it. */
export function readyOf({ pupils, total }: Assignment): number {
  return pupils.filter(({ done }) => done >= total).length;
}
