import type { Misconception, Variant } from '../../core/family.ts';
import type { VennParams } from './params.ts';
import { regionsOf } from './phrases.ts';

export const tags = {
  inside: 'venn.turns-inside-out',
  overlap: 'venn.forgets-the-overlap',
  part: 'venn.takes-a-part',
  much: 'venn.takes-too-much',
  beside: 'venn.looks-beside',
  mixed: 'venn.mixes-circles-up',
} as const;

/** Why somebody would take these regions for those. */
export function tagOf(right: number, wrong: number, circles: number): Misconception {
  const all = (1 << (1 << circles)) - 1;
  const overlaps = Array.from({ length: 1 << circles }, (_, region) => region).filter((region) => bitsOf(region) > 1);
  const shared = overlaps.reduce((mask, region) => mask | (1 << region), 0);
  if ((right ^ wrong) === all) return tags.inside;
  if ((right & ~shared) === (wrong & ~shared)) return tags.overlap;
  if ((right & wrong) === wrong) return tags.part;
  if ((right & wrong) === right) return tags.much;
  return (right & wrong) === 0 ? tags.beside : tags.mixed;
}

function bitsOf(n: number): number {
  return n.toString(2).replaceAll('0', '').length;
}

export function variantsOf({ task, right, items, shown }: VennParams): readonly Omit<Variant, 'picture'>[] {
  if (!('options' in task)) return [];
  return task.options.map((phrase, index) => {
    const key = `option-${index}`;
    if (index === right) return { key, isRight: true };
    return { key, isRight: false, tag: tagOf(shown, regionsOf(phrase, items.length), items.length) };
  });
}
