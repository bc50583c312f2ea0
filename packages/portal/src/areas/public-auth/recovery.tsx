import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
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
  | { readonly status: 'filling'; readonly code?: string }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly email: string };

/** Asks for the letter with which a new password can be set. What it answers is the same for every address. */
export default function Recovery(): ReactElement {
  const t = useWords('public-auth');
  const errorText = useWords('errors');
  const locale = useLocale();
  const [state, setState] = useState<State>({ status: 'filling' });

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = typed(new FormData(event.currentTarget), 'email').trim();
    setState({ status: 'sending' });
    try {
      await client().accounts.askRecovery({ body: { email } });
      setState({ status: 'sent', email });
    } catch (error) {
      setState({
        status: 'filling',
        code: error instanceof Error && 'code' in error ? String(error.code) : 'internal',
      });
    }
  };

  return (
    <AuthPopup tab={t('public-auth.recovery.tab')} title={t('public-auth.recovery.title')}>
      {state.status === 'sent' ? (
        <p role="status" className="sent">
          {t('public-auth.recovery.sent', { email: state.email })}
        </p>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void send(event)}>
          <p>{t('public-auth.recovery.text')}</p>
          <label className="field">
            <span>{t('public-auth.recovery.email')}</span>
            <input name="email" type="email" autoComplete="email" maxLength={254} />
          </label>
          <ErrorMessage
            text={
              state.status === 'filling' && state.code !== undefined
                ? errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })
                : null
            }
          />
          <Button type="submit" disabled={state.status === 'sending'}>
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
