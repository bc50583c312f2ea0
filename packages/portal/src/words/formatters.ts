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

/** "a, b and c". */
export function formatList(locale: Locale, texts: readonly string[]): string {
  return new Intl.ListFormat(intl[locale] ?? locale, { type: 'conjunction' }).format(texts);
}

const suffixes = [
  { from: 1_000_000, suffix: 'M' },
  { from: 1000, suffix: 'K' },
] as const;

/** 1234 as "1.23K": what fits into a chip. Cut, not rounded, so that nobody reads more than there is (rule D-183). */
export function formatShort(locale: Locale, value: number): string {
  const step = suffixes.find(({ from }) => Math.abs(value) >= from);
  const number = new Intl.NumberFormat(intl[locale] ?? locale, {
    maximumFractionDigits: step ? 2 : 0,
    roundingMode: 'trunc',
    useGrouping: false,
  });
  return step ? `${number.format(value / step.from)}${step.suffix}` : number.format(value);
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** 4520 seconds as "1 hr 15 min": hours, minutes and seconds, the two largest that are there (rule D-183). */
export function formatDuration(locale: Locale, seconds: number): string {
  const code = intl[locale] ?? locale;
  let rest = Math.max(0, Math.floor(seconds));
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ count }) => count > 0);
  const texts = shown.map(({ unit, count }) =>
    new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  );
  return new Intl.ListFormat(code, { type: 'unit', style: 'narrow' }).format(texts);
}

/** "Friday": the day of the week in the learner's own time zone. */
export function formatWeekday(locale: Locale, date: Date): string {
  const day = new Intl.DateTimeFormat(intl[locale] ?? locale, { weekday: 'long' }).format(date);
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

/** "Friday, 5 March": a day in the learner's own time zone. */
export function formatDay(locale: Locale, date: Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const day = new Intl.DateTimeFormat(intl[locale] ?? locale, options).format(date);
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", else "Monday 2 March": a day that is not long ago, in the learner's own time zone. */
export function formatRecentDay(locale: Locale, date: Date, now: number): string {
  const midnight = (day: Date): number => new Date(day).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(new Date(now)) - midnight(date)) / DAY_MS);
  if (ago !== 0 && ago !== 1) return formatDay(locale, date);
  const day = new Intl.RelativeTimeFormat(intl[locale] ?? locale, { numeric: 'auto' }).format(-ago, 'day');
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

/** "5 March 2026": a date in the learner's own time zone. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(intl[locale] ?? locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    date,
  );
}

/** 0.85 as "85 %", in the locale's own writing. */
export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(intl[locale] ?? locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** "2 days, 5 hours" or "3 hours, 20 minutes": what is left of a longer time. */
export function formatTimeLeft(
  locale: Locale,
  { days, hours, minutes }: { readonly days: number; readonly hours: number; readonly minutes: number },
): string {
  const code = intl[locale] ?? locale;
  const parts =
    days > 0
      ? ([
          ['day', days],
          ['hour', hours],
        ] as const)
      : ([
          ['hour', hours],
          ['minute', minutes],
        ] as const);
  const texts = parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
  return new Intl.ListFormat(code, { type: 'unit', style: 'narrow' }).format(texts);
}

/** "12 September at 15:00", in the learner's own time zone. */
export function formatMoment(locale: Locale, moment: number): string {
  return new Intl.DateTimeFormat(intl[locale] ?? locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}

/** "14:05" or "2:05 PM": the time of a moment in the learner's own time zone. */
export function formatTime(locale: Locale, moment: number): string {
  return new Intl.DateTimeFormat(intl[locale] ?? locale, { hour: 'numeric', minute: '2-digit' }).format(moment);
}

/** "14:05" of today, "5 Mar" of another day, in the learner's own time zone: for what stands in a narrow place. */
export function formatRecentMoment(locale: Locale, moment: number, now: number): string {
  if (new Date(moment).toDateString() === new Date(now).toDateString()) return formatTime(locale, moment);
  return new Intl.DateTimeFormat(intl[locale] ?? locale, { day: 'numeric', month: 'short' }).format(moment);
}

/** "18:00" or "6:00 PM": a full hour of the day. */
export function formatHour(locale: Locale, hour: number): string {
  return new Intl.DateTimeFormat(intl[locale] ?? locale, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(2024, 0, 1, hour),
  );
}

/** "November 2026": the month of a day 'YYYY-MM-DD' of the platform. */
export function formatMonth(locale: Locale, day: string): string {
  const text = dayFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
  // It stands alone, as a title does.
  return text.charAt(0).toLocaleUpperCase(intl[locale] ?? locale) + text.slice(1);
}

/** The month of a season, whose number is its year and month. */
export function formatSeason(locale: Locale, season: number): string {
  return formatMonth(locale, `${String(season).slice(0, 4)}-${String(season).slice(4)}-01`);
}

/** "12 Sep": a day 'YYYY-MM-DD' of the platform. */
export function formatShortDay(locale: Locale, day: string): string {
  return dayFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(`${day}T00:00:00Z`));
}

/** "Mon", for what stands under a bar. */
export function formatShortWeekday(locale: Locale, day: string): string {
  return dayFormat(locale, { weekday: 'short' }).format(new Date(`${day}T00:00:00Z`));
}

/** "M": the letter under a day of a drawn week. */
export function formatWeekdayLetter(locale: Locale, day: string): string {
  return dayFormat(locale, { weekday: 'narrow' }).format(new Date(`${day}T00:00:00Z`));
}

function dayFormat(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(intl[locale] ?? locale, { ...parts, timeZone: 'UTC' });
}

/** 990 roubles as "990 ₽": whole units of a currency. */
export function formatMoney(locale: Locale, price: { readonly amount: number; readonly currency: string }): string {
  return new Intl.NumberFormat(intl[locale] ?? locale, {
    style: 'currency',
    currency: price.currency,
    maximumFractionDigits: 0,
  }).format(price.amount);
}
