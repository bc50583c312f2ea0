import '../../forms/form.css';
import './lead-form.css';
import { leadForm } from '@logikit/sdk';
import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import type { ReadingPage } from '../../reading-pages.ts';
import { sitePath } from '../../words/locales.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

interface LeadFormProps {
  readonly kind: (typeof leadForm.kinds)[number];
  /** Where the form stands. */
  readonly page: ReadingPage;
}

type Line = 'name' | 'email' | 'organisation';

const lines: Readonly<Record<Line, HTMLInputAutoCompleteAttribute>> = {
  name: 'name',
  email: 'email',
  organisation: 'organization',
};
/** Whoever looks for work writes for nobody but themselves. */
const linesOf = (kind: LeadFormProps['kind']): readonly Line[] =>
  kind === 'vacancy' ? ['name', 'email'] : ['name', 'email', 'organisation'];
const { longest, consentText, timeMark } = leadForm;

/** A message to us, from adults to adults: posted by the browser itself, answered by a page of the server (rule D-267). */
export function LeadForm({ kind, page }: LeadFormProps): ReactElement {
  const t = usePageWords('lead');
  const locale = useLocale();
  return (
    <section className="reading-page-part" aria-labelledby="lead-title">
      <h2 id="lead-title">{t(`lead.title.${kind}`)}</h2>
      <form className="lk-card form lead-form" method="post" action={`/content/lead/${kind}?lang=${locale}`}>
        <p>{t('lead.intro')}</p>
        {linesOf(kind).map((line) => (
          <label key={line} className="form-control">
            <span>{t(`lead.${line}`)}</span>
            <input
              name={line}
              type={line === 'email' ? 'email' : 'text'}
              autoComplete={lines[line]}
              required={line !== 'organisation'}
              maxLength={longest[line]}
            />
          </label>
        ))}
        <label className="form-control">
          <span>{t('lead.text')}</span>
          <textarea name="text" rows={5} required maxLength={longest.text} />
        </label>
        <label className="form-check">
          <input type="checkbox" name="consent" value={consentText} required />
          <span>{t('lead.consent')}</span>
        </label>
        <a className="text-link" href={sitePath(locale, 'privacy')}>
          {t('lead.privacy')}
        </a>
        <label className="lk-unseen" aria-hidden="true">
          {t('lead.trap')}
          <input name="website" autoComplete="off" tabIndex={-1} />
        </label>
        <input type="hidden" name="page" value={sitePath(locale, page)} />
        <input type="hidden" name="time" value={timeMark} />
        <button className="lk-button" type="submit">
          {t('lead.send')}
        </button>
      </form>
    </section>
  );
}
