import { describe, expect, it } from 'vitest';
import { formatDuration, formatRecentMoment, formatShort } from './formatters.ts';
import { type Locale, locales } from './locales.ts';

/** Node and browsers put different kinds of space between a number and its unit. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('[K-143] large numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [1234, '1.23K'],
    [1999, '1.99K'],
    [999_999, '999.99K'],
    [1_000_000, '1M'],
    [2_100_000, '2.1M'],
    [1_239_999_999, '1239.99M'],
    [-1500, '-1.5K'],
  ])('%i is %s: cut to two decimals, zeros dropped', (value, text) => {
    expect(formatShort('en', value)).toBe(text);
  });

  it('takes the separator of the locale', () => {
    const commas = locales.filter((locale) => formatShort(locale, 1234) === '1,23K');
    expect(commas).toEqual(['ru', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br']);
    expect(formatShort('es-mx', 1234)).toBe('1.23K');
  });
});

describe('[K-144] durations', () => {
  const words: Readonly<Record<Locale, readonly [string, string, string]>> = {
    ru: ['5 с', '1 мин 1 с', '1 ч 15 мин'],
    en: ['5 sec', '1 min 1 sec', '1 hr 15 min'],
    uk: ['5 с', '1 хв і 1 с', '1 год і 15 хв'],
    cs: ['5 s', '1 min 1 s', '1 h 15 min'],
    de: ['5 Sek.', '1 Min., 1 Sek.', '1 Std., 15 Min.'],
    pl: ['5 sek.', '1 min i 1 sek.', '1 godz. i 15 min'],
    tr: ['5 sn.', '1 dk. 1 sn.', '1 sa. 15 dk.'],
    'pt-br': ['5 s', '1 min 1 s', '1 h 15 min'],
    'es-mx': ['5 s', '1 min 1 s', '1 h 15 min'],
  };

  it.each(locales)('say hours, minutes and seconds in %s, the two largest', (locale) => {
    const said = [5, 61, 4520].map((seconds) => plain(formatDuration(locale, seconds)));
    expect(said).toEqual(words[locale]);
  });

  it.each([
    [0, '0 sec'],
    [-3, '0 sec'],
    [59.9, '59 sec'],
    [60, '1 min'],
    [3600, '1 hr'],
    [3605, '1 hr'],
    [90_000, '25 hr'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatDuration('en', seconds)).toBe(text);
  });
});

describe('recent moments', () => {
  const now = new Date(2026, 2, 5, 18, 30).getTime();

  it.each([
    [new Date(2026, 2, 5, 0, 5), '0:05'],
    [new Date(2026, 2, 5, 14, 5), '14:05'],
    [new Date(2026, 2, 4, 23, 59), '4. 3.'],
  ])('%s is %s: the time of today, the day of another', (moment, text) => {
    expect(plain(formatRecentMoment('cs', moment.getTime(), now))).toBe(text);
  });
});
