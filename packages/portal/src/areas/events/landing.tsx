import type { ReactElement } from 'react';
import { ChosenLandscape, Each, field, PageTemplate, When } from '../../layout/reading/page-template.tsx';
import { ReadingHero } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';

export const loader = pageWords('public', 'events');

/** What an event is, for whoever has been sent its address. The start keeps the event through the registration. */
export default function EventLanding(): ReactElement {
  const t = usePageWords('events');
  return (
    <PageTemplate pathIn={(locale) => sitePath(locale, `event/${field('slug')}/landing`)}>
      <ReadingHero title={field('title')} lead={field('text')} Art={ChosenLandscape}>
        <a className="lk-button" href={field('start')}>
          {t('events.action.take')}
        </a>
        <strong>{field('when')}</strong>
      </ReadingHero>
      <When of="points">
        <section className="reading-page-part">
          <h2>{t('events.landing.points')}</h2>
          <ul className="reading-page-cards">
            <Each of="points">
              <li className="lk-card">
                <h3>{field('title')}</h3>
                <p>{field('text')}</p>
              </li>
            </Each>
          </ul>
        </section>
      </When>
    </PageTemplate>
  );
}
