import './language-links.css';
import { GlobeIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { languageTag, type Locale, localeNames, locales } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** The same page in every language, behind a disclosure that needs no script. */
export function LanguageLinks({ pathIn }: { readonly pathIn: (locale: Locale) => string }): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <details className="language-links">
      <summary>
        <GlobeIcon />
        <span className="lk-unseen">{t('public.locale.label')}: </span>
        {localeNames[locale]}
      </summary>
      <ul className="language-links-list">
        {locales.map((code) => (
          <li key={code}>
            <a
              href={pathIn(code)}
              hrefLang={languageTag(code)}
              lang={languageTag(code)}
              aria-current={code === locale ? 'page' : undefined}
            >
              {localeNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
