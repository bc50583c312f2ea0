import { passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { typed } from '../../shell/typed.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AuthPopup } from '../../shell/auth-popup.tsx';

export const clientLoader = words('public', 'public-auth', 'errors');

type State =
  | { readonly status: 'filling'; readonly fault?: string }
  | { readonly status: 'sending' }
  | { readonly status: 'done' };

/** Where the letter leads. Its secret stands after "#", so no log and no referrer sees it. */
export default function NewPassword(): ReactElement {
  const t = useWords('public-auth');
  const errorText = useWords('errors');
  const locale = useLocale();
  const [token] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>({ status: 'filling' });
  // Follows the address: the secret leaves it at once, and with it the browser's history.
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = typed(new FormData(event.currentTarget), 'password');
    if (password.length < passwordLength.least) {
      setState({ status: 'filling', fault: t('public-auth.newPassword.short', { min: passwordLength.least }) });
      return;
    }
    setState({ status: 'sending' });
    try {
      await client().accounts.confirmRecovery({ body: { token, password } });
      setState({ status: 'done' });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      setState({
        status: 'filling',
        fault: errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') }),
      });
    }
  };

  return (
    <AuthPopup tab={t('public-auth.newPassword.tab')} title={t('public-auth.newPassword.title')}>
      {state.status === 'done' ? (
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
          <p>{errorText('errors.linkExpired')}</p>
          <p>
            <Link className="text-link" to={routePath(locale, 'auth.recovery')}>
              {t('public-auth.newPassword.again')}
            </Link>
          </p>
        </>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void send(event)}>
          <label className="field">
            <span>{t('public-auth.newPassword.password')}</span>
            <input name="password" type="password" autoComplete="new-password" maxLength={passwordLength.most} />
          </label>
          <ErrorMessage text={state.status === 'filling' ? (state.fault ?? null) : null} />
          <Button type="submit" disabled={state.status === 'sending'}>
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
