import type { Variant } from '../../core/family.ts';
import { mistakesOf } from './mistakes.ts';
import type { BalanceParams } from './params.ts';

export function variantsOf(params: BalanceParams): readonly Variant[] {
  const mistakes = mistakesOf(params);
  return params.options.map((value): Variant => {
    const key = `weight-${value}`;
    if (value === params.truth[params.ask]) return { key, isRight: true };
    const tag = mistakes.get(value);
    return tag === undefined ? { key, isRight: false } : { key, isRight: false, tag };
  });
}
