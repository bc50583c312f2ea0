import { Type } from '@sinclair/typebox';
import { byLocale, Id, nullable, object, oneOf, TargetLessonId, text } from '../basics.ts';
import { Picture } from '../picture.ts';
import { paged, pageFields } from '../paged.ts';

export const TheoryTranslation = object({
  title: Type.String({ maxLength: 120 }),
  paragraphs: Type.Array(Type.String({ maxLength: 600 }), { maxItems: 20 }),
  alt: Type.String({ maxLength: 800 }),
});

const theoryFields = {
  technicalName: Type.String({ minLength: 1, maxLength: 80 }),
  weight: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  isEnabled: Type.Boolean(),
  narrations: byLocale(text(6000)),
  emoji: nullable(text(16)),
  tags: Type.Array(text(60), { maxItems: 20 }),
  isCommon: Type.Boolean(),
  isExplanation: Type.Boolean({ default: true }),
  image: nullable(Picture),
  audio: nullable(text(400)),
  category: nullable(Id),
  translations: byLocale(TheoryTranslation),
  settings: object({ imagePlacement: oneOf(['image-bottom', 'image-right'] as const) }),
};

export const Theory = object({ id: Id, ...theoryFields });

/** What an editor sends. Left out: an explanation, with its picture below. */
export const TheoryDraft = object({
  ...theoryFields,
  isExplanation: Type.Optional(theoryFields.isExplanation),
  settings: Type.Optional(theoryFields.settings),
});

export const Theories = paged(Theory);
export const TheoryQuery = object({ ...pageFields, targetLesson: Type.Optional(TargetLessonId) });
