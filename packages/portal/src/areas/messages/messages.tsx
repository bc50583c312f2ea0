import './messages.css';
import { KitReading } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../client/client.ts';
import { followUpdates } from '../../client/live-updates.ts';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { leadsPath } from '../../paths/school.ts';
import { Composer } from './composer.tsx';
import { Contacts } from './contacts.tsx';
import { Conversation } from './conversation.tsx';
import { loadMessages, type MessagesData } from './load-messages.ts';
import { messagesPath } from '../../paths/messages.ts';
import { ThreadList } from './thread-list.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['messages', 'errors'],
  requires: 'profile',
  load: ({ locale, url, params }) => loadMessages({ locale, type: params['type'], search: url.searchParams }),
});

/** Messages by type: support, the own teacher, and what we tell ourselves. Reading is free. */
export default function Messages(): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const { state, type, threads, open, messages } = useLoaderData<typeof clientLoader>();
  useNews(open);
  return (
    <SubPage
      tab={t('messages.tab')}
      title={t('messages.title')}
      back={{ to: routePath(locale, 'cabinet.personal'), label: t('messages.back') }}
      width="reading"
    >
      <PillLinks label={t('messages.types')}>
        {state.types.map((one) => (
          <Link key={one} to={messagesPath(locale, one)} aria-current={one === type ? 'page' : undefined}>
            <span>{t(`messages.type.${one}`)}</span>
            {state.unreadOf[one] > 0 && (
              <span className="messages-badge" aria-label={t('messages.unread', { unread: state.unreadOf[one] })}>
                {formatNumber(locale, state.unreadOf[one])}
              </span>
            )}
          </Link>
        ))}
        {state.types.includes('inbox') && <Link to={leadsPath(locale)}>{t('messages.leads')}</Link>}
      </PillLinks>
      {(type === 'teacher' || type === 'inbox') && open === null && <ThreadList threads={threads} type={type} />}
      {type === 'teacher' && open === null && <Contacts contacts={state.contacts} />}
      {open === null && threads.length === 0 && (
        <EmptyState pose={KitReading} title={t('messages.empty.title')} text={t(`messages.empty.${type}`)} />
      )}
      {open && messages && <Conversation thread={open} messages={messages} type={type} />}
      {type !== 'system' && (open !== null || type === 'support') && (
        <Composer key={open?.id ?? 0} thread={open} type={type} state={state} />
      )}
    </SubPage>
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
