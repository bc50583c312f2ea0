import type { Picture } from '@logikit/contract/scene';
import type { Language } from '../../core/family.ts';
import type { TheoryPage, TheoryTexts } from '../course.ts';

export interface Written {
  readonly title: string;
  readonly alt: string;
  /** Numbers are spelled and symbols said, so that the same words can be spoken. */
  readonly paragraphs: readonly string[];
}

export interface WrittenPage extends Readonly<Record<Language, Written>> {
  readonly technicalName: string;
  readonly tags: readonly string[];
  readonly image: Picture;
  /** Wide pictures stand below the words, tall ones beside them. */
  readonly imagePlacement?: 'image-bottom' | 'image-right';
}

export function page(written: WrittenPage): TheoryPage {
  const { en, ru, imagePlacement = 'image-right', ...rest } = written;
  return { ...rest, imagePlacement, texts: { en: withNarration(en), ru: withNarration(ru) } };
}

function withNarration(texts: Written): TheoryTexts {
  return { ...texts, narration: [`${texts.title}.`, ...texts.paragraphs].join(' ') };
}
