import './site-footer.css';
import type { ReactElement } from 'react';
import { publicArticlesPath } from '../../paths/articles.ts';
import { routePath } from '../../paths/named-routes.ts';
import { type Locale, mainPath, sitePath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** Where each line of the footer leads, in its three columns. */
const columns = {
  learn: {
    children: mainPath,
    adults: site('adults'),
    articles: publicArticlesPath,
    first: (locale: Locale) => routePath(locale, 'auth.start'),
  },
  teach: { schools: site('school'), teachers: site('teacher'), companies: site('companies'), docs: () => '/docs/' },
  about: {
    privacy: (locale: Locale) => routePath(locale, 'public.privacy'),
    agreement: (locale: Locale) => routePath(locale, 'public.agreement'),
    security: site('security'),
    accessibility: site('accessibility'),
    press: site('press'),
    withdrawal: site('withdrawal'),
  },
} as const;

function site(path: string): (locale: Locale) => string {
  return (locale) => sitePath(locale, path);
}

/** The end of every public page: the rest of the site, and what the law wants to be found. */
export function SiteFooter(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <footer className="site-footer">
      <nav aria-label={t('public.footer.label')}>
        {Object.entries(columns).map(([column, lines]) => (
          <section key={column} aria-labelledby={`footer-${column}`}>
            <h2 id={`footer-${column}`}>{t(`public.footer.${column}.title`)}</h2>
            <ul>
              {Object.entries(lines).map(([line, pathIn]) => (
                <li key={line}>
                  <a href={pathIn(locale)}>{t(`public.footer.${column}.${line}`)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </footer>
  );
}
