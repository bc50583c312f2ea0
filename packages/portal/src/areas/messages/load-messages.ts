import type { Model } from '@logikit/sdk';
import { redirect } from 'react-router';
import { client } from '../../client/client.ts';
import type { Locale } from '../../words/locales.ts';
import { messagesPath, type MessagesType } from '../../paths/messages.ts';

export type Thread = Model<'MessageThread'>;

export interface MessagesData {
  readonly state: Model<'MessagesState'>;
  readonly type: MessagesType;
  readonly threads: readonly Thread[];
  /** There is nobody to choose: the one conversation is open. */
  readonly isSingle: boolean;
  /** The thread that is open; null while one is to be chosen or has not begun. */
  readonly open: Thread | null;
  readonly messages: Model<'Messages'> | null;
}

interface Asked {
  readonly locale: Locale;
  readonly type: string | undefined;
  readonly search: URLSearchParams;
}

/** Support and news are one conversation each; and so it is for whoever has one teacher, once it has begun. */
function isSingleThread(
  type: MessagesType,
  { contacts }: MessagesData['state'],
  [first, ...others]: readonly Thread[],
): boolean {
  if (type === 'support' || type === 'system') return true;
  if (type !== 'teacher' || first === undefined || others.length > 0) return false;
  return contacts.every(({ person }) => person.userId === first.person?.userId);
}

/** The messages of a type. Where there is only one conversation it is open at once. */
export async function loadMessages({ locale, type: asked, search }: Asked): Promise<MessagesData> {
  const { messages } = client();
  const state = await messages.getMessagesState();
  const [first = 'system'] = state.types;
  const type = asked === undefined ? first : state.types.find((one) => one === asked);
  if (type === undefined) throw redirect(messagesPath(locale));
  const { data: threads } = await messages.listMessageThreads({ query: { type, perPage: 50 } });
  const threadId = Number(search.get('thread'));
  const isSingle = isSingleThread(type, state, threads);
  const open = threads.find(({ id }) => id === threadId) ?? (isSingle ? threads[0] : undefined) ?? null;
  const count = Math.min(100, Math.max(20, Number(search.get('count')) || 20));
  return {
    state,
    type,
    threads,
    isSingle,
    open,
    messages: open && (await messages.listMessages({ params: { id: open.id }, query: { perPage: count } })),
  };
}
