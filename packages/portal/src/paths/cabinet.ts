import { routePath } from './named-routes.ts';
import { type Locale, sitePath } from '../words/locales.ts';

export function dashboardPath(locale: Locale): string {
  return routePath(locale, 'cabinet.main');
}

export function courseAboutPath(locale: Locale, course: string): string {
  return routePath(locale, 'cabinet.course.about', { params: { name: course } });
}

export function downloadAppPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/download-app');
}

/** Every chapter of a course; without one, of the learner's own. */
export function chaptersPath(locale: Locale, lesson?: number): string {
  return sitePath(locale, `cabinet/chapters${lesson === undefined ? '' : `/${lesson}`}`);
}

/** The dashboard of one logic course, by its name. */
export function courseDashboardPath(locale: Locale, name: string): string {
  return `${dashboardPath(locale)}/${name}`;
}
