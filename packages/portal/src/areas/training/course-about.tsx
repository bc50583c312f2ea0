import './course-about.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, Kit, KitCheering, KitReading, KitThinking, RoadThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { noteOpenedLogic } from '../../shell/logic-opened.ts';
import { notFound } from '../../shell/not-found.ts';
import { SceneCard } from '../../shell/scene-card.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { courseDashboardPath, dashboardPath } from '../cabinet/paths.ts';

interface AboutData {
  readonly courses: readonly { readonly course: Model<'Course'>; readonly progress: Model<'ThreadProgress'> }[];
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<AboutData> {
  await requireProfile(arrival);
  if (arrival.params['name'] !== 'logic') throw notFound();
  noteOpenedLogic();
  const [courses, walked] = await Promise.all([
    client().courses.listCourses(),
    client().courses.getLogicProgress(),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['training', 'cabinet']),
  ]);
  return {
    courses: courses.data.flatMap((course) => {
      const own = walked.courses.find(({ courseId }) => courseId === course.id);
      return own ? [{ course, progress: own.progress }] : [];
    }),
  };
}

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
      <ul className="habits">
        {habits.map(({ key, pose }) => (
          <li key={key} className="lk-card habit" data-habit={key}>
            <Kit pose={pose} />
            <h3>{t(`training.about.${key}.title`)}</h3>
            <p>{t(`training.about.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className="sub-part">
        <h2>{t('training.about.courses')}</h2>
        <ul className="ways">
          {courses.map(({ course, progress }) => (
            <li key={course.id}>
              <Link className="lk-card way" to={courseDashboardPath(locale, course.name)}>
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
