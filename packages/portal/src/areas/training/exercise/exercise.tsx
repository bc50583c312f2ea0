import './exercise.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Stats } from '../../../layout/cabinet/stats.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { BlockBody } from './block-body.tsx';
import { BlockList } from './block-list.tsx';
import { exerciseIn } from './exercise-address.ts';
import { LessonTabs } from './lesson-tabs.tsx';
import { loadExercise } from './load-exercise.ts';
import { TierTabs } from './tier-tabs.tsx';
import { page } from '../../../app/page.ts';

export const clientLoader = page({
  areas: ['training', 'cabinet', 'errors'],
  requires: 'profile',
  load: ({ profile, params }) => loadExercise(exerciseIn(params), profile.who === 'parent'),
});

/** One block of the endless practice: ten problems, how they stand, and what comes before and after. */
export default function Exercise(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const view = useLoaderData<typeof clientLoader>();
  const { address, exercise, block, tiers } = view;
  const isPreschool = address.targetLesson !== 2 && address.targetLesson !== 3;
  const title = t(block.type === 'checkpoint' ? 'training.exercise.checkpoint' : 'training.exercise.title', {
    number: block.number,
  });
  return (
    <div className="exercise-page" data-preschool={isPreschool || undefined}>
      <title>{t('training.road.tab', { title })}</title>
      <header className="exercise-top">
        <Link className="lk-round" to={dashboardPath(locale)} aria-label={t('training.road.back')}>
          <BackIcon />
        </Link>
        <Stats />
      </header>
      <main className="exercise">
        <LessonTabs address={address} lessons={view.lessons} />
        <TierTabs address={address} tiers={tiers} />
        <section className="lk-card exercise-block" data-type={block.type}>
          <h1>{title}</h1>
          {block.type === 'checkpoint' && <p>{t('training.exercise.checkpointText')}</p>}
          <BlockBody key={`${address.complexity}/${address.number}`} view={view} />
        </section>
        <BlockList address={address} blocks={exercise.blocks} />
        <details className="exercise-types">
          <summary>{t('training.exercise.types')}</summary>
          <ul>
            {exercise.types.map((type) => (
              <li key={type}>{type}</li>
            ))}
          </ul>
        </details>
        {view.trial && <TrialNote completion={view.trial.completion} />}
      </main>
    </div>
  );
}

/** For a parent's eye: how much of the free part is used. No price, and nothing to press. */
function TrialNote({ completion }: { readonly completion: number }): ReactElement | null {
  const t = useWords('training');
  const { profile } = useClient();
  const isFree = useStore(profile.store, (state) => state.status === 'ready' && state.profile.logic.freemium);
  if (!isFree) return null;
  return <p className="exercise-trial">{t('training.exercise.trial', { percent: Math.round(completion * 100) })}</p>;
}
