import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../../client/client.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { pupilPath } from '../../../paths/school.ts';

interface PupilsPartProps {
  readonly classId: number;
  readonly pupils: readonly Model<'ClassPupil'>[];
}

/** Who is in the class; of those who wait for a parent only the name that was typed is known. */
export function PupilsPart({ classId, pupils }: PupilsPartProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  return (
    <section className="sub-page-part" aria-labelledby="pupils-title">
      <h2 id="pupils-title">{t('teacher.pupils.title')}</h2>
      {pupils.length === 0 && (
        <EmptyState pose={KitWaving} title={t('teacher.pupils.none.title')} text={t('teacher.pupils.none.text')} />
      )}
      <ul className="stack">
        {pupils.map(({ userId, name, state, solvedThisWeek, starsThisWeek }) => (
          <li key={userId} className="lk-card school-pupil" data-state={state}>
            <span>
              <b>{name === '' ? t('teacher.pupil.nameless') : name}</b>
              <span>
                {state === 'waiting'
                  ? t('teacher.pupil.waiting')
                  : `${t('teacher.pupil.week', { number: solvedThisWeek ?? 0 })} · ${t('teacher.pupil.stars', { number: starsThisWeek ?? 0 })}`}
              </span>
            </span>
            {state === 'joined' && (
              <Link {...buttonLook({ tone: 'plain', size: 'small' })} to={pupilPath(locale, userId)}>
                {t('teacher.pupil.open')}
              </Link>
            )}
            <ConfirmButton
              label={t('teacher.pupil.remove')}
              question={t('teacher.pupil.removeSure')}
              cancel={t('teacher.cancel')}
              run={() => client().school.removeFromClass({ params: { id: classId, userId } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
