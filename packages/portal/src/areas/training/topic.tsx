import type { Model } from '@logikit/sdk';
import { BookThumb, ChevronIcon, KitPuzzled } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { notFound } from '../../shell/not-found.ts';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { lecturePath } from './paths.ts';
import { wordsOf } from './theory-paper.tsx';
import { ThreadWay } from './thread-way.tsx';
import { isTopic, type Topic } from './topics.ts';

interface TopicData {
  readonly topic: Topic;
  readonly theories: readonly Model<'Theory'>[];
  readonly threads: readonly Model<'ThreadSummary'>[];
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<TopicData> {
  const profile = await requireProfile(arrival);
  const topic = arrival.params['topicId'];
  if (!isTopic(topic)) throw notFound();
  const query = { targetLesson: profile.courseTL, perPage: 100 };
  const [theories, threads] = await Promise.all([
    client().theories.list({ query }),
    client().threads.list({ query }),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['training', 'cabinet']),
  ]);
  return {
    topic,
    theories: theories.data.filter(({ tags }) => tags.includes(topic)),
    threads: threads.data.filter(({ topics }) => topics.includes(topic)),
  };
}

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
        <section className="sub-part">
          <h2>{t('training.topics.read')}</h2>
          <ul className="ways">
            {theories.map((theory) => (
              <li key={theory.id}>
                <Link className="lk-card way" to={lecturePath(locale, theory.id)}>
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
      <section className="sub-part">
        <h2>{t('training.topics.roads')}</h2>
        {threads.length === 0 ? (
          <Nothing pose={KitPuzzled} title={t('training.topics.none')} text={t('training.topics.noneText')} />
        ) : (
          <ul className="ways">
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
