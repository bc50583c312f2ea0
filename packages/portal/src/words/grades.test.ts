import { describe, expect, it } from 'vitest';
import { agesOfGrade, gradeRange } from './grades.ts';
import { locales } from './locales.ts';
import { areaWords, loadWords, wordsOf } from './words.ts';

describe('[K-026] ages instead of grades', () => {
  it.each([
    [0, 4, 6],
    [1, 7, 8],
    [5, 11, 12],
  ])('a child of grade %i is %i to %i', (grade, from, to) => {
    expect(agesOfGrade(grade)).toEqual({ from, to });
  });

  it.each(locales)('the main page says in %s what its readers count in', async (locale) => {
    await loadWords(locale, ['public-main']);
    const { by, ...range } = gradeRange(locale, { from: 0, to: 5 });
    expect(by).toBe(['ru', 'uk', 'pl'].includes(locale) ? 'grades' : 'ages');
    const said = wordsOf(locale, 'public-main')(`public-main.doors.junior.text.${by}`, range);
    const figures = said.match(/\d+/g);
    expect(figures).toEqual(by === 'grades' ? ['0', '5'] : ['6', '12']);
    expect(Object.keys(await areaWords(locale, 'public-main'))).toContain(`public-main.doors.junior.text.${by}`);
  });
});
