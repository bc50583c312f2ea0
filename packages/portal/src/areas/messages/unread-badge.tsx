import './messages.css';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** How many messages wait; nothing where none does. */
export function UnreadBadge({ unread }: { readonly unread: number }): ReactElement | null {
  const t = useWords('messages');
  const locale = useLocale();
  if (unread === 0) return null;
  return (
    <span className="messages-badge" aria-label={t('messages.unread', { unread })}>
      {formatNumber(locale, unread)}
    </span>
  );
}
