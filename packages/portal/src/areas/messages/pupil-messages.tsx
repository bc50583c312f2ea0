import './conversation.css';
import type { Model } from '@logikit/sdk';
import { KitReading, MeIcon, PaperPlaneScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { notFound, notFoundAs404 } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { MessageDays, type NamedMessage } from './message-days.tsx';
import { PaneNote } from './pane-note.tsx';

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
  const title = t('messages.pupil.title', { name: pupil.displayName });
  return (
    <OfficePage
      eyebrow={t('messages.title')}
      title={title}
      back={{ to: routePath(locale, 'cabinet.family'), label: t('messages.pupil.back') }}
    >
      <title>{t('messages.tab')}</title>
      <div className="office-page" data-columns="aside">
        <div className="lk-card conversation-pane">
          <div className="conversation-head">
            <PupilFace pupil={pupil} size={56} />
            <h2>{pupil.displayName}</h2>
          </div>
          {messages.data.length === 0 ? (
            <PaneNote pose={KitReading} title={t('messages.empty.title')} text={t('messages.pupil.empty')} />
          ) : (
            <section className="conversation-talk" aria-label={title}>
              <MessageDays messages={namedMessages({ pupil, messages }, t)} />
              <Pagination meta={messages.meta} to={(page) => `?page=${page}`} />
            </section>
          )}
        </div>
        <div className="lk-card conversation-about">
          <div className="conversation-picture">
            <PaperPlaneScene />
          </div>
          <p>{t('messages.pupil.lead')}</p>
        </div>
      </div>
    </OfficePage>
  );
}

function PupilFace({ pupil, size }: { readonly pupil: Model<'FamilyPupil'>; readonly size: number }): ReactElement {
  return <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={size} />;
}

/** Each says who spoke to whom: a child may have several teachers. */
function namedMessages({ pupil, messages }: PupilTalk, t: ReturnType<typeof useWords>): readonly NamedMessage[] {
  const name = pupil.displayName;
  return messages.data.toReversed().map((message) => {
    const teacher = message.teacherName === '' ? t('messages.type.teacher') : message.teacherName;
    const isMine = message.author === 'learner';
    return {
      id: message.id,
      message,
      name: t('messages.pupil.between', { from: isMine ? name : teacher, to: isMine ? teacher : name }),
      face: isMine ? <PupilFace pupil={pupil} size={40} /> : <TeacherFace />,
      isMine,
    };
  });
}

function TeacherFace(): ReactElement {
  return (
    <span className="conversation-figure">
      <MeIcon />
    </span>
  );
}
