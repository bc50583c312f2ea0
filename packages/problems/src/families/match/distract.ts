import type { Misconception, Variant } from '../../core/family.ts';
import { drawEquation } from './draw.ts';
import { goneBetween, matchesOf } from './glyphs.ts';
import type { EquationParams } from './params.ts';

export const tags = { nearly: 'match.one-match-too-many', far: 'match.several-matches-too-many' } as const;

export function variantsOf(params: EquationParams): readonly Variant[] {
  return params.options.map((option, index): Variant => {
    const drawn = { key: `equation-${index + 1}`, picture: drawEquation(option) };
    if (option === params.solution) return { ...drawn, isRight: true };
    return { ...drawn, isRight: false, tag: tagOf(params, option) };
  });
}

/** How many matches it would really take. */
function tagOf({ shown, action, count }: EquationParams, option: string): Misconception {
  const gone = Array.from(shown).reduce((sum, glyph, i) => sum + goneBetween(glyph, Array.from(option)[i] ?? ''), 0);
  const came = gone + matchesOf(option) - matchesOf(shown);
  const needed = action === 'take' ? gone : action === 'add' ? came : Math.max(gone, came);
  return needed <= count + 1 ? tags.nearly : tags.far;
}
