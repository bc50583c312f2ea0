import { CubeThumb, NumbersThumb, RoadThumb, RobotThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { sideCoursePath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { SideWay } from '../dashboard/ways.ts';
import { WayCard } from '../way-card.tsx';

const thumbs: Readonly<Record<string, typeof RoadThumb>> = {
  'maths-facts': NumbersThumb,
  spatial: CubeThumb,
  coding: RobotThumb,
};

/** Short courses beside the road, with how far each is walked. */
export function SideWays({ ways }: { readonly ways: readonly SideWay[] }): ReactElement | null {
  const t = useWords('cabinet');
  if (ways.length === 0) return null;
  return (
    <section className="chapters-part">
      <h2>{t('cabinet.side.title')}</h2>
      <ul className="way-card-list">
        {ways.map((way) => (
          <li key={way.course.id}>
            <SideWayCard way={way} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SideWayCard({ way: { course, progress } }: { readonly way: SideWay }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <WayCard
      to={sideCoursePath(locale, course.id)}
      thumb={(thumbs[course.name] ?? RoadThumb)({})}
      title={Object.values(course.translations)[0]?.title}
      line={t('cabinet.side.solved', { closed: progress.correct, count: progress.problems })}
    />
  );
}
