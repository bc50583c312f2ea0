import type { Locale } from './locales.ts';

const intl: Readonly<Partial<Record<Locale, string>>> = { 'pt-br': 'pt-BR', 'es-mx': 'es-MX' };

/** Whole numbers with the locale's grouping. */
export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(intl[locale] ?? locale).format(value);
}

/** 2 100 000 as "2.1 million", for the figures of the main page. */
export function formatLarge(locale: Locale, value: number): string {
  return new Intl.NumberFormat(intl[locale] ?? locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

/** "Friday": the day of the week in the learner's own time zone. */
export function formatWeekday(locale: Locale, date: Date): string {
  const day = new Intl.DateTimeFormat(intl[locale] ?? locale, { weekday: 'long' }).format(date);
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}
