import type { Variant } from '../../core/family.ts';
import { mistakeOf } from './mistakes.ts';
import type { CryptParams } from './params.ts';

export function variantsOf(params: CryptParams): readonly Variant[] {
  return params.options.map((digit): Variant => {
    const key = `digit-${digit}`;
    if (digit === params.truth[params.ask]) return { key, isRight: true };
    const tag = mistakeOf(params, digit);
    return tag === undefined ? { key, isRight: false } : { key, isRight: false, tag };
  });
}
