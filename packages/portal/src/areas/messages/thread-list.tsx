import './messages.css';
import { LetterIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import { messagesPath, type MessagesType } from '../../paths/messages.ts';
import { messageText } from './message-text.ts';

/** Conversations, those that moved last first. */
export function ThreadList({
  threads,
  type,
}: {
  readonly threads: readonly Thread[];
  readonly type: MessagesType;
}): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  return (
    <ul className="messages-threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link className="lk-card messages-thread" to={messagesPath(locale, type, thread.id)}>
            <LetterIcon />
            <span>
              <b>{thread.person?.displayName ?? t('messages.from.support')}</b>
              {thread.last && <span className="messages-last">{messageText(thread.last, t)}</span>}
            </span>
            {thread.unread > 0 && (
              <span className="messages-badge" aria-label={t('messages.unread', { unread: thread.unread })}>
                {formatNumber(locale, thread.unread)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
