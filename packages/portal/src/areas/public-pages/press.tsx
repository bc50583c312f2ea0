import { SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { ReadingCards, ReadingHero, ReadingPage } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'public-press');

const facts = ['what', 'who', 'languages', 'try', 'quiet', 'checked'] as const;

/** For whoever writes about us: what we are in short, and pictures that may be printed. */
export default function Press(): ReactElement {
  const t = usePageWords('public-press');
  const locale = useLocale();
  const writing = locale === 'ru' ? 'ru' : 'other';
  const pictures = {
    colour: `/logo/${writing}-colour.svg`,
    white: `/logo/${writing}-white.svg`,
    problem: `/content/sample/child.png?lang=${locale}`,
  } as const;
  return (
    <ReadingPage name="press" tab={t('public-press.tab')} description={t('public-press.description')}>
      <ReadingHero title={t('public-press.title')} lead={t('public-press.lead')} Art={SchoolDoor}>
        <a className="lk-button" href={`${sitePath(locale, 'companies')}#lead-title`}>
          {t('public-press.action')}
        </a>
      </ReadingHero>
      <ReadingCards
        title={t('public-press.facts')}
        items={facts.map((key) => ({
          key,
          title: t(`public-press.fact.${key}.title`),
          text: t(`public-press.fact.${key}.text`),
        }))}
      />
      <section className="reading-page-part">
        <h2>{t('public-press.pictures')}</h2>
        <p className="reading-page-lead">{t('public-press.terms')}</p>
        <ul className="reading-page-cards">
          {Object.entries(pictures).map(([key, href]) => (
            <li className="lk-card" key={key}>
              <a className="text-link" href={href} download>
                {t(`public-press.picture.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </ReadingPage>
  );
}
