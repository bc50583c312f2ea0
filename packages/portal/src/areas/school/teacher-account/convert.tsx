import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { Link, redirect, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { SubPage } from '../../../layout/sub-page.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { myClassesPath, schoolPath, teacherRegisterPath } from '../../../paths/school.ts';
import { type Draft, emptyDraft, NameFields, SchoolFields, SubjectFields } from './teacher-fields.tsx';
import { useMutation } from '../../../client/use-mutation.ts';
import { teacherErrorText } from './teacher-error-text.ts';
import { page } from '../../../app/page.ts';

type Standing = 'anonymous' | 'pupil' | 'grownUp';

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: ({ profile, locale }): Standing => {
    if (profile.perms.includes('teacher')) throw redirect(schoolPath(locale));
    if (profile.anonymous) return 'anonymous';
    return profile.who === 'pupil' ? 'pupil' : 'grownUp';
  },
});

/** An account becomes a teacher's; whoever cannot is shown the way that is theirs. */
export default function ConvertPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const standing = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('teacher.convert.title')}
      title={t('teacher.convert.title')}
      back={{ to: schoolPath(locale), label: t('teacher.back.school') }}
      width="reading"
    >
      <p className="sub-page-lead">{t(`teacher.convert.${standing}`)}</p>
      {standing === 'grownUp' && <ConvertForm />}
      {standing === 'anonymous' && (
        <Link className="lk-button school-first" to={teacherRegisterPath(locale)}>
          {t('teacher.register.title')}
        </Link>
      )}
      {standing === 'pupil' && (
        <Link className="lk-button school-first" to={myClassesPath(locale)}>
          {t('teacher.enter.title')}
        </Link>
      )}
    </SubPage>
  );
}

function ConvertForm(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isPending, error, run } = useMutation({ describe: teacherErrorText });
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const convert = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await run(async () => {
      await client().school.convertTeacher({ body: draft });
      await client().profile.load();
    });
    if (isDone) await navigate(schoolPath(locale));
  };
  return (
    <form className="lk-card stack-card form" onSubmit={(event) => void convert(event)}>
      <NameFields draft={draft} onChange={setDraft} />
      <SchoolFields draft={draft} onChange={setDraft} />
      <SubjectFields draft={draft} onChange={setDraft} />
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('teacher.convert.action')}
      </Button>
    </form>
  );
}
