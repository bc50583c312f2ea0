import { type Locale, sitePath } from '../words/locales.ts';

export const inviterTabs = ['parent', 'friends', 'teacher'] as const;
export type InviterTab = (typeof inviterTabs)[number];

/** The default tab has no segment of its own. */
export function inviterPath(locale: Locale, tab: InviterTab = 'parent'): string {
  return sitePath(locale, tab === 'parent' ? 'cabinet/inviter' : `cabinet/inviter/${tab}`);
}
