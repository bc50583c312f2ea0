import type { Variant } from '../../core/family.ts';
import { mistakesOf } from './mistakes.ts';
import type { SeriesParams } from './params.ts';

export function variantsOf(params: SeriesParams): readonly Variant[] {
  const mistakes = mistakesOf(params);
  return params.options.map((value): Variant => {
    const key = `number-${value}`;
    if (value === params.terms[params.hole]) return { key, isRight: true };
    const tag = mistakes.get(value);
    return tag === undefined ? { key, isRight: false } : { key, isRight: false, tag };
  });
}
