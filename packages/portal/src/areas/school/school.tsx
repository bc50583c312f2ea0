import '../../layout/sub-page.css';
import '../../ui/link-list.css';
import './school.css';
import { AdultDoor, BookThumb, CertificateThumb, ChevronIcon, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { convertPath, materialsPath, myClassesPath, myPupilsPath, tariffsPath } from '../../paths/school.ts';
import { page } from '../../app/page.ts';
import { loadTeacherDay, type TeacherDay, TeacherHome } from './home/teacher-home.tsx';

interface School {
  /** Null for who is no teacher. */
  readonly day: TeacherDay | null;
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ profile }): Promise<School> => ({
    day: profile.perms.includes('teacher') ? await loadTeacherDay() : null,
  }),
});

/** Where a teacher begins; everybody else learns what a class is and how to come into one. */
export default function SchoolPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { day } = useLoaderData<typeof clientLoader>();
  if (day) {
    return (
      <TeacherHome day={day}>
        <Ways isTeacher />
      </TeacherHome>
    );
  }
  return (
    <SubPage
      tab={t('teacher.school.tab')}
      title={t('teacher.school.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }}
    >
      <p className="sub-page-lead">{t('teacher.school.leadOthers')}</p>
      <Ways isTeacher={false} />
    </SubPage>
  );
}

function Ways({ isTeacher }: { readonly isTeacher: boolean }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  return (
    <ul className="link-list">
      {waysOf(locale, isTeacher).map(({ key, to }) => (
        <li key={key}>
          <Link className="lk-card link-list-item" to={to}>
            {pictures[key]()}
            <span>
              <b>{t(`teacher.way.${key}.title`)}</b>
              <span>{t(`teacher.way.${key}.text`)}</span>
            </span>
            <ChevronIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const pictures = {
  join: () => <SchoolDoor />,
  convert: () => <AdultDoor />,
  materials: () => <BookThumb />,
  pupils: () => <SchoolDoor />,
  tariffs: () => <CertificateThumb />,
} as const;

interface Way {
  readonly key: keyof typeof pictures;
  readonly to: string;
}

function waysOf(locale: ReturnType<typeof useLocale>, isTeacher: boolean): readonly Way[] {
  const tariffs: Way = { key: 'tariffs', to: tariffsPath(locale) };
  if (!isTeacher)
    return [{ key: 'join', to: myClassesPath(locale) }, { key: 'convert', to: convertPath(locale) }, tariffs];
  return [{ key: 'materials', to: materialsPath(locale) }, { key: 'pupils', to: myPupilsPath(locale) }, tariffs];
}
