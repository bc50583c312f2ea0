import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { localeNames } from '../../words/locales.ts';
import { useWords } from '../../words/use-words.ts';

/** How somebody is written to, and in which language. */
export function Contact({ of }: { readonly of: Model<'Contact'> | null }): ReactElement {
  const t = useWords('desk');
  if (of === null) return <p>{t('desk.orders.gone')}</p>;
  const { name, email, locale } = of;
  return (
    <p className="desk-address">
      <span>{`${name} (${localeOf(locale)})`}</span>
      <br />
      {email === null ? t('desk.orders.noEmail') : <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

const localeOf = (code: string): string => Object.entries(localeNames).find(([own]) => own === code)?.[1] ?? code;
