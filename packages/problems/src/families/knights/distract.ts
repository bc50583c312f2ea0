import type { Misconception, Variant } from '../../core/family.ts';
import type { KnightsParams } from './params.ts';

export const tags = {
  word: 'knights.trusts-the-word',
  accuser: 'knights.believes-the-accuser',
  untested: 'knights.does-not-test',
} as const;

/** Why somebody would take this liar for a knight. */
function tagOf({ speeches }: KnightsParams, liar: number): Misconception {
  const isPraised = speeches.some(
    (one) =>
      (one.says === 'knight' && one.a === liar) || (one.says === 'both-knights' && [one.a, one.b].includes(liar)),
  );
  if (isPraised) return tags.word;
  const own = speeches[liar]?.says;
  return own === 'liar' || own === 'both-liars' || own === 'either' ? tags.accuser : tags.untested;
}

export function variantsOf(params: KnightsParams): readonly Omit<Variant, 'picture'>[] {
  return params.truth.map((isRight, i) =>
    isRight ? { key: `speaker-${i}`, isRight } : { key: `speaker-${i}`, isRight, tag: tagOf(params, i) },
  );
}
