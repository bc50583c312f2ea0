import './chapter-list.css';
import './dashboard.css';
import { ChevronIcon, CubeThumb, NumbersThumb, RoadThumb, RobotThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { sideCoursePath } from '../../../paths/training.ts';
import type { Ways } from './ways.ts';

const thumbs: Readonly<Record<string, typeof RoadThumb>> = {
  'maths-facts': NumbersThumb,
  spatial: CubeThumb,
  coding: RobotThumb,
};

/** Short courses beside the road, with how far each is walked. */
export function SideWays({ ways }: { readonly ways: Ways }): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  if (ways.side.length === 0) return null;
  return (
    <>
      <h2 className="dashboard-section">{t('cabinet.side.title')}</h2>
      <ul className="chapter-list">
        {ways.side.map(({ course, progress }) => (
          <li key={course.id}>
            <Link className="lk-card chapter-list-item" to={sideCoursePath(locale, course.id)}>
              {(thumbs[course.name] ?? RoadThumb)({})}
              <span>
                <b>{Object.values(course.translations)[0]?.title}</b>
                <span className="chapter-list-line">
                  {t('cabinet.side.solved', { closed: progress.correct, count: progress.problems })}
                </span>
              </span>
              <ChevronIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
