import './course-switch.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { courseDashboardPath } from '../../../paths/cabinet.ts';

interface CourseSwitchProps {
  readonly courses: readonly Model<'Course'>[];
  readonly lesson: number;
}

/** From one of the learner's own courses to another; with a single one there is nothing to choose. */
export function CourseSwitch({ courses, lesson }: CourseSwitchProps): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  if (courses.length < 2) return null;
  return (
    <nav className="course-switch" aria-label={t('cabinet.courses.label')}>
      {courses.map((course) => (
        <Link
          key={course.id}
          to={courseDashboardPath(locale, course.name)}
          aria-current={course.targetLesson === lesson ? 'page' : undefined}
        >
          {Object.values(course.translations)[0]?.title}
        </Link>
      ))}
    </nav>
  );
}
