import { routePath } from '../../shell/named-routes.ts';
import type { Locale } from '../../words/locales.ts';

export function dashboardPath(locale: Locale): string {
  return routePath(locale, 'cabinet.main');
}
