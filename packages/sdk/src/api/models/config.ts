// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface Config {
  readonly features: Record<string, boolean>;
  readonly level: LevelConfig;
  readonly targetLessons: TargetLesson[];
  readonly life: {
    readonly max: number;
    readonly tickSeconds: number;
  };
  readonly energy: {
    readonly max: number;
    readonly tickSeconds: number;
  };
  readonly marketing: {
    readonly logic: {
      readonly gradeFrom: number;
      readonly gradeTo: number;
      readonly childProblems: number;
      readonly adultProblems: number;
      readonly rating: number | null;
      readonly reviews: number | null;
      readonly players: number | null;
      readonly countries: number | null;
    };
    readonly maths: {
      readonly rating: number | null;
      readonly players: number | null;
    };
    readonly games: {
      readonly rating: number | null;
    };
  };
  readonly stores: {
    readonly apple: string | null;
    readonly google: string | null;
  };
  readonly socialNetworks: ('vkontakte' | 'facebook' | 'google' | 'yandex' | 'mts' | 'apple')[];
  readonly environment: 'development' | 'production' | 'test';
}

export interface Language {
  readonly code: string;
  readonly isAvailable: boolean;
  readonly countries: string[];
  readonly soundAvailable: boolean;
}

export interface Languages {
  readonly languages: Language[];
  readonly preferred: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
}

export interface LanguagesQuery {
  readonly browserLang?: string;
  readonly testLangs?: string;
}

export interface LevelConfig {
  readonly problemsPerLevel: number;
  readonly starsPerLevel: number;
  readonly maxLevel: number;
  readonly namedLevels: {
    readonly level: number;
    readonly iconTier: number;
  }[];
}

export interface TargetLesson {
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly position: number;
  readonly excludeForLocales: ('ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx')[];
  readonly nameKey: string;
}

/** The shapes above by name. */
export interface ConfigModels {
  readonly Config: Config;
  readonly Language: Language;
  readonly Languages: Languages;
  readonly LanguagesQuery: LanguagesQuery;
  readonly LevelConfig: LevelConfig;
  readonly TargetLesson: TargetLesson;
}
