import './auth.css';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { afterStart, eventIn } from '../../shell/after-start.ts';
import { routePath } from '../../shell/named-routes.ts';
import { LoginForm } from '../../shell/login-form.tsx';
import { words } from '../../shell/page-loader.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { isLocale, mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

/** Sign-in, shown as a popup over the page; a direct address opens the page and the popup. */
export default function Login(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  const goOn = async (): Promise<void> => {
    await client().profile.load();
    const { profile } = client().profile.store.getState();
    const own = profile && isLocale(profile.locale) ? profile.locale : locale;
    await navigate(afterStart(own, location.search));
  };

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
          <LoginForm onDone={goOn} />
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
