import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

const home = join(import.meta.dirname, '../../../../../locales');
const locales = ['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'];

/** What a locale calls a target lesson. */
function nameIn(locale: string, nameKey: string): string | undefined {
  const words = JSON.parse(readFileSync(join(home, locale, 'training.json'), 'utf8')) as Record<string, string>;
  return words[nameKey];
}

oneDatabase('general', (platform) => {
  it('[C-007] the configuration loads without a token: features, level, target lessons, figures', async () => {
    const { status, body } = await platform().call(calls.getConfig);
    expect(status).toBe(200);
    expect(body.marketing.logic).toMatchObject({ gradeFrom: 0, gradeTo: 5, childProblems: 2000, adultProblems: 1500 });
    expect(body.targetLessons.map((lesson) => lesson.id).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(Object.values(body.features).every((flag) => typeof flag === 'boolean')).toBe(true);
  });

  it('D-262: an installation without a file of figures claims no players and no reviews', async () => {
    const { body } = await platform().call(calls.getConfig);
    const { rating, reviews, players, countries } = body.marketing.logic;
    expect([rating, reviews, players, countries]).toEqual([null, null, null, null]);
    expect([body.marketing.maths, body.marketing.games]).toEqual([{ rating: null, players: null }, { rating: null }]);
  });

  it('[E-021] the level configuration has every field of D-070 and D-071', async () => {
    const { body } = await platform().call(calls.getConfig);
    expect(body.level).toMatchObject({ problemsPerLevel: 20, starsPerLevel: 40, maxLevel: 100 });
    expect(body.level.namedLevels.map((named) => named.level)).toEqual([1, 5, 10, 20, 30, 40, 50, 60, 75, 100]);
    expect(body.level.namedLevels.map((named) => named.iconTier)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('[C-008] server time is UTC in whole seconds and needs no token', async () => {
    const response = await fetch(`${platform().url}/server-time.php`);
    expect(await response.json()).toEqual({
      server_time: platform().clock.now().toISOString().slice(0, 19).replace('T', ' '),
    });
  });

  it('[C-009] [E-019] languages come with code, availability, countries and sound, the best match first', async () => {
    const { body } = await platform().call(calls.getLanguages, { query: { browserLang: 'pt-PT' } });
    expect(body.preferred).toBe('pt-br');
    expect(body.languages[0]).toEqual({
      code: 'pt-br',
      isAvailable: true,
      countries: ['BR', 'PT', 'AO', 'MZ'],
      soundAvailable: true,
    });
    expect(body.languages).toHaveLength(13);
    expect(body.languages.filter((language) => language.isAvailable)).toHaveLength(9);
  });

  it('a tester sees the languages that he names, nobody else does', async () => {
    const { body } = await platform().call(calls.getLanguages, { query: { browserLang: 'fr', testLangs: 'fr,ja' } });
    expect(body.languages.filter((language) => language.isAvailable)).toHaveLength(11);
    expect(body.preferred).toBe('ru');
  });

  it('the Accept-Language header stands in for browserLang', async () => {
    const { body } = await platform().call(
      calls.getLanguages,
      { query: {} },
      { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } },
    );
    expect(body.preferred).toBe('de');
  });

  it.each([
    ['K-001', 4, 'Preschool development', 'Развитие дошкольника'],
    ['K-002', 5, 'Getting ready for school', 'Подготовка к школе'],
    ['K-003', 1, 'Preschool', 'Дошкольник'],
    ['K-004', 2, 'Junior school', 'Начальная школа'],
    ['K-005', 3, 'Adults', 'Взрослые'],
  ] as const)('[%s] target lesson %i is told with a name that every locale has', async (_row, id, english, russian) => {
    const { body } = await platform().call(calls.getConfig);
    const lesson = body.targetLessons.find((one) => one.id === id);
    const names = locales.map((locale) => nameIn(locale, lesson?.nameKey ?? ''));
    expect(names.every((name) => name !== undefined && name.length > 0)).toBe(true);
    expect(names.slice(0, 2)).toEqual([russian, english]);
  });

  it('[E-020] target lessons come with id, position, excluded locales and name key, and are ordered by position', async () => {
    const { targetLessons } = (await platform().call(calls.getConfig)).body;
    expect([...targetLessons].sort((one, other) => one.position - other.position)).toEqual([
      { id: 4, position: 1, excludeForLocales: [], nameKey: 'targetLesson.preschoolDevelopment' },
      { id: 5, position: 2, excludeForLocales: [], nameKey: 'targetLesson.schoolPreparation' },
      { id: 1, position: 3, excludeForLocales: [], nameKey: 'targetLesson.preschooler' },
      { id: 2, position: 4, excludeForLocales: [], nameKey: 'targetLesson.junior' },
      { id: 3, position: 5, excludeForLocales: [], nameKey: 'targetLesson.adult' },
    ]);
  });
});

const figures: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../config/figures.example.json'), 'utf8'),
);

oneDatabase(
  'general with figures',
  (platform) => {
    it('[K-006] [K-007] [K-008] figures with a source stand in the configuration, and go when they are too old', async () => {
      const { clock, call } = platform();
      const { marketing } = (await call(calls.getConfig)).body;
      expect(marketing.logic).toMatchObject({ rating: 4.9, reviews: 13_200, players: 2_100_000, countries: 54 });
      expect([marketing.maths, marketing.games]).toEqual([{ rating: 4.8, players: 647_000 }, { rating: 4.3 }]);
      clock.advance(500 * 86_400_000);
      expect((await call(calls.getConfig)).body.marketing.logic).toMatchObject({ rating: null, players: null });
    });
  },
  { figures },
);
