import '../../../layout/sub-page.css';
import '../../../ui/link-list.css';
import type { Model } from '@logikit/sdk';
import { BookThumb, ChevronIcon, KitPuzzled } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { notFound } from '../../../app/not-found.ts';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { lecturePath } from '../../../paths/training.ts';
import { wordsOf } from '../theory/theory-paper.tsx';
import { ThreadWay } from './thread-way.tsx';
import { isTopic, type Topic } from '../topics.ts';
import { page } from '../../../app/page.ts';

interface TopicData {
  readonly topic: Topic;
  readonly theories: readonly Model<'Theory'>[];
  readonly threads: readonly Model<'ThreadSummary'>[];
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ profile, params }): Promise<TopicData> => {
    const topic = params['topicId'];
    if (!isTopic(topic)) throw notFound();
    const query = { targetLesson: profile.courseTL, perPage: 100 };
    const [theories, threads] = await Promise.all([
      client().theories.list({ query }),
      client().threads.list({ query }),
    ]);
    return {
      topic,
      theories: theories.data.filter(({ tags }) => tags.includes(topic)),
      threads: threads.data.filter(({ topics }) => topics.includes(topic)),
    };
  },
});

/** One idea of the dashboard: what to read about it, and every road that leads through it. */
export default function TopicPage(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { topic, theories, threads } = useLoaderData<typeof clientLoader>();
  const title = t(`training.topic.${topic}`);
  return (
    <SubPage
      tab={t('training.road.tab', { title })}
      title={title}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      {theories.length > 0 && (
        <section className="sub-page-part">
          <h2>{t('training.topics.read')}</h2>
          <ul className="link-list">
            {theories.map((theory) => (
              <li key={theory.id}>
                <Link className="lk-card link-list-item" to={lecturePath(locale, theory.id)}>
                  <BookThumb />
                  <span>
                    <b>{wordsOf(theory, locale)?.title}</b>
                  </span>
                  <ChevronIcon />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="sub-page-part">
        <h2>{t('training.topics.roads')}</h2>
        {threads.length === 0 ? (
          <EmptyState pose={KitPuzzled} title={t('training.topics.none')} text={t('training.topics.noneText')} />
        ) : (
          <ul className="link-list">
            {threads.map((thread) => (
              <li key={thread.id}>
                <ThreadWay thread={thread} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </SubPage>
  );
}
