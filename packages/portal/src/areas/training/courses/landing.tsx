import type { ReactElement } from 'react';
import { ChosenLandscape, field, PageTemplate, When } from '../../../layout/reading/page-template.tsx';
import { ReadingHero } from '../../../layout/reading/reading-page.tsx';
import { sitePath } from '../../../words/locales.ts';
import { pageWords } from '../../../words/page-words.ts';
import { usePageWords } from '../../../words/use-page-words.ts';

export const loader = pageWords('public', 'wiki');

/** What a course is, for whoever has been sent its address: a thought a page, and then the start (row R-095). */
export default function CourseLanding(): ReactElement {
  const t = usePageWords('wiki');
  return (
    <PageTemplate pathIn={(locale) => sitePath(locale, `courses/${field('slug')}/landing/${field('first')}`)}>
      <ReadingHero title={field('title')} lead={field('text')} Art={ChosenLandscape}>
        <When of="next">
          <a className="lk-button" href={field('next')}>
            {t('wiki.slide.next')}
          </a>
        </When>
        <When of="start">
          <a className="lk-button" href={field('start')}>
            {field('action')}
          </a>
        </When>
        <When of="back">
          <a className="text-link" href={field('back')}>
            {t('wiki.slide.back')}
          </a>
        </When>
        <span>{t('wiki.slide.of', { slide: field('number'), count: field('count') })}</span>
      </ReadingHero>
    </PageTemplate>
  );
}
