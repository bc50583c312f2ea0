import './messages.css';
import { fromTimestamp } from '@logikit/sdk';
import type { ReactElement, Ref } from 'react';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { messageText, type ShownMessage } from './message-text.ts';

interface MessageItemProps {
  readonly message: ShownMessage;
  /** Who said it. */
  readonly name: string;
  /** On the side of whoever stands at the end of the line. */
  readonly isMine: boolean;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One thing that was said: by whom, what and when. */
export function MessageItem({ message, name, isMine, ref }: MessageItemProps): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const { sentAt, author } = message;
  return (
    <li ref={ref} className="messages-said" data-mine={isMine || undefined} data-author={author}>
      <b>{name}</b>
      <p>{messageText(message, t)}</p>
      <time dateTime={`${sentAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(sentAt))}</time>
    </li>
  );
}
