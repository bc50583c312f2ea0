import { type Model, numbers } from '@logikit/contract';
import type { Picture, Scene } from '@logikit/contract/scene';
import type { Language, Texts } from '../core/family.ts';
import { createRng } from '../core/rng.ts';
import { inEachLanguage, languages } from '../lang/languages.ts';
import type { Compiled } from './compile.ts';
import { isBeforeReading } from './entry.ts';
import { itemAt } from '../core/list.ts';

type Draft = Model<'ProblemDraft'>;

/** The problem as the editor and the database know it: an author's problem, with the answer in it. */
export function toDraft(compiled: Compiled): Draft {
  const { composition, entry, family, params } = compiled;
  const order = orderOf(compiled);
  return {
    complexity: entry.complexity,
    targetLesson: entry.lesson,
    isEnabled: true,
    emoji: null,
    confettiPattern: family.motif?.(params) ?? null,
    tags: [family.id, ...family.skills],
    narration: true,
    narrations: byLanguage(compiled, (texts) => texts.narration),
    solutionNarrations: byLanguage(compiled, (texts) => texts.steps.map((step) => step.text)),
    translations: byLanguage(compiled, toTranslation),
    variants: order.map((index) => toVariant(compiled, index)),
    rightNumber: composition.number ?? null,
    ...toSettings(compiled),
    contentImage: composition.picture,
    explanationImage: composition.answerPicture,
    background: null,
    preview: null,
    graphic: composition.scene === undefined ? null : { scene: composition.scene, check: composition.check },
    resultMedia: null,
    solutionComment: '',
    internalDescription: `${family.id} ${family.structKey(params)}`,
    internalNote: entry.seed,
    internalNoteImage: null,
    theory: null,
    blockTheory: null,
  };
}

/** In which order the variants are stored: shuffled, with the right one at the place that the entry gives it. */
function orderOf({ composition, entry }: Compiled): readonly number[] {
  const { variants } = composition;
  const shuffled = createRng(`${entry.seed}/order`).shuffle(variants.map((_, index) => index));
  if (entry.place === null) return shuffled;
  const right = variants.findIndex(({ isRight }) => isRight);
  return shuffled.filter((index) => index !== right).toSpliced(entry.place, 0, right);
}

function byLanguage<T>({ texts }: Compiled, tell: (texts: Texts) => T): Readonly<Record<Language, T>> {
  return inEachLanguage((language) => tell(texts[language]));
}

function toTranslation(texts: Texts): NonNullable<Draft['translations']['en']> {
  const { title, question, alt, praise, strings } = texts;
  const hints = texts.hints.map(toPointer);
  const steps = texts.steps.map(toPointer);
  const feedback = Object.fromEntries(Object.entries(texts.feedback).map(([tag, said]) => [tag, toPointer(said)]));
  return { title, question, alt, praise, hints, steps, feedback, strings: { ...strings } };
}

function toPointer({ text, highlight }: { readonly text: string; readonly highlight: readonly string[] }) {
  return { text, highlight: [...highlight] };
}

function toVariant(compiled: Compiled, index: number): Draft['variants'][number] {
  // The cast holds because `index` comes from these very variants.
  const variant = itemAt(compiled.composition.variants, index);
  return {
    key: variant.key,
    image: variant.picture ?? null,
    backgroundColor: null,
    isRight: variant.isRight,
    tag: variant.tag ?? null,
    translations: byLanguage(compiled, (texts) => texts.variants[index] ?? { text: '', alt: '' }),
  };
}

function toSettings({
  composition,
  entry,
  texts,
}: Compiled): Pick<Draft, 'settings' | 'variantSettings' | 'viewSettings'> {
  const { picture, scene, variants } = composition;
  const hasPictures = variants.some((variant) => variant.picture !== undefined);
  const longest = Math.max(0, ...languages.flatMap((one) => texts[one].variants.map(({ text }) => text.length)));
  return {
    settings: {
      voiceoverOnly: false,
      autoAnswerSend: isBeforeReading(entry.lesson) && touched.includes(entry.mode),
      graphic: { isVerifiable: scene !== undefined },
    },
    variantSettings: {
      anyIsRight: entry.mode === 'any',
      isMultiSelection: entry.mode === 'multi',
      isAutoValidatingString: entry.mode === 'number',
      noBorder: false,
      autoValidatingParams: { type: 'number', characterLimit: numbers.autoValidatedCharacterLimit },
    },
    viewSettings: {
      bigVariantsPC: hasPictures && variants.length <= 4,
      bigVariantsMobile: hasPictures && variants.length <= 4,
      backgroundColor: '#FAFBFF',
      backgroundImageType: 'pattern',
      variantsInContent: false,
      variantColumnsMobile: columnsOnPhone(variants.length, hasPictures, longest),
      preset: presetOf(picture ?? scene ?? null, Math.max(...languages.map((one) => texts[one].question.length))),
    },
  };
}

/** Modes in which it is plain when nothing is left to touch: then nobody has to look for a button. */
const touched: readonly string[] = ['single', 'any', 'graphic'];

/** Three pictures stand in one row, and so many that two in a row would push the button off the screen in three. */
function columnsOnPhone(count: number, hasPictures: boolean, longest: number): number {
  if (!hasPictures) return longest <= shortVariant ? 2 : 1;
  return count === 3 || count > 4 ? 3 : 2;
}

/** Variants of at most this many characters stand two in a row on a phone. */
const shortVariant = 10;
/** Questions above this many characters get the preset with room for lines. */
const shortQuestion = 90;
/** Grids of so many rows or columns need the large preset. */
const largeGrid = 6;

function presetOf(drawn: Picture | Scene | null, questionLength: number): Draft['viewSettings']['preset'] {
  const parts = drawn !== null && 'parts' in drawn ? drawn.parts : [];
  if (parts.some((part) => part.t === 'grid' && Math.max(part.rows, part.columns) >= largeGrid)) {
    return 'multiline-text-graphic-xl';
  }
  return questionLength > shortQuestion ? 'multiline-text-graphic-l' : 'text-graphic-l';
}
