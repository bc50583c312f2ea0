import type { ReactElement } from 'react';
import type { Locale } from '../words/locales.ts';
import { useLocale } from '../words/use-words.ts';

const width = { ru: 182, other: 157 } as const;

/** The file of the logo: its word is written in Cyrillic for Russian, and white lies on dark and strong colours. */
export function logoFile(locale: Locale, tone: 'white' | 'colour'): string {
  return `/logo/${variantOf(locale)}-${tone}.svg`;
}

function variantOf(locale: Locale): keyof typeof width {
  return locale === 'ru' ? 'ru' : 'other';
}

/** Kit and our name. Both tones are there, and the theme shows one: a file that is not shown is not downloaded. */
export function Logo(): ReactElement {
  const locale = useLocale();
  return (
    <span className="logo">
      {(['colour', 'white'] as const).map((tone) => (
        <img
          key={tone}
          className={`logo-${tone}`}
          src={logoFile(locale, tone)}
          alt="Logikit"
          width={width[variantOf(locale)]}
          height={42}
          loading="lazy"
        />
      ))}
    </span>
  );
}
