import './exercise.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exercisePath } from '../../../paths/training.ts';
import { lessonsIn } from './lessons-in.ts';

interface LessonTabsProps {
  readonly address: ExerciseAddress;
  readonly lessons: Model<'Config'>['targetLessons'];
}

/** Whose practice this is; who learns in several courses chooses here. */
export function LessonTabs({ address, lessons }: LessonTabsProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { profile } = useClient();
  const own = useStore(profile.store, (state) => (state.status === 'ready' ? state.profile.targetLessons : null));
  const shown = lessonsIn(lessons, locale).filter(
    ({ id }) => id === address.targetLesson || own?.includes(id) === true,
  );
  return (
    <nav className="exercise-lessons" aria-label={t('training.exercise.lessons')}>
      {shown.map(({ id, nameKey }) => (
        <Link
          key={id}
          to={exercisePath(locale, { targetLesson: id, complexity: 1, number: 1 })}
          aria-current={id === address.targetLesson ? 'page' : undefined}
        >
          {t(`targetLesson.${nameKey.replace('targetLesson.', '')}`)}
        </Link>
      ))}
    </nav>
  );
}
