import type { Language, Solved, Texts } from '../../core/family.ts';
import { colourAdjective } from '../../lang/colours.ts';
import { described } from '../../lang/words.ts';
import type { CountParams, Thing } from './params.ts';
import { words } from './words.ts';

/** The solver's counting, told step by step; the last one states the answer. */
export function explain(params: CountParams, solved: Solved, language: Language): Texts['steps'] {
  return solved.trace.map((step) => ({ text: words[language].step(params, step), highlight: step.highlight }));
}

/** Thing by thing, so that those who do not see the picture count too. */
export function thingsWords(things: readonly Thing[], language: Language): string {
  return things
    .map(({ object, colour }) =>
      described(language, { noun: object, adjectives: colour === null ? [] : [colourAdjective(language, colour)] }),
    )
    .join(', ');
}
