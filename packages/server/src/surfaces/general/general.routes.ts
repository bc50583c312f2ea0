import {
  calls,
  isSoundAvailable,
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
  config: Pick<Config, 'environment' | 'features' | 'stores' | 'withDemo' | 'identityProviders'>,
): readonly Route[] {
  const answer: Model<'Config'> = {
    features: Object.fromEntries(features.map((name) => [name, config.features.includes(name)])),
    level: levelConfig,
    targetLessons,
    life: numbers.life,
    energy: { max: numbers.energy.max, tickSeconds: numbers.energy.tickSeconds },
    marketing,
    stores: config.stores,
    socialNetworks: networksOf(config),
    environment: config.environment,
  };
  return [
    route(calls.getConfig, async () => answer),
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
