import './messages.css';
import { fromTimestamp } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { messagesPath, type MessagesType } from '../../paths/messages.ts';
import { formatRecentMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import { messageText } from './message-text.ts';
import { PersonFace } from './person-face.tsx';
import { UnreadBadge } from './unread-badge.tsx';

interface ThreadListProps {
  readonly threads: readonly Thread[];
  readonly type: MessagesType;
  readonly open: Thread | null;
}

/** Conversations, those that moved last first. */
export function ThreadList({ threads, type, open }: ThreadListProps): ReactElement {
  const locale = useLocale();
  return (
    <ul className="messages-threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            className="messages-person"
            to={messagesPath(locale, type, thread.id)}
            aria-current={thread.id === open?.id || undefined}
          >
            <ThreadFace thread={thread} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ThreadFace({ thread: { person, last, unread } }: { readonly thread: Thread }): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  return (
    <>
      <PersonFace person={person} size={48} />
      <span className="messages-name">
        <b>{person?.displayName ?? t('messages.from.support')}</b>
        {last && <span className="messages-last">{messageText(last, t)}</span>}
      </span>
      <span className="messages-moment">
        {last && <span>{formatRecentMoment(locale, fromTimestamp(last.sentAt), client().serverTime.now())}</span>}
        <UnreadBadge unread={unread} />
      </span>
    </>
  );
}
