import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../testing/platform.ts';

eachDatabase('general', (platform) => {
  it('[C-007] the configuration loads without a token: features, level, target lessons, figures', async () => {
    const { status, body } = await platform().call(calls.getConfig);
    expect(status).toBe(200);
    expect(body.marketing.logic).toEqual({
      gradeFrom: 0,
      gradeTo: 5,
      rating: 4.9,
      reviews: 13200,
      players: 2100000,
      countries: 54,
      childProblems: 2000,
      adultProblems: 1500,
    });
    expect(body.targetLessons.map((lesson) => lesson.id).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(Object.values(body.features).every((flag) => typeof flag === 'boolean')).toBe(true);
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
});
