import { passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { errorCodeText } from '../../client/error-text.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { routePath } from '../../paths/named-routes.ts';
import { formText } from '../../forms/form-text.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AuthPopup } from '../../auth/auth-popup.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'errors'], requires: 'nothing' });

/** Where the letter leads. Its secret stands after "#", so no log and no referrer sees it. */
export default function NewPassword(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const [token] = useState(() => location.hash.slice(1));
  const { status, isPending, error, run, fail } = useMutation({ refreshes: 'nothing' });
  // Follows the address: the secret leaves it at once, and with it the browser's history.
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    if (password.length < passwordLength.least) {
      fail(t('public-auth.newPassword.short', { min: passwordLength.least }));
      return;
    }
    await run(() => client().accounts.confirmRecovery({ body: { token, password } }));
  };

  return (
    <AuthPopup tab={t('public-auth.newPassword.tab')} title={t('public-auth.newPassword.title')}>
      {status === 'done' ? (
        <>
          <p role="status">{t('public-auth.newPassword.done')}</p>
          <p>
            <Link className="text-link" to={routePath(locale, 'auth.login')}>
              {t('public-auth.recovery.back')}
            </Link>
          </p>
        </>
      ) : token === '' ? (
        <>
          <p>{errorCodeText('linkExpired')}</p>
          <p>
            <Link className="text-link" to={routePath(locale, 'auth.recovery')}>
              {t('public-auth.newPassword.again')}
            </Link>
          </p>
        </>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void send(event)}>
          <label className="form-control">
            <span>{t('public-auth.newPassword.password')}</span>
            <input name="password" type="password" autoComplete="new-password" maxLength={passwordLength.most} />
          </label>
          <ErrorMessage text={error} />
          <Button type="submit" disabled={isPending}>
            {t('public-auth.newPassword.action')}
          </Button>
          <p>
            <Link className="text-link" to={routePath(locale, 'auth.recovery')}>
              {t('public-auth.newPassword.again')}
            </Link>
          </p>
        </form>
      )}
    </AuthPopup>
  );
}
