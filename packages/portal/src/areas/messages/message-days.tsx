import './conversation.css';
import { fromTimestamp } from '@logikit/sdk';
import type { ReactElement, Ref } from 'react';
import { client } from '../../client/client.ts';
import { formatRecentDay } from '../../words/formatters.ts';
import { useLocale } from '../../words/use-words.ts';
import { MessageItem, type MessageItemProps } from './message-item.tsx';

export interface NamedMessage extends Pick<MessageItemProps, 'message' | 'name' | 'face' | 'isMine'> {
  readonly id: number;
}

interface MessageDaysProps {
  /** The oldest first. */
  readonly messages: readonly NamedMessage[];
  /** The last of them. */
  readonly lastRef?: Ref<HTMLLIElement>;
}

/** What was said day by day, the newest at the bottom. */
export function MessageDays({ messages, lastRef }: MessageDaysProps): ReactElement {
  const locale = useLocale();
  return (
    <>
      {daysOf(messages).map(({ date, said }) => (
        <div key={date.getTime()} className="conversation-day">
          <h3>{formatRecentDay(locale, date, client().serverTime.now())}</h3>
          <ol>
            {said.map(({ id, ...message }, index) => (
              <MessageItem
                key={id}
                ref={id === messages.at(-1)?.id ? lastRef : undefined}
                isContinued={isContinued(said[index - 1], message)}
                {...message}
              />
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** Whoever goes on within this is named once. */
const PAUSE_MS = 5 * 60_000;

function isContinued(
  before: NamedMessage | undefined,
  { name, message }: Pick<NamedMessage, 'name' | 'message'>,
): boolean {
  if (before?.name !== name) return false;
  return fromTimestamp(message.sentAt) - fromTimestamp(before.message.sentAt) < PAUSE_MS;
}

interface MessageDay {
  readonly date: Date;
  readonly said: NamedMessage[];
}

/** Days of the reader's own time zone. */
function daysOf(messages: readonly NamedMessage[]): readonly MessageDay[] {
  const days: MessageDay[] = [];
  for (const one of messages) {
    const date = new Date(fromTimestamp(one.message.sentAt));
    const last = days.at(-1);
    if (last?.date.toDateString() === date.toDateString()) last.said.push(one);
    else days.push({ date, said: [one] });
  }
  return days;
}
