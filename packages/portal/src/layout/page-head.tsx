import type { ReactElement } from 'react';
import { languageTag, type Locale } from '../words/locales.ts';
import { useLocale } from '../words/use-words.ts';
import { alternates, siteOrigin } from './alternates.ts';

interface PageHeadProps {
  /** At most 60 letters. */
  readonly title: string;
  /** 70 to 160 letters. */
  readonly description: string;
  /** The address of this page in a language. */
  readonly pathIn: (locale: Locale) => string;
}

/** What search engines and previews of links read of a public page. */
export function PageHead({ title, description, pathIn }: PageHeadProps): ReactElement {
  const locale = useLocale();
  const address = siteOrigin + pathIn(locale);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternates(pathIn).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Logikit" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languageTag(locale).replace('-', '_')} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
