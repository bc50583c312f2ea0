import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { mainPath, sitePath } from '../words/locales.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { Logo } from './logo.tsx';
import { routePath } from '../paths/named-routes.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface SiteHeaderProps {
  /** What one chooses here: where no script runs, something that needs none. */
  readonly choices?: ReactNode;
}

/** The header of every page outside the cabinet. */
export function SiteHeader({ choices = <LiveChoices /> }: SiteHeaderProps): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <header className="site-header">
      <Link className="site-header-home" to={mainPath(locale)} aria-label="Logikit">
        <Logo />
      </Link>
      <nav aria-label={t('public.nav.label')}>
        <Link className="site-header-wide" to={sitePath(locale, 'adults')}>
          {t('public.nav.adults')}
        </Link>
        <Link className="site-header-wide" to={sitePath(locale, 'school')}>
          {t('public.nav.schools')}
        </Link>
        <Link className="site-header-wide" to={sitePath(locale, 'companies')}>
          {t('public.nav.companies')}
        </Link>
        <Link className="site-header-login" to={routePath(locale, 'auth.login')}>
          {t('public.nav.login')}
        </Link>
        {choices}
      </nav>
    </header>
  );
}

function LiveChoices(): ReactElement {
  return (
    <>
      <LocaleSwitch />
      <ThemeSwitch />
    </>
  );
}
