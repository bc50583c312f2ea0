import './conversation.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import { messagesPath, type MessagesType } from '../../paths/messages.ts';
import { MessageDays } from './message-days.tsx';
import { PersonFace } from './person-face.tsx';

interface ConversationProps {
  readonly thread: Thread;
  readonly messages: Model<'Messages'>;
  readonly type: MessagesType;
}

/** What was said, the newest at the bottom; it scrolls by itself where it stands beside the threads. */
export function Conversation({ thread, messages, type }: ConversationProps): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const end = useRef<HTMLLIElement>(null);
  const newest = messages.data[0]?.id;
  // Follows the last message: whoever opens or sends sees it.
  useEffect(() => {
    // NOTE: newer browsers answer with a promise, which an effect must not return.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const { total, perPage } = messages.meta;
  return (
    <section className="conversation-talk" tabIndex={0} aria-label={t('messages.talk')}>
      {total > perPage && perPage < 100 && (
        <Link
          className="text-link conversation-older"
          to={`${messagesPath(locale, type, thread.id)}&count=${perPage + 40}`}
          replace
          preventScrollReset
        >
          {t('messages.older')}
        </Link>
      )}
      <MessageDays
        lastRef={end}
        messages={messages.data.toReversed().map((message) => ({
          id: message.id,
          message,
          name: nameOf(message, thread, t),
          face: message.isMine ? null : <PersonFace person={thread.person} size={40} />,
          isMine: message.isMine,
        }))}
      />
    </section>
  );
}

function nameOf({ isMine, author }: Model<'Message'>, { person }: Thread, t: (key: string) => string): string {
  if (isMine) return t('messages.from.me');
  if (author === 'support' || author === 'system') return t(`messages.from.${author}`);
  return person?.displayName ?? t('messages.from.support');
}
