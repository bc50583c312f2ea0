import type { ReactElement } from 'react';
import { ChosenLandscape, Each, field, PageTemplate } from '../../layout/reading/page-template.tsx';
import { ReadingHero } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';

export const loader = pageWords('public', 'events');

/** A result that somebody has shared: what was reached, and nobody's name. */
export default function SharedResult(): ReactElement {
  const t = usePageWords('events');
  return (
    <PageTemplate pathIn={(locale) => sitePath(locale, `event/shared/${field('token')}`)}>
      <meta name="robots" content="noindex" />
      <ReadingHero title={field('title')} lead={field('text')} Art={ChosenLandscape}>
        <a className="lk-button" href={field('landing')}>
          {t('events.shared.action')}
        </a>
      </ReadingHero>
      <section className="reading-page-part">
        <h2>{t('events.shared.eyebrow')}</h2>
        <ul className="reading-page-cards">
          <Each of="reached">
            <li className="lk-card">
              <strong>{field('this')}</strong>
            </li>
          </Each>
        </ul>
      </section>
    </PageTemplate>
  );
}
