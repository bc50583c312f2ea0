import type { Variant } from '../../core/family.ts';
import { stableJson } from '../../core/hash.ts';
import { languages } from '../../lang/languages.ts';
import type { Compiled } from '../compile.ts';

/** What is wrong with the answer: how many there are, whether the solver agrees, and what the wrong variants say. */
export function answerFaults(compiled: Compiled): string[] {
  const { composition, entry, family, level, params, solved } = compiled;
  const faults: string[] = [];
  if (solved.answers.length !== 1) faults.push(`answer: the solver finds ${solved.answers.length} answers`);
  else if (solved.answers[0] !== family.answer(params)) faults.push('answer: solver and generator disagree');
  const [easiest, hardest] = family.techniques?.(level) ?? [1, 5];
  if (solved.technique < easiest || solved.technique > hardest) faults.push('difficulty: needs another technique');
  if (entry.mode === 'number') {
    if (!/^\d{1,4}$/.test(composition.number ?? '')) faults.push('answer: no number of at most four digits');
  } else if (composition.number !== undefined) faults.push('answer: a number that nobody types');
  if (entry.mode === 'number' || entry.mode === 'graphic') {
    if (composition.variants.length > 0) faults.push('variants: there should be none in this mode');
  } else faults.push(...variantFaults(compiled));
  return faults;
}

function variantFaults(compiled: Compiled): string[] {
  const { composition, entry, texts } = compiled;
  const { variants } = composition;
  const faults: string[] = [];
  const right = variants.filter((variant) => variant.isRight).length;
  if (entry.mode === 'single' && right !== 1) faults.push(`variants: ${right} right ones, one may be chosen`);
  if (entry.mode === 'any' && right < 2) faults.push('variants: any of several, but not several');
  if (entry.mode === 'multi' && (right < 1 || right === variants.length))
    faults.push('variants: all or none are right');
  if (variants.length < 2 || variants.length > 12) faults.push(`variants: ${variants.length}`);
  if (new Set(variants.map((variant) => variant.key)).size !== variants.length) faults.push('variants: equal keys');
  const wrong = variants.filter((variant) => !variant.isRight);
  if (wrong.filter((variant) => variant.tag === undefined).length > 1)
    faults.push('variants: more than one without a tag');
  if (variants.some((variant) => variant.isRight && variant.tag !== undefined))
    faults.push('variants: a right one is tagged');
  for (const language of languages) {
    const seen = variants.map((variant, index) => appearance(variant, texts[language].variants[index]));
    // Where the cards themselves are the puzzle, wrong ones may be twins; a right one never.
    const told = composition.picture === null ? seen.filter((_, i) => variants[i]?.isRight) : seen;
    const twins = told.some((look) => seen.indexOf(look) !== seen.lastIndexOf(look));
    if (twins) faults.push(`variants: two look the same in ${language}`);
    const untold = wrong.filter(({ tag }) => tag !== undefined && texts[language].feedback[tag] === undefined);
    if (untold.length > 0) faults.push(`feedback: none for ${untold[0]?.tag} in ${language}`);
  }
  return faults;
}

function appearance(variant: Variant, texts: { readonly text: string } | undefined): string {
  // The names of parts are not seen.
  const drawn = stableJson(variant.picture ?? null).replaceAll(/"data-id":"[^"]*",?/g, '');
  return `${texts?.text ?? ''} ${drawn}`;
}
