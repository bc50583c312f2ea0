import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { AuthPopup } from '../../../auth/auth-popup.tsx';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { CodeField } from './code-field.tsx';
import { myClassesPath } from '../../../paths/school.ts';
import { page } from '../../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'teacher', 'errors'], requires: 'nothing' });

/** A pupil's way into a class: the code from the board and a name. A popup like the sign-in. */
export default function TeacherCode(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isPending, error, run } = useMutation();
  const [typed, setTyped] = useState({ code: '', name: '' });

  const join = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await run(async () => {
      const { auth, profile } = client();
      await auth.joinClass(typed);
      await profile.load();
    });
    if (isDone) await navigate(myClassesPath(locale));
  };

  return (
    <AuthPopup tab={t('teacher.join.title')} title={t('teacher.join.title')}>
      <form className="form" aria-label={t('teacher.join.title')} onSubmit={(event) => void join(event)}>
        <CodeField value={typed.code} onChange={(code) => setTyped({ ...typed, code })} />
        <label className="form-control">
          <span>{t('teacher.join.name')}</span>
          <input
            required
            maxLength={30}
            autoComplete="off"
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        </label>
        <small>{t('teacher.join.hint')}</small>
        <ErrorMessage text={error} />
        <Button type="submit" disabled={isPending}>
          {t('teacher.enter.action')}
        </Button>
      </form>
    </AuthPopup>
  );
}
