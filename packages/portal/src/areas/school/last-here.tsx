import type { ReactElement } from 'react';
import { formatShortDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** When a pupil was seen last. `day`: null for who has not been here yet. Says words of the area `teacher`. */
export function LastHere({ day }: { readonly day: string | null }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  return <>{day === null ? t('teacher.away.never') : t('teacher.pupil.last', { day: formatShortDay(locale, day) })}</>;
}
