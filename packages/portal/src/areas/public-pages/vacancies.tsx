import { Kit, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { LeadForm } from '../../layout/reading/lead-form.tsx';
import { ReadingPage } from '../../layout/reading/reading-page.tsx';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';

export const loader = pageWords('public', 'public-vacancies', 'lead');

/** Nobody is looked for just now, and the page says so. */
export default function Vacancies(): ReactElement {
  const t = usePageWords('public-vacancies');
  return (
    <ReadingPage name="vacancies" tab={t('public-vacancies.tab')} description={t('public-vacancies.description')}>
      <div className="message-page">
        <Kit pose={KitReading} className="message-page-kit" />
        <h1>{t('public-vacancies.title')}</h1>
        <p>{t('public-vacancies.text')}</p>
      </div>
      <LeadForm kind="vacancy" page="vacancies" />
    </ReadingPage>
  );
}
