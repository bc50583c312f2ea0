import { Type } from '@sinclair/typebox';
import {
  byLocale,
  Colour,
  Complexity,
  Count,
  Id,
  nullable,
  object,
  oneOf,
  record,
  TargetLessonId,
  text,
} from '../basics.ts';
import type { GraphicState } from '../../scene/scene.ts';
import { Picture, Scene } from '../picture.ts';
import { ProblemProgress } from './progress.ts';
import { paged, pageFields } from '../paged.ts';

/** A sentence that points at parts of the picture by their `data-id`. */
export const Pointer = object({ text: text(1200), highlight: Type.Array(text(60), { maxItems: 100 }) });

export const ProblemSettings = object({
  voiceoverOnly: Type.Boolean(),
  autoAnswerSend: Type.Boolean(),
  graphic: object({ isVerifiable: Type.Boolean() }),
});

export const VariantSettings = object({
  anyIsRight: Type.Boolean(),
  isMultiSelection: Type.Boolean(),
  isAutoValidatingString: Type.Boolean(),
  noBorder: Type.Boolean(),
  autoValidatingParams: object({
    type: oneOf(['number'] as const),
    characterLimit: Type.Integer({ minimum: 1, maximum: 4 }),
  }),
});

export const viewPresets = [
  'multiline-text-graphic-l',
  'text-graphic-l',
  'text-graphic-m',
  'text-graphic-s',
  'multiline-text-graphic-xl',
] as const;

export const ViewSettings = object({
  bigVariantsPC: Type.Boolean(),
  bigVariantsMobile: Type.Boolean(),
  backgroundColor: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', default: '#FAFBFF' }),
  backgroundImageType: oneOf(['pattern'] as const),
  variantsInContent: Type.Boolean(),
  variantColumnsMobile: Type.Integer({ minimum: 1, maximum: 4 }),
  preset: Type.Unsafe<(typeof viewPresets)[number]>({ ...oneOf(viewPresets), default: viewPresets[0] }),
});

/** What a learner reads, in one language. Nothing here depends on which answer is right. */
export const ProblemTranslation = object({
  title: Type.String(),
  question: Type.String(),
  alt: Type.String({ description: 'Describes the picture without giving the answer' }),
});

export const VariantTranslation = object({ text: text(300), alt: text(800) });

/** A variant as a learner sees it: an opaque id of this learner and problem, and no word about being right. */
export const LearnerVariant = object({
  id: Type.String({ minLength: 6, maxLength: 24 }),
  image: nullable(Picture),
  backgroundColor: nullable(Type.String()),
  translations: byLocale(VariantTranslation),
});

/** What is told once the problem is closed, and never before (rule D-038). */
export const ProblemSolution = object({
  rightVariants: Type.Array(Type.String(), { description: 'Ids of the right variants, as this learner sees them' }),
  rightNumber: nullable(Type.String()),
  rightState: nullable(Type.Unsafe<GraphicState>({ type: 'object' })),
  steps: Type.Array(Pointer),
  praise: Type.String(),
  solutionComment: Type.String(),
  solutionNarrations: byLocale(Type.Array(Type.String())),
  explanationImage: nullable(Picture),
});

/** Hints that the learner has taken already, so that opening the problem again shows them again. */
export const TakenHints = object({
  pointers: Type.Array(Pointer),
  removedVariant: nullable(Type.String({ description: 'Id of the wrong variant that was put aside' })),
});

/** A problem as a learner receives it. */
export const LearnerProblem = object({
  id: Id,
  version: Type.Integer({ minimum: 1, description: 'Goes up with every change; an answer says which one it is to' }),
  complexity: Complexity,
  targetLesson: TargetLessonId,
  isEnabled: Type.Boolean(),
  isDeleted: Type.Boolean(),
  emoji: nullable(Type.String()),
  confettiPattern: nullable(Type.String({ description: 'Motif of the celebration, e.g. "boat"' })),
  tags: Type.Array(Type.String()),
  narration: Type.Boolean({ description: 'True when the narration may be spoken in this language' }),
  narrations: byLocale(Type.String()),
  translations: byLocale(ProblemTranslation),
  variants: Type.Array(LearnerVariant),
  settings: ProblemSettings,
  variantSettings: VariantSettings,
  viewSettings: ViewSettings,
  contentImage: nullable(Picture),
  background: nullable(Picture),
  preview: nullable(Picture),
  graphic: nullable(object({ scene: Scene })),
  resultMedia: nullable(Type.String()),
  theory: nullable(Id),
  blockTheory: nullable(Id),
  hintsLeft: Type.Integer({ minimum: 0, maximum: 4 }),
  /** Left out until a hint is taken, and once the problem is closed. */
  takenHints: Type.Optional(TakenHints),
  triesLeft: nullable(
    Type.Integer({ minimum: 0, description: 'Wrong tries left before the problem closes; null = no limit' }),
  ),
  progress: nullable(ProblemProgress),
  solution: nullable(ProblemSolution),
});

export const AuthorVariant = object({
  key: Type.String({ minLength: 1, maxLength: 40 }),
  image: nullable(Picture),
  backgroundColor: nullable(Colour),
  isRight: Type.Boolean(),
  tag: nullable(Type.String({ maxLength: 60, description: 'Misconception that makes somebody choose it' })),
  translations: byLocale(VariantTranslation),
});

export const AuthorTranslation = object({
  title: Type.String({ maxLength: 80 }),
  question: Type.String({ minLength: 1, maxLength: 600 }),
  alt: Type.String({ maxLength: 6000, description: 'A large table takes a sentence for every cell' }),
  praise: Type.String({ maxLength: 200 }),
  hints: Type.Array(Pointer, { maxItems: 3 }),
  steps: Type.Array(Pointer, { maxItems: 6 }),
  feedback: record(Pointer, 60),
  strings: record(text(600), 200),
});

const authored = {
  complexity: Complexity,
  targetLesson: TargetLessonId,
  isEnabled: Type.Boolean({ default: false }),
  emoji: nullable(text(16)),
  confettiPattern: nullable(text(60)),
  tags: Type.Array(text(60), { maxItems: 20 }),
  narration: Type.Boolean(),
  narrations: byLocale(text(1200)),
  solutionNarrations: byLocale(Type.Array(text(1200), { maxItems: 6 })),
  translations: byLocale(AuthorTranslation),
  variants: Type.Array(AuthorVariant, { maxItems: 12 }),
  rightNumber: nullable(Type.String({ maxLength: 4 })),
  settings: ProblemSettings,
  variantSettings: VariantSettings,
  viewSettings: ViewSettings,
  contentImage: nullable(Picture),
  explanationImage: nullable(Picture),
  background: nullable(Picture),
  preview: nullable(Picture),
  graphic: nullable(object({ scene: Scene, check: Type.Unknown() })),
  resultMedia: nullable(text(400)),
  solutionComment: text(2000),
  internalDescription: text(2000),
  internalNote: text(2000),
  internalNoteImage: nullable(Picture),
  theory: nullable(Id),
  blockTheory: nullable(Id),
};

/** A problem as its author sees and saves it. Shares no base with LearnerProblem, so no field can slip through. */
export const AuthorProblem = object({
  ...authored,
  id: Id,
  isDeleted: Type.Boolean(),
  author: nullable(Id),
  version: Count,
});

export const ProblemDraft = object(authored);

/** A problem as it is to be from now on. */
export const ProblemChange = object({
  ...authored,
  baseVersion: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'The version that was read: a change that somebody else has made since is not overwritten',
    }),
  ),
});

/** A new problem, or the id of the one to copy. */
export const NewProblem = Type.Union([ProblemDraft, object({ copyOf: Id })]);

export const ProblemImport = object({
  problems: Type.Array(ProblemDraft, { minItems: 1, maxItems: 50 }),
  isDryRun: Type.Boolean({ description: 'Only says what would happen' }),
});

export const ProblemImportReport = object({
  saved: Count,
  problems: Type.Array(
    object({
      id: nullable(Id),
      faults: Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'What is wrong, by field; empty for a problem that is good',
      }),
    }),
  ),
});

export const ProblemPath = object({ problemId: Id });

/** For whom a problem of the public pages is. */
export const SamplePath = object({ audience: oneOf(['child', 'adult']) });
export const SampleProblem = object({ problemId: Id });

export const ProblemQuery = object({
  ...pageFields,
  targetLesson: Type.Optional(TargetLessonId),
  complexity: Type.Optional(Complexity),
  /** 1 start, 2 pro, 3 expert; needs the target lesson (rule D-011). */
  tier: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  isEnabled: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
});

export const ProblemListEntry = object({
  id: Id,
  title: Type.String(),
  complexity: Complexity,
  targetLesson: TargetLessonId,
  isEnabled: Type.Boolean(),
  tags: Type.Array(Type.String()),
});

export const ProblemList = paged(ProblemListEntry);

export const ProblemStats = object({
  shown: Count,
  passings: Count,
  firstTryRate: nullable(Type.Number()),
  avgMistakes: nullable(Type.Number()),
  avgSeconds: nullable(Type.Number()),
  byVariant: Type.Record(Type.String(), Count),
  discrimination: nullable(Type.Number()),
  byLocale: Type.Record(Type.String(), Count),
});

export const Delivered = object({ delivered: Count });
