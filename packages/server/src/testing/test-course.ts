import type { Model } from '@logikit/contract';
import type { Scene } from '@logikit/contract/scene';
import type { Sql } from '../kernel/database/database.ts';
import { upsertCourse } from '../content/catalog/course.db.ts';
import { saveProblem } from '../content/catalog/problem.db.ts';
import { replaceBlockProblems, upsertBlock, upsertThread } from '../content/seeding/seed.db.ts';
import { upsertTheory } from '../content/catalog/theory.db.ts';

type Draft = Model<'ProblemDraft'>;

const at = [0, 0, 50, 50] as const;
/** Right when the spots `left` and `right` are on. */
export const testScene: Scene = {
  v: 1,
  view: [0, 0, 100, 100],
  art: [],
  strings: {},
  parts: [
    { t: 'toggle', id: 'marks', spots: ['left', 'middle', 'right'].map((id) => ({ id, at, label: `spot-${id}` })) },
  ],
};

const sceneWords = { 'spot-left': 'left', 'spot-middle': 'middle', 'spot-right': 'right' };

/** Every answer-bearing text of a test problem begins with this, so that a leak can be searched for. */
export const CANARY = 'zq-secret';

/** A problem whose secrets can be recognised. `right` are the keys of the right variants. */
export function draftOf(right: readonly string[], changes: Partial<Draft> = {}): Draft {
  const pointer = (text: string) => ({ text: `${CANARY} ${text}`, highlight: [`${CANARY}-part`] });
  const variants = changes.variants ?? ['one', 'two', 'three', 'four'].map((key) => variantOf(key, right));
  const translation = (locale: string) => ({
    title: `Test ${locale}`,
    question: `Which one? ${locale}`,
    alt: `A row of boats ${locale}`,
    praise: `${CANARY} praise`,
    hints: [pointer('hint 1'), pointer('hint 2')],
    steps: [pointer('step 1'), pointer('step 2')],
    feedback: { 'test.slip': pointer(`feedback ${locale}`) },
    strings: sceneWords,
  });
  return {
    complexity: 2,
    targetLesson: 2,
    isEnabled: true,
    emoji: null,
    confettiPattern: null,
    tags: ['test'],
    narration: true,
    narrations: { en: 'Which one?', ru: 'Какой?' },
    solutionNarrations: { en: [`${CANARY} narration`], ru: [`${CANARY} narration`] },
    translations: { en: translation('en'), ru: translation('ru') },
    rightNumber: null,
    settings: { voiceoverOnly: false, autoAnswerSend: false, graphic: { isVerifiable: false } },
    variantSettings: {
      anyIsRight: false,
      isMultiSelection: false,
      isAutoValidatingString: false,
      noBorder: false,
      autoValidatingParams: { type: 'number', characterLimit: 4 },
    },
    viewSettings: {
      bigVariantsPC: false,
      bigVariantsMobile: false,
      backgroundColor: '#FAFBFF',
      backgroundImageType: 'pattern',
      variantsInContent: false,
      variantColumnsMobile: 1,
      preset: 'text-graphic-m',
    },
    contentImage: { view: [0, 0, 10, 10], art: [['circle', { r: 4, 'data-id': 'dot' }]] },
    explanationImage: { view: [0, 0, 10, 10], art: [['circle', { r: 4, 'data-id': `${CANARY}-explanation` }]] },
    background: null,
    preview: null,
    graphic: null,
    resultMedia: null,
    solutionComment: `${CANARY} comment`,
    internalDescription: `${CANARY} description`,
    internalNote: `${CANARY} note`,
    internalNoteImage: null,
    theory: null,
    blockTheory: null,
    ...changes,
    variants,
  };
}

export function variantOf(key: string, right: readonly string[]): Draft['variants'][number] {
  const isRight = right.includes(key);
  const text = { text: `Variant ${key}`, alt: `Variant ${key}` };
  return {
    key,
    image: null,
    backgroundColor: null,
    isRight,
    tag: isRight ? null : 'test.slip',
    translations: { en: text, ru: text },
  };
}

export function numberDraft(rightNumber: string, changes: Partial<Draft> = {}): Draft {
  const draft = draftOf([], { variants: [], rightNumber, ...changes });
  return { ...draft, variantSettings: { ...draft.variantSettings, isAutoValidatingString: true } };
}

export function graphicDraft(spots: readonly string[] = ['left', 'right']): Draft {
  const check = { rules: [{ rule: 'set', part: 'marks', spots }], note: CANARY };
  const settings = { voiceoverOnly: false, autoAnswerSend: false, graphic: { isVerifiable: true } };
  return draftOf([], { variants: [], settings, graphic: { scene: testScene, check } });
}

export interface TestBlock {
  readonly problems: readonly Draft[];
  readonly type?: 'regular' | 'checkpoint';
}

export interface TestThread {
  readonly courseId: number;
  readonly threadId: number;
  readonly theoryId: number;
  readonly blockIds: readonly number[];
  /** In the order of the road. */
  readonly problemIds: readonly number[];
}

let written = 0;

/** Writes a thread of its own course into the catalogue. */
export async function writeThread(
  sql: Sql,
  blocks: readonly TestBlock[],
  of: Partial<ThreadRules> = {},
): Promise<TestThread> {
  const rules: ThreadRules = { isTrial: true, isSequential: true, type: 'chapter', targetLesson: 2, ...of };
  written += 1;
  const slug = `test-${written}`;
  const words = {
    translations: { en: { title: 'Test', description: 'Test' }, ru: { title: 'Тест', description: 'Тест' } },
  };
  const courseId = await upsertCourse(sql, {
    slug,
    kind: rules.type === 'olympiad' ? 'event' : 'logic',
    targetLesson: rules.targetLesson,
    position: 100 + written,
    landing: null,
    content: {
      ...words,
      preview: null,
      background: null,
      mobileBackground: null,
      purchaseBackground: null,
      courseImage: null,
      isNew: false,
      isMixedCourse: false,
      icon: null,
      color: null,
      category: null,
      view: { motif: 'meadow', isCompact: false },
    },
  });
  const threadId = await upsertThread(sql, {
    slug,
    courseId,
    position: 0,
    isTrial: rules.isTrial,
    isSequential: rules.isSequential,
    type: 'chapter',
    content: {
      ...words,
      topics: [],
      category: null,
      preview: null,
      coursePreview: null,
      courseVersions: [],
      grades: [],
      threadGrades: [],
      reviews: [],
      problemExamples: [],
      view: {
        headerBackground: null,
        background: null,
        topRoadImage: null,
        roadImage: 'meadow',
        dashboardImage: null,
        images: [],
      },
    },
  });
  await sql`update thread set type = ${rules.type} where id = ${threadId}`;
  const theoryId = await upsertTheory(sql, {
    slug,
    targetLesson: rules.targetLesson,
    weight: 1000,
    content: {
      technicalName: slug,
      narrations: {},
      emoji: null,
      tags: [],
      isExplanation: true,
      image: null,
      audio: null,
      category: null,
      translations: { en: { title: 'Test', paragraphs: ['One.'], alt: '' } },
      settings: { imagePlacement: 'image-bottom' },
    },
  });
  const blockIds: number[] = [];
  const problemIds: number[] = [];
  for (const [position, block] of blocks.entries()) {
    const content = { translations: { en: { title: 'Test' }, ru: { title: 'Тест' } }, motif: 'meadow' } as const;
    const blockId = await upsertBlock(sql, { slug: `${slug}/${position}`, threadId, position, theoryId, content });
    if (block.type) await sql`update block set type = ${block.type} where id = ${blockId}`;
    const ids: number[] = [];
    for (const draft of block.problems) ids.push(await saveProblem(sql, draft));
    await replaceBlockProblems(sql, blockId, ids);
    blockIds.push(blockId);
    problemIds.push(...ids);
  }
  return { courseId, threadId, theoryId, blockIds, problemIds };
}

export interface ThreadRules {
  readonly isTrial: boolean;
  readonly isSequential: boolean;
  readonly type: 'chapter' | 'quiz' | 'olympiad';
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

export const nothing: Model<'SolutionContent'> = { selectedVariants: [], graphicState: null, autoValidateString: null };
