import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { AuthPopup } from '../../shell/auth-popup.tsx';
import { words } from '../../shell/page-loader.ts';
import { useChange } from '../../shell/use-change.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { CodeField } from './code-field.tsx';
import { myClassesPath } from './paths.ts';

export const clientLoader = words('public', 'public-auth', 'teacher', 'errors');

/** A pupil's way into a class: the code from the board and a name. A popup like the sign-in. */
export default function TeacherCode(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isBusy, error, run } = useChange();
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
        <label className="field">
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
        <Button type="submit" disabled={isBusy}>
          {t('teacher.enter.action')}
        </Button>
      </form>
    </AuthPopup>
  );
}
