import type { Misconception, Variant } from '../../core/family.ts';
import type { ShadowParams } from './params.ts';

export const tags = {
  another: 'shadow.another-thing',
  mirrored: 'shadow.mirrored',
  part: 'shadow.forgets-a-part',
} as const;

export function variantsOf(params: ShadowParams): readonly Omit<Variant, 'picture'>[] {
  return params.looks.map((_, i) => {
    if (i === params.right) return { key: `look-${i}`, isRight: true };
    return { key: `look-${i}`, isRight: false, tag: tagOf(params, i) };
  });
}

function tagOf({ looks, right }: ShadowParams, index: number): Misconception {
  const [asked, other] = [looks[right], looks[index]];
  if (asked?.object !== other?.object) return tags.another;
  return asked?.form === other?.form ? tags.mirrored : tags.part;
}
