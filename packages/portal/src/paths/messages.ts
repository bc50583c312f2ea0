import type { Model } from '@logikit/sdk';
import { type Locale, sitePath } from '../words/locales.ts';

export type MessagesType = Model<'MessagesState'>['types'][number];

export function messagesPath(locale: Locale, type?: MessagesType, threadId?: number): string {
  const path = sitePath(locale, type === undefined ? 'cabinet/messages' : `cabinet/messages/${type}`);
  return threadId === undefined ? path : `${path}?thread=${threadId}`;
}

/** What a child and the teachers say, for the parent. */
export function pupilMessagesPath(locale: Locale, cardId: number): string {
  return sitePath(locale, `cabinet/family/${cardId}/messages`);
}
