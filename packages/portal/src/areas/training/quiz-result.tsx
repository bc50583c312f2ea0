import './result.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, Kit, KitCheering, KitOnPodium, KitThinking, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData, useParams } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { notFound } from '../../shell/not-found.ts';
import { ProgressBar } from '../../shell/progress-bar.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { roadPath, tenantProblemPath } from './paths.ts';

type Thread = Model<'Thread'>;

/** Whoever is not through yet goes on: the result of a half walked road would be a rebuke. */
export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Thread> {
  await requireProfile(arrival);
  const { tenant, threadId } = arrival.params;
  const id = Number(threadId);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  const [thread] = await Promise.all([
    client().threads.get({ params: { id } }),
    loadWords(locale, ['training', 'cabinet']),
  ]);
  if (thread.problems.length === 0) throw notFound();
  if (thread.problems.every(({ isFinal }) => isFinal)) return thread;
  const { problemId } = await client().threads.recommendedProblem({ params: { id } });
  throw redirect(
    problemId === null
      ? roadPath(locale, thread.targetLessonId, id)
      : tenantProblemPath(locale, { threadId: id, problemId, tenant }),
  );
}

/** What somebody made of a quiz: the share, the stars, and every problem once more. */
export default function QuizResult(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { tenant } = useParams();
  const thread = useLoaderData<typeof clientLoader>();
  const title = Object.values(thread.translations)[0]?.title ?? '';
  const right = thread.problems.filter(({ stars }) => stars > 0).length;
  const stars = thread.problems.reduce((sum, problem) => sum + problem.stars, 0);
  const { length } = thread.problems;
  return (
    <SubPage
      tab={t('training.result.tab', { title })}
      title={title}
      back={{ to: roadPath(locale, thread.targetLessonId, thread.id), label: t('training.problem.back') }}
    >
      <section className="lk-card result">
        <Kit pose={poseFor(right / length)} className="result-kit" />
        <div className="result-copy">
          <p className="eyebrow">{t('training.result.eyebrow')}</p>
          <p className="result-score">{t('training.result.score', { right, count: length })}</p>
          <p>{t(`training.result.${praiseFor(right / length)}`)}</p>
          <ProgressBar value={stars} max={length * 3} label={t('training.road.stars', { stars, max: length * 3 })} />
          <p className="result-stars" aria-hidden>
            {t('training.road.stars', { stars, max: length * 3 })}
          </p>
          <Link className="lk-button" to={dashboardPath(locale)}>
            {t('training.result.on')}
            <ChevronIcon />
          </Link>
        </div>
      </section>
      <section className="sub-part">
        <h2>{t('training.result.each')}</h2>
        <ol className="answers">
          {thread.problems.map((problem, index) => (
            <li key={problem.id}>
              <Link
                className="lk-card answer"
                data-right={problem.stars > 0 || undefined}
                to={tenantProblemPath(locale, { threadId: thread.id, problemId: problem.id, tenant })}
              >
                <span className="answer-number" aria-hidden>
                  {index + 1}
                </span>
                <span className="answer-copy">
                  <b>{problem.title}</b>
                  <span>{t(problem.stars > 0 ? 'training.result.right' : 'training.result.notYet')}</span>
                </span>
                <Stars earned={problem.stars} label={t('training.result.stars', { count: problem.stars })} />
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </SubPage>
  );
}

function praiseFor(share: number): 'all' | 'most' | 'some' {
  if (share === 1) return 'all';
  return share >= 0.6 ? 'most' : 'some';
}

function poseFor(share: number): () => ReactElement {
  return { all: KitOnPodium, most: KitCheering, some: KitThinking }[praiseFor(share)];
}
