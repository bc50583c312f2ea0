import '../../layout/sub-page.css';
import '../../ui/link-list.css';
import '../../ui/stack.css';
import './school.css';
import type { Model } from '@logikit/sdk';
import { AdultDoor, BookThumb, CertificateThumb, ChevronIcon, KitReading, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../client/client.ts';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ClassForm } from './class-form.tsx';
import { classPath, convertPath, materialsPath, myClassesPath, myPupilsPath, tariffsPath } from '../../paths/school.ts';
import { page } from '../../app/page.ts';

interface School {
  readonly isTeacher: boolean;
  readonly classes: readonly Model<'SchoolClass'>[];
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ profile }): Promise<School> => {
    const isTeacher = profile.perms.includes('teacher');
    const { data } = isTeacher ? await client().school.listClasses() : { data: [] };
    return { isTeacher, classes: data };
  },
});

/** Where a teacher begins; everybody else learns what a class is and how to come into one. */
export default function SchoolPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { isTeacher, classes } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('teacher.school.tab')}
      title={t('teacher.school.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }}
    >
      <p className="sub-page-lead">{t(isTeacher ? 'teacher.school.lead' : 'teacher.school.leadOthers')}</p>
      {isTeacher && <Classes classes={classes} />}
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
    </SubPage>
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

function Classes({ classes }: { readonly classes: School['classes'] }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const create = async (draft: Model<'ClassDraft'>): Promise<void> => {
    const made = await client().school.createClass({ body: draft });
    // The letters of the code are told once: they go along with this step and are gone with the next.
    await navigate(classPath(locale, made.class.id), { state: { code: made.code.code } });
  };
  return (
    <section className="school-two">
      <div className="sub-page-part">
        <h2>{t('teacher.classes.title')}</h2>
        {classes.length === 0 && (
          <EmptyState pose={KitReading} title={t('teacher.classes.none.title')} text={t('teacher.classes.none.text')} />
        )}
        <ul className="stack">
          {classes.map(({ id, name, pupils, waiting }) => (
            <li key={id}>
              <Link className="lk-card link-list-item" to={classPath(locale, id)}>
                <SchoolDoor />
                <span>
                  <b>{name}</b>
                  <span>
                    {t('teacher.classes.pupils', { number: pupils })}
                    {waiting > 0 && ` · ${t('teacher.classes.waiting', { number: waiting })}`}
                  </span>
                </span>
                <ChevronIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="lk-card stack-card">
        <h2>{t('teacher.class.new')}</h2>
        <ClassForm save={create} />
      </div>
    </section>
  );
}
