import '../celebration.css';
import './exercise.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, redirect, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { Celebration } from '../celebration.tsx';
import { type ExerciseAddress, exercisePath, exerciseProblemPath } from '../../../paths/training.ts';
import { exerciseIn, pathOf } from './exercise-address.ts';
import { page } from '../../../app/page.ts';

interface ResultData {
  readonly address: ExerciseAddress;
  readonly result: Model<'ExerciseBlockProgress'>;
  readonly block: Model<'ExerciseBlock'>;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<ResultData> => {
    const address = exerciseIn(params);
    const { a, b } = pathOf(address);
    const { blocks } = await client().exercises.getExercise({ params: { a, b } });
    const block = blocks.find(({ number }) => number === address.number);
    // A block that is not completed has no result yet, but a page.
    if (!block?.isCompleted) throw redirect(exercisePath(locale, address));
    const result = await client().exercises.getExerciseResult({ params: pathOf(address) });
    return { address, result, block };
  },
});

/** What a completed block has brought: stars, wrong tries, what was practised, and the next block. */
export default function ExerciseResult(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { address, result, block } = useLoaderData<typeof clientLoader>();
  const { stars, maxStars } = result.progress;
  const mistakes = result.problems.reduce((sum, problem) => sum + problem.mistakes, 0);
  const title = t(block.type === 'checkpoint' ? 'training.result.checkpoint' : 'training.result.title', {
    number: address.number,
  });
  return (
    <main>
      <title>{t('training.road.tab', { title })}</title>
      <Celebration
        title={title}
        stars={result.problems.map((problem) => problem.stars)}
        total={t('training.road.stars', { stars, max: maxStars })}
      >
        <p className="exercise-mistakes">
          {mistakes === 0 ? t('training.result.perfect') : t('training.result.mistakes', { count: mistakes })}
        </p>
        <div className="celebration-ways">
          <Link className="lk-button" to={exercisePath(locale, { ...address, number: address.number + 1 })}>
            {t('training.result.next', { number: address.number + 1 })}
            <ChevronIcon />
          </Link>
          <Link className="lk-button" data-plain="" to={dashboardPath(locale)}>
            {t('training.result.today')}
          </Link>
        </div>
        <section className="exercise-learnt">
          <h2>{t('training.result.learnt')}</h2>
          <ol>
            {result.problems.map((problem) => (
              <Learnt key={problem.id} address={address} problem={problem} />
            ))}
          </ol>
        </section>
      </Celebration>
    </main>
  );
}

interface LearntProps {
  readonly address: ExerciseAddress;
  readonly problem: Model<'ExerciseBlockProgress'>['problems'][number];
}

/** One problem by what it practised; it leads to what was answered. */
function Learnt({ address, problem }: LearntProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { id, title, stars, passingId, isSkipped } = problem;
  const own = exerciseProblemPath(locale, address, id);
  return (
    <li>
      <Link className="exercise-learnt-row" to={passingId === null ? own : `${own}/${passingId}`}>
        <b>{title}</b>
        {isSkipped ? <span>{t('training.result.skipped')}</span> : <Stars earned={stars} label={starsLabel()} />}
        <ChevronIcon />
      </Link>
    </li>
  );

  function starsLabel(): string {
    return t('training.road.stars', { stars, max: 3 });
  }
}
