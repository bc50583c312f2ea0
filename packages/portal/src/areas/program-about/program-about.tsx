import '../../layout/sub-page.css';
import './program-about.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { SceneCard } from '../../ui/scene-card.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { courseDashboardPath, dashboardPath } from '../../paths/cabinet.ts';
import { page } from '../../app/page.ts';

type Course = Model<'Course'>;

interface Stage {
  readonly course: Course;
  readonly problems: number;
  readonly chapters: number;
}

export const clientLoader = page({
  areas: ['program-about'],
  requires: 'profile',
  load: async (): Promise<readonly Stage[]> => {
    const [courses, logic, config] = await Promise.all([
      client().courses.listCourses(),
      client().courses.getLogicProgress(),
      client().general.config(),
    ]);
    const position = ({ targetLesson }: Course): number =>
      config.targetLessons.find(({ id }) => id === targetLesson)?.position ?? 0;
    return courses.data
      .flatMap((course): Stage[] => {
        const walked = logic.courses.find(({ courseId }) => courseId === course.id);
        return walked ? [{ course, problems: walked.progress.problems, chapters: walked.threads.length }] : [];
      })
      .sort((a, b) => position(a.course) - position(b.course));
  },
});

const skills = ['see', 'order', 'space', 'prove'] as const;

/** The programme: what is trained, and the five stages from the first year of thinking to adults. */
export default function ProgramAbout(): ReactElement {
  const t = useWords('program-about');
  const locale = useLocale();
  const stages = useLoaderData<typeof clientLoader>();
  const problems = stages.reduce((sum, stage) => sum + stage.problems, 0);
  return (
    <SubPage
      tab={t('program-about.tab')}
      title={t('program-about.title')}
      back={{ to: dashboardPath(locale), label: t('program-about.back') }}
    >
      <SceneCard motif="forest">
        <h2>{t('program-about.lead')}</h2>
        <p>{t('program-about.text', { number: formatNumber(locale, problems), count: problems })}</p>
      </SceneCard>
      <section className="sub-page-part">
        <h2>{t('program-about.skills')}</h2>
        <ul className="program-about-skills">
          {skills.map((skill) => (
            <li key={skill} className="lk-card program-about-skill" data-skill={skill}>
              <h3>{t(`program-about.${skill}.title`)}</h3>
              <p>{t(`program-about.${skill}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="sub-page-part">
        <h2>{t('program-about.stages')}</h2>
        <ol className="program-about-stages">
          {stages.map((stage) => (
            <li key={stage.course.id}>
              <StageCard stage={stage} />
            </li>
          ))}
        </ol>
      </section>
      <section className="lk-card program-about-rules">
        <h2>{t('program-about.rules')}</h2>
        <ul>
          {(['little', 'mistakes', 'voice'] as const).map((rule) => (
            <li key={rule}>{t(`program-about.rule.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </SubPage>
  );
}

function StageCard({ stage }: { readonly stage: Stage }): ReactElement {
  const t = useWords('program-about');
  const locale = useLocale();
  const { course, problems, chapters } = stage;
  const words = Object.values(course.translations)[0];
  return (
    <Link className="lk-card program-about-stage" to={courseDashboardPath(locale, course.name)}>
      <span className="program-about-age">{t(`program-about.age.${course.targetLesson}`)}</span>
      <b>{words?.title}</b>
      <span>{words?.description}</span>
      <span className="program-about-count">
        <span>{t('program-about.chapters', { count: chapters })}</span>
        <span>{t('program-about.problems', { count: problems })}</span>
      </span>
      <ChevronIcon />
    </Link>
  );
}
