import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { routePath } from '../../paths/named-routes.ts';
import { formText } from '../../forms/form-text.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AuthPopup } from '../../auth/auth-popup.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'errors'], requires: 'nothing' });

/** Asks for the letter with which a new password can be set. What it answers is the same for every address. */
export default function Recovery(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const { status, isPending, error, run } = useMutation({ refreshes: 'nothing' });

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const asked = formText(new FormData(event.currentTarget), 'email').trim();
    setEmail(asked);
    await run(() => client().accounts.askRecovery({ body: { email: asked } }));
  };

  return (
    <AuthPopup tab={t('public-auth.recovery.tab')} title={t('public-auth.recovery.title')}>
      {status === 'done' ? (
        <p role="status" className="sent">
          {t('public-auth.recovery.sent', { email })}
        </p>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void send(event)}>
          <p>{t('public-auth.recovery.text')}</p>
          <label className="form-control">
            <span>{t('public-auth.recovery.email')}</span>
            <input name="email" type="email" autoComplete="email" maxLength={254} />
          </label>
          <ErrorMessage text={error} />
          <Button type="submit" disabled={isPending}>
            {t('public-auth.recovery.action')}
          </Button>
        </form>
      )}
      <p>
        <Link className="text-link" to={routePath(locale, 'auth.login')}>
          {t('public-auth.recovery.back')}
        </Link>
      </p>
    </AuthPopup>
  );
}
