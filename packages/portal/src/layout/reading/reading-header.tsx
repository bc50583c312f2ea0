import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { type Locale, mainPath, sitePath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Logo } from '../logo.tsx';
import { LanguageLinks } from './language-links.tsx';

/** The header of a page without scripts: only links, and languages behind a disclosure of the browser's own. */
export function ReadingHeader({ pathIn }: { readonly pathIn: (locale: Locale) => string }): ReactElement {
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
        <LanguageLinks pathIn={pathIn} />
      </nav>
    </header>
  );
}
