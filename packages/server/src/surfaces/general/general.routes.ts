import {
  calls,
  figuresOf,
  isSoundAvailable,
  type FigureKey,
  type Model,
  languagesFor,
  levelConfig,
  numbers,
  preferredLocale,
  marketing,
} from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Config } from '../../kernel/config/index.ts';
import { networksOf } from '../../identity/accounts/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';

/** Parts of the product that an installation switches on. */
const features = ['bloggerStart', 'blockerApp', 'chat', 'shop'] as const;

/** What everybody may know before anybody has signed in. */
export function generalRoutes(
  config: Pick<Config, 'environment' | 'features' | 'figures' | 'stores' | 'withDemo' | 'identityProviders'>,
): readonly Route[] {
  const answer: Omit<Model<'Config'>, 'marketing'> = {
    features: Object.fromEntries(features.map((name) => [name, config.features.includes(name)])),
    level: levelConfig,
    targetLessons,
    life: numbers.life,
    energy: { max: numbers.energy.max, tickSeconds: numbers.energy.tickSeconds },
    stores: config.stores,
    socialNetworks: networksOf(config),
    environment: config.environment,
  };
  return [
    route(calls.getConfig, async ({ clock }) => ({ ...answer, marketing: marketingAt(clock.now(), config.figures) })),
    route(calls.getServerTime, async ({ clock }) => ({ serverTime: timestampOf(clock.now()) })),
    route(calls.getLanguages, async ({ query, request }) => {
      const browserLang = query.browserLang ?? firstOf(request.acceptLanguage);
      const tested = (query.testLangs ?? '').split(',');
      return {
        languages: languagesFor(browserLang).map(({ code, isAvailable, countries }) => ({
          code,
          // A tester may look at a language before everybody else does.
          isAvailable: isAvailable || tested.includes(code),
          countries: [...countries],
          soundAvailable: isSoundAvailable(code),
        })),
        preferred: preferredLocale(browserLang),
      };
    }),
  ];
}

function marketingAt(now: Date, file: unknown): Model<'Config'>['marketing'] {
  const figures = figuresOf(file, now);
  const value = (key: FigureKey): number | null => figures[key]?.value ?? null;
  return {
    logic: {
      ...marketing.logic,
      rating: value('logic.rating'),
      reviews: value('logic.reviews'),
      players: value('logic.players'),
      countries: value('logic.countries'),
    },
    maths: { rating: value('maths.rating'), players: value('maths.players') },
    games: { rating: value('games.rating') },
  };
}

function firstOf(acceptLanguage: string | null): string {
  return acceptLanguage?.split(/[,;]/, 1)[0]?.trim() ?? '';
}

const targetLessons: Model<'Config'>['targetLessons'] = [
  { id: 4, position: 1, excludeForLocales: [], nameKey: 'targetLesson.preschoolDevelopment' },
  { id: 5, position: 2, excludeForLocales: [], nameKey: 'targetLesson.schoolPreparation' },
  { id: 1, position: 3, excludeForLocales: [], nameKey: 'targetLesson.preschooler' },
  { id: 2, position: 4, excludeForLocales: [], nameKey: 'targetLesson.junior' },
  { id: 3, position: 5, excludeForLocales: [], nameKey: 'targetLesson.adult' },
];
