import type { ReactElement, ReactNode } from 'react';
import { languageTag, type Locale, mainPath } from '../words/locales.ts';
import { useLocale } from '../words/use-words.ts';
import { alternates, siteOrigin } from './alternates.ts';
import { StructuredData } from './structured-data.tsx';

/** A page above this one. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface PageHeadProps {
  /** At most 60 letters. */
  readonly title: string;
  /** 70 to 160 letters. */
  readonly description: string;
  /** The address of this page in a language. */
  readonly pathIn: (locale: Locale) => string;
  /** The pages between the main page and this one. */
  readonly above?: readonly Crumb[];
  /** What search engines read of it instead of where it stands. */
  readonly children?: ReactNode;
}

/** What search engines and previews of links read of a public page. */
export function PageHead({ title, description, pathIn, above = [], children }: PageHeadProps): ReactElement {
  const locale = useLocale();
  const path = pathIn(locale);
  const address = siteOrigin + path;
  const picture = `${siteOrigin}/picture.png?page=${path}`;
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
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {children ?? (
        <StructuredData
          thing={
            path === mainPath(locale)
              ? ourselves(locale)
              : trailOf([{ name: 'Logikit', path: mainPath(locale) }, ...above, { name: title, path }])
          }
        />
      )}
    </>
  );
}

const ourselves = (locale: Locale) => ({
  '@type': 'WebSite',
  name: 'Logikit',
  url: siteOrigin + mainPath(locale),
  inLanguage: languageTag(locale),
  publisher: { '@type': 'Organization', name: 'Logikit', url: siteOrigin, logo: `${siteOrigin}/logo/other-colour.svg` },
});

const trailOf = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin + path,
  })),
});
