import type { Model } from '@logikit/sdk';
import type { Locale } from '../words/locales.ts';
import { routePath } from './named-routes.ts';
import { schoolPath } from './school.ts';

type Profile = Pick<Model<'CommonProfile'>, 'who' | 'hasPupils' | 'perms'>;

/** Where the day of those begins whose first care is the learning of others; null: with one's own. */
export function careOf(profile: Profile | null): 'classes' | 'family' | null {
  if (profile?.perms.includes('teacher')) return 'classes';
  return profile?.who === 'parent' && profile.hasPupils ? 'family' : null;
}

/** The page on which the day begins: a teacher's classes, a parent's children, or the dashboard. */
export function homePath(locale: Locale, profile: Profile | null): string {
  const care = careOf(profile);
  if (care === null) return routePath(locale, 'cabinet.main');
  return care === 'classes' ? schoolPath(locale) : routePath(locale, 'cabinet.family');
}
