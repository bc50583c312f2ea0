import './conversation.css';
import { fromTimestamp } from '@logikit/sdk';
import type { ReactElement, ReactNode, Ref } from 'react';
import { formatTime } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { messageText, type ShownMessage } from './message-text.ts';

export interface MessageItemProps {
  readonly message: ShownMessage;
  /** Who said it. */
  readonly name: string;
  /** Beside the bubble; null on the own side. */
  readonly face: ReactNode;
  /** On the side of whoever stands at the end of the line. */
  readonly isMine: boolean;
  /** The same person has said the one before it a moment ago. */
  readonly isContinued: boolean;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One thing that was said: by whom, what and when. */
export function MessageItem({ message, name, face, isMine, isContinued, ref }: MessageItemProps): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const { sentAt, author } = message;
  return (
    <li
      ref={ref}
      className="conversation-said"
      data-mine={isMine || undefined}
      data-author={author}
      data-continued={isContinued || undefined}
    >
      <span className={isContinued ? 'lk-unseen' : 'conversation-by'}>
        <b>{name}</b>
        <time dateTime={`${sentAt.replace(' ', 'T')}Z`}>{formatTime(locale, fromTimestamp(sentAt))}</time>
      </span>
      {face}
      <p>{messageText(message, t)}</p>
    </li>
  );
}
