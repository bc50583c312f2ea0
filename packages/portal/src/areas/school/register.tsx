import './school.css';
import '../../shell/start-page.css';
import { passwordLength } from '@logikit/sdk';
import { Button, Kit, KitPointing } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { words } from '../../shell/page-loader.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { schoolPath } from './paths.ts';
import { type Draft, emptyDraft, NameFields, SchoolFields, SubjectFields } from './teacher-fields.tsx';
import { useTeacherChange } from './use-teacher-error.ts';

export const clientLoader = words('public', 'public-auth', 'teacher', 'errors');

const steps = ['name', 'school', 'subject', 'account'] as const;

/** From a guest to a teacher's account, one question at a time. Going back loses nothing. */
export default function TeacherRegister(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isBusy, error, run } = useTeacherChange();
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [account, setAccount] = useState({ email: '', password: '' });
  // An account that exists already is not made a second time when what follows was refused.
  const [isRegistered, setRegistered] = useState(false);
  const step = steps[at] ?? 'name';

  const finish = async (): Promise<void> => {
    const isDone = await run(async () => {
      const { auth, profile, school } = client();
      if (!isRegistered) {
        await auth.register({ ...account, who: 'teacher', targetLessons: [2], locale });
        setRegistered(true);
        // A profile that is on its way says nothing of what comes next.
        await profile.load();
      }
      await school.convertTeacher({ body: draft });
      await profile.load();
    });
    if (isDone) await navigate(schoolPath(locale));
  };
  const goOn = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (step === 'account') void finish();
    else setAt(at + 1);
  };

  return (
    <div className="start">
      <title>{t('teacher.register.title')}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitPointing} className="start-kit" />
        <h1>{t('teacher.register.title')}</h1>
        <p>{t('teacher.register.step', { step: at + 1, total: steps.length })}</p>
        <form className="lk-card school-card form school-wizard" key={step} onSubmit={goOn}>
          <h2>{t(`teacher.register.${step}`)}</h2>
          {step === 'name' && <NameFields draft={draft} onChange={setDraft} />}
          {step === 'school' && <SchoolFields draft={draft} onChange={setDraft} />}
          {step === 'subject' && <SubjectFields draft={draft} onChange={setDraft} />}
          {step === 'account' && <AccountFields account={account} onChange={setAccount} />}
          <ErrorMessage text={error} />
          <div className="school-row">
            <Button type="submit" disabled={isBusy}>
              {t(step === 'account' ? 'teacher.register.finish' : 'teacher.register.next')}
            </Button>
            {at > 0 && (
              <Button tone="plain" onClick={() => setAt(at - 1)}>
                {t('teacher.register.back')}
              </Button>
            )}
          </div>
        </form>
      </main>
    </div>
  );
}

interface Account {
  readonly email: string;
  readonly password: string;
}

function AccountFields(props: {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}): ReactElement {
  const t = useWords('teacher');
  const { account, onChange } = props;
  return (
    <>
      <label className="field">
        <span>{t('teacher.about.email')}</span>
        <input
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={account.email}
          onChange={({ target }) => onChange({ ...account, email: target.value })}
        />
      </label>
      <label className="field">
        <span>{t('teacher.about.password')}</span>
        <input
          type="password"
          required
          minLength={passwordLength.least}
          maxLength={passwordLength.most}
          autoComplete="new-password"
          value={account.password}
          onChange={({ target }) => onChange({ ...account, password: target.value })}
        />
      </label>
    </>
  );
}
