import { Type } from '@sinclair/typebox';
import { socialNetworks } from '../../values/social-networks.ts';
import { Count, Locale, nullable, object, oneOf, TargetLessonId } from '../basics.ts';

export const LevelConfig = object({
  problemsPerLevel: Count,
  starsPerLevel: Count,
  maxLevel: Count,
  namedLevels: Type.Array(object({ level: Count, iconTier: Count })),
});

export const TargetLesson = object({
  id: TargetLessonId,
  position: Count,
  excludeForLocales: Type.Array(Locale),
  nameKey: Type.String(),
});

export const Language = object({
  code: Type.String(),
  isAvailable: Type.Boolean(),
  countries: Type.Array(Type.String()),
  soundAvailable: Type.Boolean(),
});

export const LanguagesQuery = object({
  browserLang: Type.Optional(Type.String({ maxLength: 35 })),
  testLangs: Type.Optional(Type.String({ maxLength: 200 })),
});

export const Languages = object({ languages: Type.Array(Language), preferred: Locale });

export const Config = object({
  features: Type.Record(Type.String(), Type.Boolean()),
  level: LevelConfig,
  targetLessons: Type.Array(TargetLesson),
  life: object({ max: Count, tickSeconds: Count }),
  energy: object({ max: Count, tickSeconds: Count }),
  /** What this installation says about itself; null where it names no source for a figure (rule D-262). */
  marketing: object({
    logic: object({
      gradeFrom: Count,
      gradeTo: Count,
      childProblems: Count,
      adultProblems: Count,
      rating: nullable(Type.Number()),
      reviews: nullable(Count),
      players: nullable(Count),
      countries: nullable(Count),
    }),
    maths: object({ rating: nullable(Type.Number()), players: nullable(Count) }),
    games: object({ rating: nullable(Type.Number()) }),
  }),
  /** Addresses of the app; null where it is not in that store. */
  stores: object({ apple: nullable(Type.String()), google: nullable(Type.String()) }),
  /** Where one can sign in with an account of another house: those that this installation has set up. */
  socialNetworks: Type.Array(oneOf(socialNetworks)),
  environment: oneOf(['development', 'production', 'test'] as const),
});
