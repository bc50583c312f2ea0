import '../../../layout/sub-page.css';
import './result.css';
import './solved.css';
import type { Model } from '@logikit/sdk';
import { KitWaving, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../layout/pagination.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { formatDay, formatNumber, formatShare } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { passingPath, solvedPath } from '../../../paths/training.ts';
import { page } from '../../../app/page.ts';

type Solved = Model<'SolvedProblem'>;

interface SolvedData {
  readonly stats: Model<'PassingStats'>;
  readonly solved: Model<'SolvedProblems'>;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ url }): Promise<SolvedData> => {
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
    const [stats, solved] = await Promise.all([
      client().passings.stats(),
      client().passings.solvedProblems({ query: { page, perPage: 20 } }),
    ]);
    return { stats, solved };
  },
});

/** Everything that the learner has solved, by day, each to be looked at once more; and what it adds up to. */
export default function SolvedPage(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { stats, solved } = useLoaderData<typeof clientLoader>();
  const days = byDay(solved.data, (problem) => formatDay(locale, dateOf(problem.closedAt)));
  return (
    <SubPage
      tab={t('training.solved.tab')}
      title={t('training.solved.title')}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      {solved.meta.total === 0 ? (
        <EmptyState pose={KitWaving} title={t('training.solved.empty')} text={t('training.solved.emptyText')}>
          <Link className="lk-button" to={dashboardPath(locale)}>
            {t('training.solved.begin')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Sums stats={stats} />
          {days.map(({ day, problems }) => (
            <section key={day} className="sub-page-part">
              <h2>{day}</h2>
              <ul className="result-answers">
                {problems.map((problem) => (
                  <li key={`${problem.problemId}-${problem.threadId}`}>
                    <SolvedOne problem={problem} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Pagination meta={solved.meta} to={(page) => `${solvedPath(locale)}?page=${page}`} />
        </>
      )}
    </SubPage>
  );
}

function Sums({ stats }: { readonly stats: Model<'PassingStats'> }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const sums = [
    { key: 'problems', value: formatNumber(locale, stats.closedProblems) },
    { key: 'stars', value: formatNumber(locale, stats.stars) },
    { key: 'tries', value: formatNumber(locale, stats.passings) },
    { key: 'right', value: formatShare(locale, stats.passings === 0 ? 0 : stats.correct / stats.passings) },
  ];
  return (
    <dl className="solved-sums">
      {sums.map(({ key, value }) => (
        <div key={key} className="lk-card solved-sum" data-sum={key}>
          <dt>{t(`training.solved.sum.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SolvedOne({ problem }: { readonly problem: Solved }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { threadId, problemId, passingId, title, stars } = problem;
  const inside = (
    <>
      <span className="result-answer-copy">
        <b>{title}</b>
        {threadId !== null && passingId !== null && <span>{t('training.solved.look')}</span>}
      </span>
      <Stars earned={stars} label={t('training.result.stars', { count: stars })} />
    </>
  );
  if (threadId === null || passingId === null) return <div className="lk-card result-answer solved">{inside}</div>;
  return (
    <Link className="lk-card result-answer solved" to={passingPath(locale, { threadId, problemId, passingId })}>
      {inside}
    </Link>
  );
}

interface Day {
  readonly day: string;
  readonly problems: readonly Solved[];
}

/** The problems come in order, so every day is one run of them. */
function byDay(problems: readonly Solved[], dayOf: (problem: Solved) => string): readonly Day[] {
  return problems.reduce<Day[]>((days, problem) => {
    const last = days.at(-1);
    const day = dayOf(problem);
    if (last?.day !== day) return [...days, { day, problems: [problem] }];
    return [...days.slice(0, -1), { day, problems: [...last.problems, problem] }];
  }, []);
}

/** Timestamps are UTC without a zone mark. */
function dateOf(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}Z`);
}
