import '../../../layout/sub-page.css';
import './result.css';
import type { Model } from '@logikit/sdk';
import { CertificateThumb, ChevronIcon, Kit, KitCheering, KitOnPodium, KitThinking, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, redirect, useLoaderData, useParams } from 'react-router';
import { client } from '../../../client/client.ts';
import { loadNewCertificate } from '../../../client/new-certificate.ts';
import { notFound } from '../../../app/not-found.ts';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { type Locale } from '../../../words/locales.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { numberIn } from '../numbers-in-address.ts';
import { roadPath, tenantProblemPath } from '../../../paths/training.ts';
import { page } from '../../../app/page.ts';

type Result = Model<'ThreadResult'>;

interface Reached {
  readonly result: Result;
  readonly certificate: Model<'Certificate'> | null;
}

/** Whoever is not through yet goes on: the result of a half walked road would be a rebuke. */
export const clientLoader = page({
  areas: ['training', 'cabinet', 'certificate'],
  requires: 'profile',
  load: async ({ profile, locale, params }): Promise<Reached> => {
    const { tenant } = params;
    const threadId = numberIn(params, 'threadId');
    const [result, certificate] = await Promise.all([
      client().threads.result({ params: { id: threadId } }),
      loadNewCertificate(),
    ]);
    if (result.problems.length === 0) throw notFound();
    if (result.isFinished) return { result, certificate };
    const { nextProblemId: problemId } = result;
    throw redirect(
      problemId === null
        ? roadPath(locale, profile.courseTL, threadId)
        : tenantProblemPath(locale, { threadId, problemId, tenant }),
    );
  },
});

/** What somebody made of a quiz: the share, the stars, and every problem once more. */
export default function QuizResult(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { tenant } = useParams();
  const { result, certificate } = useLoaderData<typeof clientLoader>();
  const { translations, threadId, problems, correct, stars, maxStars } = result;
  const title = Object.values(translations)[0]?.title ?? '';
  const share = correct / problems.length;
  return (
    <SubPage
      tab={t('training.result.tab', { title })}
      title={title}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      <section className="lk-card result">
        <Kit pose={poseFor(share)} className="result-kit" />
        <div className="result-copy">
          <p className="eyebrow">{t('training.result.eyebrow')}</p>
          <p className="result-score">{t('training.result.score', { right: correct, count: problems.length })}</p>
          <p>{t(`training.result.${praiseFor(share)}`)}</p>
          <ProgressBar value={stars} max={maxStars} label={t('training.road.stars', { stars, max: maxStars })} />
          <p className="result-stars" aria-hidden>
            {t('training.road.stars', { stars, max: maxStars })}
          </p>
          <Link className="lk-button" to={dashboardPath(locale)}>
            {t('training.result.on')}
            <ChevronIcon />
          </Link>
        </div>
      </section>
      {certificate && <Earned certificate={certificate} />}
      <section className="sub-page-part">
        <h2>{t('training.result.each')}</h2>
        <ol className="result-answers">
          {problems.map((problem, index) => (
            <li key={problem.id}>
              <Link
                className="lk-card result-answer"
                data-right={problem.isCorrect || undefined}
                to={answerPath(locale, problem, { threadId, tenant })}
              >
                <span className="result-answer-number" aria-hidden>
                  {index + 1}
                </span>
                <span className="result-answer-copy">
                  <b>{problem.title}</b>
                  <span>{t(problem.isCorrect ? 'training.result.right' : 'training.result.notYet')}</span>
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

/** Offers what the chapter has brought, where it can be taken. */
function Earned({ certificate: { shortTitle, title } }: { readonly certificate: Model<'Certificate'> }): ReactElement {
  const t = useWords('training');
  const words = useWords('certificate');
  const locale = useLocale();
  return (
    <section className="lk-card result-certificate">
      <CertificateThumb />
      <div className="result-copy">
        <h2>{words('certificate.earned')}</h2>
        <p>
          {shortTitle}: {title}
        </p>
        <Link className="lk-button" to={`${routePath(locale, 'cabinet.personal')}#certificates`}>
          {t('training.result.take')}
        </Link>
      </div>
    </section>
  );
}

/** The answer that was given, with the solution; without one, the problem itself. */
function answerPath(
  locale: Locale,
  { id: problemId, passingId }: Result['problems'][number],
  place: { readonly threadId: number; readonly tenant: string | undefined },
): string {
  const problem = tenantProblemPath(locale, { ...place, problemId });
  return passingId === null ? problem : `${problem}/${passingId}`;
}

function praiseFor(share: number): 'all' | 'most' | 'some' {
  if (share === 1) return 'all';
  return share >= 0.6 ? 'most' : 'some';
}

function poseFor(share: number): () => ReactElement {
  return { all: KitOnPodium, most: KitCheering, some: KitThinking }[praiseFor(share)];
}
