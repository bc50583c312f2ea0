import type { Misconception, Variant } from '../../core/family.ts';
import { drawSmall } from './draw.ts';
import type { Choice, Figure } from './params.ts';

export const tags = {
  four: 'euler.four-odd-points',
  more: 'euler.many-odd-points',
} as const;

export function variantsOf({ figures, colours, right }: Choice): readonly Variant[] {
  return figures.map((figure, index): Variant => {
    const base = { key: `figure-${index}`, picture: drawSmall(figure, colours[index] ?? 'red') };
    return right.includes(index) ? { ...base, isRight: true } : { ...base, isRight: false, tag: tagOf(figure) };
  });
}

/** Few odd points are easily overlooked; with many a stroke gets stuck at once. */
function tagOf({ points, lines }: Figure): Misconception {
  const odd = points.filter((_, point) => lines.filter((line) => line.includes(point)).length % 2 === 1).length;
  return odd > 4 ? tags.more : tags.four;
}
