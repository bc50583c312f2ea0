import './messages.css';
import { type ReactElement, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { followUpdates } from '../../client/live-updates.ts';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { messagesPath } from '../../paths/messages.ts';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Contacts } from './contacts.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { loadMessages, type MessagesData } from './load-messages.ts';
import { ThreadList } from './thread-list.tsx';
import { TypeLinks } from './type-links.tsx';

export const clientLoader = page({
  areas: ['messages', 'errors'],
  requires: 'profile',
  load: ({ locale, url, params }) => loadMessages({ locale, type: params['type'], search: url.searchParams }),
});

/** Messages by type: support, the own teacher, and what we tell ourselves. Reading is free. */
export default function Messages(): ReactElement {
  const t = useWords('messages');
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  const data = useLoaderData<typeof clientLoader>();
  const { state, type, isSingle, open } = data;
  const isChosen = open !== null && !isSingle;
  useNews(open);
  return (
    <OfficePage
      eyebrow={isChosen ? t(`messages.type.${type}`) : cabinet('cabinet.tabs.me')}
      title={t('messages.title')}
      back={
        isChosen
          ? { to: messagesPath(locale, type), label: t('messages.list.back') }
          : { to: routePath(locale, 'cabinet.personal'), label: t('messages.back') }
      }
    >
      <title>{t('messages.tab')}</title>
      <div className="messages" data-chosen={isChosen || undefined}>
        <div className="messages-side">
          <TypeLinks state={state} type={type} />
          <People data={data} />
        </div>
        <ConversationPane data={data} />
      </div>
    </OfficePage>
  );
}

/** With whom there are conversations, and with whom one may begin. */
function People({
  data: { state, type, isSingle, threads, open },
}: {
  readonly data: MessagesData;
}): ReactElement | null {
  const contacts = state.contacts.filter(
    ({ person }) => !threads.some((thread) => thread.person?.userId === person.userId),
  );
  const hasContacts = type === 'teacher' && contacts.length > 0;
  if (isSingle || (threads.length === 0 && !hasContacts)) return null;
  return (
    <div className="lk-card messages-people">
      {threads.length > 0 && <ThreadList threads={threads} type={type} open={open} />}
      {hasContacts && <Contacts contacts={contacts} />}
    </div>
  );
}

/** Follows the socket and the open thread: what comes is shown, and what is shown has been read. */
function useNews(open: MessagesData['open']): void {
  const { revalidate } = useRevalidator();
  useEffect(() => followUpdates(client(), 'messagesChanged', revalidate), [revalidate]);
  const waiting = open !== null && open.unread > 0 ? open.id : null;
  useEffect(() => {
    if (waiting === null) return;
    client()
      .messages.readMessageThread({ params: { id: waiting } })
      .then(() => revalidate())
      .catch((error: unknown) => client().log('The thread is not marked as read', error));
  }, [waiting, revalidate]);
}
