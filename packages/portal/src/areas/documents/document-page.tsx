import './document-page.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { ReadingPage } from '../../layout/reading/reading-page.tsx';
import { formatDate } from '../../words/formatters.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

/** When the texts were written; a consent is kept with this date (rule D-098). */
const WRITTEN = '2026-11-22';

const documents = {
  privacy: { parts: ['keep', 'why', 'children', 'long', 'rights'], other: 'agreement' },
  agreement: { parts: ['service', 'account', 'fair', 'end'], other: 'privacy' },
} as const;

/** A document as a person would tell it: short parts under plain headings. */
export function DocumentPage({ name }: { readonly name: keyof typeof documents }): ReactElement {
  const t = usePageWords('documents');
  const locale = useLocale();
  const { parts, other } = documents[name];
  return (
    <ReadingPage name={name} tab={t(`documents.${name}.tab`)} description={t(`documents.${name}.description`)}>
      <div className="document-page">
        <article className="lk-card document-page-text">
          <h1>{t(`documents.${name}.title`)}</h1>
          <p className="document-page-lead">{t(`documents.${name}.lead`)}</p>
          {parts.map((part) => (
            <section key={part}>
              <h2>{t(`documents.${name}.${part}.title`)}</h2>
              <p>{t(`documents.${name}.${part}.text`)}</p>
            </section>
          ))}
          <p className="document-page-date">
            <time dateTime={WRITTEN}>{t('documents.date', { date: formatDate(locale, new Date(WRITTEN)) })}</time>
          </p>
        </article>
        <Link className="text-link" to={routePath(locale, `public.${other}`)}>
          {t(`documents.other.${other}`)}
        </Link>
      </div>
    </ReadingPage>
  );
}
