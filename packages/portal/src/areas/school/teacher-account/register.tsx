import '../../../layout/start-page.css';
import '../../../ui/stack.css';
import '../school.css';
import { passwordLength } from '@logikit/sdk';
import { Button, Kit, KitPointing } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { SiteHeader } from '../../../layout/site-header.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { schoolPath } from '../../../paths/school.ts';
import { type Draft, emptyDraft, NameFields, SchoolFields, SubjectFields } from './teacher-fields.tsx';
import { useMutation } from '../../../client/use-mutation.ts';
import { workForStart } from '../../../client/work-for-start.ts';
import { teacherErrorText } from './teacher-error-text.ts';
import { page } from '../../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'teacher', 'errors'], requires: 'nothing' });

const steps = ['name', 'school', 'subject', 'account'] as const;

/** From a guest to a teacher's account, one question at a time. Going back loses nothing. */
export default function TeacherRegister(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isPending, error, run } = useMutation({ describe: teacherErrorText });
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
        const who = { who: 'teacher' as const, targetLessons: [2 as const], locale };
        await workForStart((more) => auth.register({ ...account, ...who, ...more }));
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
    <div className="start-page">
      <title>{t('teacher.register.title')}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitPointing} className="start-page-kit" />
        <h1>{t('teacher.register.title')}</h1>
        <p>{t('teacher.register.step', { step: at + 1, total: steps.length })}</p>
        <form className="lk-card stack-card form school-wizard" key={step} onSubmit={goOn}>
          <h2>{t(`teacher.register.${step}`)}</h2>
          {step === 'name' && <NameFields draft={draft} onChange={setDraft} />}
          {step === 'school' && <SchoolFields draft={draft} onChange={setDraft} />}
          {step === 'subject' && <SubjectFields draft={draft} onChange={setDraft} />}
          {step === 'account' && <AccountFields account={account} onChange={setAccount} />}
          <ErrorMessage text={error} />
          <Ways isFirst={at === 0} isLast={step === 'account'} isPending={isPending} back={() => setAt(at - 1)} />
        </form>
      </main>
    </div>
  );
}

interface WaysProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isPending: boolean;
  readonly back: () => void;
}

function Ways({ isFirst, isLast, isPending, back }: WaysProps): ReactElement {
  const t = useWords('teacher');
  return (
    <div className="school-row">
      <Button type="submit" disabled={isPending}>
        {t(isLast ? 'teacher.register.finish' : 'teacher.register.next')}
      </Button>
      {!isFirst && (
        <Button tone="plain" onClick={back}>
          {t('teacher.register.back')}
        </Button>
      )}
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
      <label className="form-control">
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
      <label className="form-control">
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
