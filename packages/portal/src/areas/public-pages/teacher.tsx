import { NextScene, type SceneProps } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { LeadForm } from '../../layout/reading/lead-form.tsx';
import { ReadingHero, ReadingPage } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';
import { ClassTools } from './class-tools.tsx';

export const loader = pageWords('public', 'public-teacher', 'lead');

/** Kit points at what comes next. */
const TeacherScene = (props: SceneProps): ReactElement => <NextScene motif="meadow" {...props} />;

export default function Teacher(): ReactElement {
  const t = usePageWords('public-teacher');
  const locale = useLocale();
  return (
    <ReadingPage name="teacher" tab={t('public-teacher.tab')} description={t('public-teacher.description')}>
      <ReadingHero title={t('public-teacher.title')} lead={t('public-teacher.lead')} Art={TeacherScene}>
        <a className="lk-button" href={sitePath(locale, 'wizard/teacher-register')}>
          {t('public-teacher.action')}
        </a>
        <a className="text-link" href={sitePath(locale, 'school')}>
          {t('public-teacher.schools')}
        </a>
      </ReadingHero>
      <ClassTools tools={['code', 'tasks', 'picture', 'sheets', 'consent', 'cards']} />
      <LeadForm kind="teacher" page="teacher" />
    </ReadingPage>
  );
}
