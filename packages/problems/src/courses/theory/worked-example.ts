import type { Picture, SvgNode } from '@logikit/contract/scene';
import { compile, type Compiled } from '../../bank/compile.ts';
import { familyOf } from '../../bank/entry.ts';
import { faultsOf } from '../../bank/audit/faults.ts';
import type { Language, Lesson, Mode } from '../../core/family.ts';
import { picture, place } from '../../draw/svg.ts';
import { inEachLanguage } from '../../lang/languages.ts';
import type { TheoryPage, TheoryTexts } from '../course.ts';
import { courseWords } from '../words.ts';
import { ring } from './marks.ts';

/** A page shows at most so many steps of its example, the last ones. */
const shownSteps = 2;
const tries = 200;
/** Characters; the contract allows 800 in a page. */
const longestAlt = 640;

/** The page that opens before a family's first problem in a course: the idea, and one problem solved in front of you. */
export function examplePage(course: string, family: string, lesson: Lesson): TheoryPage {
  const example = exampleOf(family, lesson);
  const image = solvedPicture(example);
  const [, , width, height] = image.view;
  return {
    technicalName: `${course}-${family}`,
    tags: [family, ...familyOf(family).skills.slice(0, 1)],
    image,
    imagePlacement: width > height * 1.5 ? 'image-bottom' : 'image-right',
    texts: inEachLanguage((language) => textsOf(example, family, language)),
  };
}

/** Modes in the order in which they show best how something is solved. */
const modes: readonly Mode[] = ['single', 'number', 'any', 'multi', 'graphic'];

function exampleOf(family: string, lesson: Lesson): Compiled {
  const { version, modes: own } = familyOf(family);
  for (const mode of modes.filter((one) => own.includes(one))) {
    for (let n = 0; n < tries; n += 1) {
      const found = tryCompile({
        family,
        version,
        seed: `theory/${family}/${lesson}/${mode}/${n}`,
        lesson,
        complexity: 1,
        mode,
        place: null,
      });
      if (found !== null && faultsOf(found).length === 0) return found;
    }
  }
  throw new Error(`${family} gives no example for lesson ${lesson}`);
}

function tryCompile(entry: Compiled['entry']): Compiled | null {
  try {
    return compile(entry);
  } catch {
    return null; // this seed gives no problem
  }
}

/** The answer in the picture; where the cards are the picture, the right ones get a ring. */
function solvedPicture({ composition }: Compiled): Picture {
  const { answerPicture, picture: asked, variants, scene } = composition;
  if (answerPicture !== null) return answerPicture;
  const cards = variants.flatMap(({ picture: drawn, isRight }) => (drawn ? [{ drawn, isRight }] : []));
  if (cards.length > 0) return rowOfCards(cards);
  return asked ?? { view: scene?.view ?? [0, 0, 1, 1], art: scene?.art ?? [] };
}

const card = 100;
const gap = 16;

function rowOfCards(cards: readonly { readonly drawn: Picture; readonly isRight: boolean }[]): Picture {
  const art = cards.flatMap(({ drawn, isRight }, index): readonly SvgNode[] => {
    const left = gap + index * (card + gap);
    const [x, y, width, height] = drawn.view;
    const scale = card / Math.max(width, height);
    const at: readonly [number, number] = [
      left + (card - width * scale) / 2 - x * scale,
      gap + (card - height * scale) / 2 - y * scale,
    ];
    const shown = place(drawn.art, { at, scale });
    return isRight ? [shown, ring([left - 6, gap - 6, card + 12, card + 12])] : [shown];
  });
  return picture([0, 0, gap + cards.length * (card + gap), card + 2 * gap], art);
}

function textsOf({ texts }: Compiled, family: string, language: Language): TheoryTexts {
  const { title, lines } = courseWords[language].ideas[family] ?? { title: '', lines: [] };
  const { question, alt, narration, steps, praise } = texts[language];
  return {
    title,
    paragraphs: [...lines, question, ...steps.slice(-shownSteps).map(({ text }) => text)],
    narration: [`${title}.`, ...lines, narration].join(' '),
    alt: `${wholeSentences(alt, longestAlt)} ${praise}`,
  };
}

/** As many sentences from the start as fit; a list that goes on is cut behind the last of them. */
function wholeSentences(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = Math.max(...['. ', '; '].map((mark) => text.lastIndexOf(mark, longest - 1)));
  return end < 0 ? text.slice(0, longest) : `${text.slice(0, end)}.`;
}
