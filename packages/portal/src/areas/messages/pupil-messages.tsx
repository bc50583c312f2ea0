import '../../layout/sub-page.css';
import './messages.css';
import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { routePath } from '../../paths/named-routes.ts';
import { notFound, notFoundAs404 } from '../../app/not-found.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { MessageItem } from './message-item.tsx';
import { page } from '../../app/page.ts';

interface PupilTalk {
  readonly pupil: Model<'FamilyPupil'>;
  readonly messages: Model<'PupilMessages'>;
}

export const clientLoader = page({
  areas: ['messages'],
  requires: 'profile',
  load: async ({ locale, url, params }): Promise<PupilTalk> => {
    const id = Number(params['cardId']);
    const { family, messages } = client();
    const [{ pupils }, said] = await notFoundAs404(locale, () =>
      Promise.all([
        family.getFamily(),
        messages.listPupilMessages({ params: { id }, query: { page: pageOf(url.searchParams) } }),
      ]),
    );
    const pupil = pupils.find(({ cardId }) => cardId === id);
    if (!pupil) throw notFound();
    return { pupil, messages: said };
  },
});

/** What a child and the teachers say to each other, for the parent to read; the newest is at the bottom. */
export default function PupilMessagesPage(): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const { pupil, messages } = useLoaderData<typeof clientLoader>();
  const { displayName: name } = pupil;
  const title = t('messages.pupil.title', { name });
  /** Who said it to whom: a child may have several teachers. */
  const between = ({ author, teacherName }: PupilTalk['messages']['data'][number]): string => {
    const teacher = teacherName === '' ? t('messages.type.teacher') : teacherName;
    const isChild = author === 'learner';
    return t('messages.pupil.between', { from: isChild ? name : teacher, to: isChild ? teacher : name });
  };
  return (
    <SubPage
      tab={t('messages.tab')}
      title={title}
      back={{ to: routePath(locale, 'cabinet.family'), label: t('messages.pupil.back') }}
      width="reading"
    >
      <p className="sub-page-lead">{t('messages.pupil.lead')}</p>
      {messages.data.length === 0 ? (
        <EmptyState pose={KitReading} title={t('messages.empty.title')} text={t('messages.pupil.empty')} />
      ) : (
        <section className="messages-talk" aria-label={title}>
          <ol>
            {messages.data.toReversed().map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                name={between(message)}
                isMine={message.author === 'learner'}
              />
            ))}
          </ol>
          <Pagination meta={messages.meta} to={(page) => `?page=${page}`} />
        </section>
      )}
    </SubPage>
  );
}
