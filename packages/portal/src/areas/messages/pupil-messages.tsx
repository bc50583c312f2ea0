import './messages.css';
import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { notFound, notFoundAs404 } from '../../shell/not-found.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { pageOf, Pages } from '../../shell/pages.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { SaidItem } from './said-item.tsx';

interface PupilTalk {
  readonly pupil: Model<'FamilyPupil'>;
  readonly messages: Model<'PupilMessages'>;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<PupilTalk> {
  await requireProfile(arrival);
  const url = new URL(arrival.request.url);
  const locale = localeOf(url.pathname);
  const id = Number(arrival.params['cardId']);
  const { family, messages } = client();
  const [{ pupils }, said] = await notFoundAs404(locale, () =>
    Promise.all([
      family.getFamily(),
      messages.listPupilMessages({ params: { id }, query: { page: pageOf(url.searchParams) } }),
      loadWords(locale, ['messages']),
    ]),
  );
  const pupil = pupils.find(({ cardId }) => cardId === id);
  if (!pupil) throw notFound();
  return { pupil, messages: said };
}

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
      <p className="sub-lead">{t('messages.pupil.lead')}</p>
      {messages.data.length === 0 ? (
        <Nothing pose={KitReading} title={t('messages.empty.title')} text={t('messages.pupil.empty')} />
      ) : (
        <section className="messages-talk" aria-label={title}>
          <ol>
            {messages.data.toReversed().map((message) => (
              <SaidItem
                key={message.id}
                message={message}
                name={between(message)}
                isMine={message.author === 'learner'}
              />
            ))}
          </ol>
          <Pages meta={messages.meta} to={(page) => `?page=${page}`} />
        </section>
      )}
    </SubPage>
  );
}
