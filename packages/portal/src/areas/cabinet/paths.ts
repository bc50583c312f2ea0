import { type Locale, sitePath } from '../../words/locales.ts';

export function dashboardPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/dashboard/logic');
}
