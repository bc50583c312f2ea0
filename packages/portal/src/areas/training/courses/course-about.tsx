import '../../../layout/sub-page.css';
import '../../../ui/link-list.css';
import './course-about.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, Kit, KitCheering, KitReading, KitThinking, RoadThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { noteOpenedLogic } from '../../../browser/logic-opened.ts';
import { notFound } from '../../../app/not-found.ts';
import { SceneCard } from '../../../ui/scene-card.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { formatNumber } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { courseDashboardPath, dashboardPath } from '../../../paths/cabinet.ts';
import { page } from '../../../app/page.ts';

interface AboutData {
  readonly courses: readonly { readonly course: Model<'Course'>; readonly progress: Model<'ThreadProgress'> }[];
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ params }): Promise<AboutData> => {
    if (params['name'] !== 'logic') throw notFound();
    noteOpenedLogic();
    const [courses, walked] = await Promise.all([client().courses.listCourses(), client().courses.getLogicProgress()]);
    return {
      courses: courses.data.flatMap((course) => {
        const own = walked.courses.find(({ courseId }) => courseId === course.id);
        return own ? [{ course, progress: own.progress }] : [];
      }),
    };
  },
});

const habits = [
  { key: 'read', pose: KitReading },
  { key: 'think', pose: KitThinking },
  { key: 'joy', pose: KitCheering },
] as const;

/** What the logic course is: for whom, how a day with it looks, and the five courses that it consists of. */
export default function CourseAbout(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { courses } = useLoaderData<typeof clientLoader>();
  const count = courses.reduce((sum, { progress }) => sum + progress.problems, 0);
  return (
    <SubPage
      tab={t('training.about.tab')}
      title={t('training.about.title')}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      <SceneCard motif="peaks">
        <h2>{t('training.about.lead')}</h2>
        <p>{t('training.about.text', { number: formatNumber(locale, count), count })}</p>
      </SceneCard>
      <ul className="course-about-habits">
        {habits.map(({ key, pose }) => (
          <li key={key} className="lk-card course-about-habit" data-habit={key}>
            <Kit pose={pose} />
            <h3>{t(`training.about.${key}.title`)}</h3>
            <p>{t(`training.about.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className="sub-page-part">
        <h2>{t('training.about.courses')}</h2>
        <ul className="link-list">
          {courses.map(({ course, progress }) => (
            <li key={course.id}>
              <Link className="lk-card link-list-item" to={courseDashboardPath(locale, course.name)}>
                <RoadThumb />
                <span>
                  <b>{Object.values(course.translations)[0]?.title}</b>
                  <span>{t('training.about.problems', { count: progress.problems })}</span>
                </span>
                <ChevronIcon />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </SubPage>
  );
}
