import type { Model } from '@logikit/sdk';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../words/formatters.ts';
import type { Locale } from '../../words/locales.ts';

/** So many stars to a place that is better than one's own. */
export interface NextStep {
  readonly stars: number;
  readonly place: number;
}

/** The nearest place that can be reached from this page; null for the first, and for whoever has no place. */
export function nextStepOf({ data, me, missing }: Model<'RatingPage'>): NextStep | null {
  if (!me || missing.length > 0) return null;
  const ahead = data.findLast(({ points }) => points > me.points);
  return ahead ? { stars: ahead.points - me.points, place: ahead.place } : null;
}

/** How far it is. A place that could be lost is never spoken of. */
export function tellStep(t: TFunction, locale: Locale, { stars, place }: NextStep): string {
  const numbers = { number: formatNumber(locale, stars), place: formatNumber(locale, place) };
  return t('rating.next', { count: stars, ...numbers });
}
