import '../../../layout/sub-page.css';
import '../solving/result.css';
import './side-course.css';
import type { Model } from '@logikit/sdk';
import { CheckIcon, ChevronIcon, MistIcon, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import { client } from '../../../client/client.ts';
import { notFound } from '../../../app/not-found.ts';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { SceneCard } from '../../../ui/scene-card.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { numberIn } from '../numbers-in-address.ts';
import { sideThreadPath, sideWikiPath, tenantProblemPath } from '../../../paths/training.ts';
import { loadSideCourse, type SideCourse } from './load-side-course.ts';
import { page } from '../../../app/page.ts';

type Thread = Model<'Thread'>;

interface SideCourseData extends SideCourse {
  /** The thread that the address names, or the first that is not finished. */
  readonly thread: Thread;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ params }): Promise<SideCourseData> => {
    const side = await loadSideCourse(numberIn(params, 'categoryId'));
    const asked = params['threadId'];
    const summary =
      asked === undefined
        ? (side.threads.find(({ progress, isLocked }) => !progress.isCompleted && !isLocked) ?? side.threads[0])
        : side.threads.find(({ id }) => String(id) === asked);
    if (!summary) throw notFound();
    return { ...side, thread: await client().threads.get({ params: { id: summary.id } }) };
  },
});

/** A short course beside the road: its steps as tabs, and the problems of one of them as a list. */
export default function SideCoursePage(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { tenant = '' } = useParams();
  const { course, threads, thread, progress } = useLoaderData<typeof clientLoader>();
  const words = Object.values(course.translations)[0];
  const title = words?.title ?? course.name;
  const stars = t('training.road.stars', { stars: progress.stars, max: progress.maxStars });
  return (
    <SubPage
      tab={t('training.road.tab', { title })}
      title={title}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      <SceneCard motif={thread.view.roadImage}>
        <p>{words?.description}</p>
        <ProgressBar value={progress.stars} max={progress.maxStars} label={stars} />
        <span aria-hidden>{stars}</span>
        <Link
          className="lk-button"
          data-plain=""
          data-size="small"
          to={sideWikiPath(locale, course.id, { slide: 'start', tenant })}
        >
          {t('training.side.about')}
        </Link>
      </SceneCard>
      <nav className="side-course-steps" aria-label={t('training.side.steps')}>
        {threads.map((step) => (
          <Link
            key={step.id}
            className="side-course-step"
            to={sideThreadPath(locale, course.id, { threadId: step.id, tenant })}
            aria-current={step.id === thread.id ? 'page' : undefined}
            preventScrollReset
          >
            {step.progress.isCompleted ? <CheckIcon /> : step.isLocked ? <MistIcon /> : null}
            {Object.values(step.translations)[0]?.title}
          </Link>
        ))}
      </nav>
      <SideProblems thread={thread} tenant={tenant} />
    </SubPage>
  );
}

function SideProblems({ thread, tenant }: { readonly thread: Thread; readonly tenant: string }): ReactElement {
  const isShut = thread.problems.every(({ state }) => state === 'locked');
  const t = useWords('training');
  return (
    <>
      {isShut && <p className="side-course-shut">{t('training.side.locked')}</p>}
      <div className="side-course-blocks">
        {thread.blocks.map((block) => (
          <section key={block.id} className="sub-page-part">
            <h2>{Object.values(block.translations)[0]?.title}</h2>
            <ol className="side-course-problems">
              {thread.problems
                .filter(({ blockId }) => blockId === block.id)
                .map((problem) => (
                  <li key={problem.id}>
                    <SideProblem
                      problem={problem}
                      number={thread.problems.indexOf(problem) + 1}
                      place={{ threadId: thread.id, tenant }}
                    />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

interface SideProblemProps {
  readonly problem: Thread['problems'][number];
  readonly number: number;
  readonly place: { readonly threadId: number; readonly tenant: string };
}

function SideProblem({ problem, number, place }: SideProblemProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const label = t('training.side.problem', { number, title: problem.title });
  const inside = (
    <>
      <span className="result-answer-number" aria-hidden>
        {number}
      </span>
      {problem.isFinal ? (
        <Stars earned={problem.stars} label={t('training.result.stars', { count: problem.stars })} />
      ) : problem.state === 'locked' ? (
        <MistIcon />
      ) : (
        <ChevronIcon />
      )}
    </>
  );
  if (problem.state === 'locked') {
    return (
      <span
        className="side-course-problem"
        data-state="locked"
        role="img"
        aria-label={t('training.side.misty', { label })}
      >
        {inside}
      </span>
    );
  }
  return (
    <Link
      className="side-course-problem"
      data-state={problem.state}
      aria-current={problem.state === 'current' ? 'step' : undefined}
      to={tenantProblemPath(locale, { threadId: place.threadId, problemId: problem.id, tenant: place.tenant })}
    >
      <span className="lk-unseen">{label}</span>
      {inside}
    </Link>
  );
}
