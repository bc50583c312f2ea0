import type { Picture } from '@logikit/contract/scene';
import { inEachLanguage } from '../../lang/languages.ts';
import type { TheoryPage, TheoryTexts } from '../course.ts';
import {
  chain,
  crossedOut,
  eachOnce,
  jumps,
  level,
  loop,
  oddOne,
  pairing,
  repeatingPiece,
  twoWays,
  walk,
} from './pictures.ts';
import { pageWords } from './words.ts';
import type { PageName, Written } from './words/shape.ts';

interface Drawn {
  readonly name: PageName;
  readonly tags: readonly [family: string, skill: string];
  readonly image: Picture;
  /** Wide pictures stand below the words, tall ones beside them. */
  readonly imagePlacement?: 'image-bottom' | 'image-right';
}

const drawn = (): readonly Drawn[] => [
  { name: 'junior-two-ways', tags: ['matrix', 'induction'], image: twoWays() },
  {
    name: 'junior-repeating',
    tags: ['pattern', 'regularity'],
    image: repeatingPiece(),
    imagePlacement: 'image-bottom',
  },
  { name: 'junior-odd-one', tags: ['odd', 'classification'], image: oddOne(), imagePlacement: 'image-bottom' },
  { name: 'junior-level-scales', tags: ['balance', 'equality'], image: level(), imagePlacement: 'image-bottom' },
  { name: 'junior-pairing', tags: ['count', 'comparison'], image: pairing(), imagePlacement: 'image-bottom' },
  { name: 'junior-chain', tags: ['order', 'transitivity'], image: chain(), imagePlacement: 'image-bottom' },
  { name: 'junior-each-once', tags: ['latin', 'elimination'], image: eachOnce() },
  { name: 'junior-robot-steps', tags: ['robot', 'sequencing'], image: walk() },
  {
    name: 'junior-jumps',
    tags: ['series', 'induction'],
    image: jumps([3, 6, 9, 12], ['+3', '+3', '+3']),
    imagePlacement: 'image-bottom',
  },
  { name: 'junior-crossing-out', tags: ['zebra', 'deduction'], image: crossedOut() },
  { name: 'junior-loops', tags: ['robot', 'loops'], image: loop(), imagePlacement: 'image-bottom' },
  { name: 'adult-attributes', tags: ['matrix', 'induction'], image: twoWays() },
  {
    name: 'adult-differences',
    tags: ['series', 'induction'],
    image: jumps([2, 5, 10, 17], ['+3', '+5', '+7']),
    imagePlacement: 'image-bottom',
  },
  { name: 'adult-classes', tags: ['odd', 'classification'], image: oddOne(), imagePlacement: 'image-bottom' },
  { name: 'adult-candidates', tags: ['latin', 'elimination'], image: eachOnce() },
  { name: 'adult-partial-orders', tags: ['order', 'transitivity'], image: chain(), imagePlacement: 'image-bottom' },
  { name: 'adult-substitution', tags: ['balance', 'pre-algebra'], image: level(), imagePlacement: 'image-bottom' },
  { name: 'adult-loops', tags: ['robot', 'loops'], image: loop(), imagePlacement: 'image-bottom' },
  { name: 'adult-tables', tags: ['zebra', 'deduction'], image: crossedOut() },
];

/** The pages with a picture of their own: one per new idea of the first two courses that were written. */
export function drawnPages(): readonly TheoryPage[] {
  return drawn().map(({ name, tags, image, imagePlacement = 'image-right' }) => ({
    technicalName: name,
    tags,
    image,
    imagePlacement,
    texts: inEachLanguage((language) => withNarration(pageWords[language][name])),
  }));
}

function withNarration(texts: Written): TheoryTexts {
  return { ...texts, narration: [`${texts.title}.`, ...texts.paragraphs].join(' ') };
}
