import type { Language } from '../core/family.ts';
import type { ColourId } from '../draw/palette.ts';
import { grammars } from './grammars.ts';
import type { AdjectiveId } from './lexicon.ts';

/** How people call the paper colours: what English calls blue here is голубой in Russian, not синий. */
export function colourAdjective(language: Language, colour: ColourId): AdjectiveId {
  return grammars[language].colours[colour] ?? colour;
}
