import './auth.css';
import { Button, Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { afterStart, eventIn } from '../../shell/after-start.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { isLocale, mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

type Keep = 'account' | 'anonymous';
type State =
  | { readonly status: 'filling'; readonly code?: string }
  | { readonly status: 'sending' }
  | { readonly status: 'choosing' };

/** Sign-in, shown as a popup over the page; a direct address opens the page and the popup. */
export default function Login(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  // Follows the browser's top layer: a dialog is modal only when asked by a script.
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <div className="start">
      <title>{t('public-auth.login.tab')}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitWaving} className="start-kit" />
        <dialog
          ref={dialog}
          className="lk-card login"
          aria-labelledby="login-title"
          onClose={() => void navigate(mainPath(locale))}
        >
          <h1 id="login-title">{t('public-auth.login.title')}</h1>
          <LoginForm />
          <p>
            <Link
              className="text-link"
              to={routePath(locale, 'auth.start', { query: { event: eventIn(location.search) } })}
            >
              {t('public-auth.login.start')}
            </Link>
          </p>
          <form method="dialog">
            <button className="text-link" type="submit">
              {t('public-auth.login.close')}
            </button>
          </form>
        </dialog>
      </main>
    </div>
  );
}

function LoginForm(): ReactElement {
  const t = useWords('public-auth');
  const errorText = useWords('errors');
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ status: 'filling' });

  const send = async (keep?: Keep): Promise<void> => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setState({ status: 'sending' });
    try {
      await client().auth.login({
        username: typed(fields, 'username').trim(),
        password: typed(fields, 'password'),
        ...(keep && { keep }),
      });
      await client().profile.load();
      const { profile } = client().profile.store.getState();
      const own = profile && isLocale(profile.locale) ? profile.locale : locale;
      await navigate(afterStart(own, location.search));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      setState(code === 'chooseProgress' ? { status: 'choosing' } : { status: 'filling', code });
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <form
      ref={form}
      className="form"
      onSubmit={submit}
      onInput={() => state.status === 'filling' && state.code !== undefined && setState({ status: 'filling' })}
    >
      <label className="field">
        <span>{t('public-auth.login.name')}</span>
        <input name="username" autoComplete="username" required maxLength={254} />
      </label>
      <label className="field">
        <span>{t('public-auth.login.password')}</span>
        <input name="password" type="password" autoComplete="current-password" required maxLength={200} />
      </label>
      <ErrorMessage
        text={
          state.status === 'filling' && state.code !== undefined
            ? errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })
            : null
        }
      />
      {state.status === 'choosing' ? (
        <fieldset className="choice">
          <legend>{t('public-auth.login.keep.title')}</legend>
          <Button onClick={() => void send('account')}>{t('public-auth.login.keep.account')}</Button>
          <Button tone="plain" onClick={() => void send('anonymous')}>
            {t('public-auth.login.keep.anonymous')}
          </Button>
        </fieldset>
      ) : (
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('public-auth.login.action')}
        </Button>
      )}
    </form>
  );
}

function typed(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
