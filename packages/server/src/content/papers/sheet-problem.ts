import type { Picture } from '@logikit/contract/scene';
import { untouched } from '@logikit/contract/scene';
import { textIn } from '../../kernel/words/index.ts';
import type { CachedProblem } from '../catalog/index.ts';

export interface SheetVariant {
  readonly letter: string;
  readonly text: string;
  readonly picture: Picture | null;
}

/** A problem as it stands on paper. NOTE: `answer` is for the key alone; it is made only where a key is asked for. */
export interface SheetProblem {
  readonly question: string;
  readonly picture: Picture | null;
  readonly variants: readonly SheetVariant[];
  /** How it is answered on paper. */
  readonly by: 'variant' | 'number' | 'drawing';
  readonly answer: SheetAnswer | null;
}

export interface SheetAnswer {
  readonly text: string;
  readonly picture: Picture | null;
}

export function sheetProblem(
  { content, secret }: Pick<CachedProblem, 'content' | 'secret'>,
  { locale, withAnswers }: { readonly locale: string; readonly withAnswers: boolean },
): SheetProblem {
  const by = content.scene !== null ? 'drawing' : content.variants.length > 0 ? 'variant' : 'number';
  const variants = content.variants.map(({ key, image, translations }, at) => ({
    key,
    letter: String.fromCharCode(65 + at),
    text: textIn(translations, locale)?.text ?? '',
    picture: image,
  }));
  const told = textIn(secret.translations, locale);
  const right = variants.filter(({ key }) => secret.right.includes(key));
  const short = by === 'variant' ? right.map(named).join(', ') : by === 'number' ? (secret.rightNumber ?? '') : '';
  const steps = (told?.steps ?? []).map(({ text }) => text).join(' ');
  return {
    question: textIn(content.translations, locale)?.question ?? '',
    picture: content.scene === null ? content.contentImage : untouched(content.scene),
    variants,
    by,
    answer: withAnswers
      ? { text: [short, steps].filter(Boolean).join(' — '), picture: by === 'drawing' ? secret.explanationImage : null }
      : null,
  };
}

function named({ letter, text }: SheetVariant): string {
  return text === '' ? letter : `${letter} (${text})`;
}
