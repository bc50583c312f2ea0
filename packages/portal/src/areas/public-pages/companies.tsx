import { PartnerDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { LeadForm } from '../../layout/reading/lead-form.tsx';
import { ReadingCards, ReadingHero, ReadingPage, ReadingQuestions } from '../../layout/reading/reading-page.tsx';
import { siteOrigin } from '../../layout/alternates.ts';
import { type Locale, sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'public-companies', 'lead');

const elements = ['player', 'road', 'board', 'certificate', 'cart', 'frame'] as const;
const promises = ['weight', 'policy', 'privacy', 'access', 'versions', 'events'] as const;
const questions = ['children', 'visitors', 'price'] as const;

/** The two lines of the guide, with a key that works on one's own machine. */
const snippet = (locale: Locale): string =>
  `<script type="module" src="${siteOrigin}/v1/embed.js" data-key="pk_demo" crossorigin></script>\n` +
  `<logikit-problem-player problem="1" lang="${locale}"></logikit-problem-player>`;

export default function Companies(): ReactElement {
  const t = usePageWords('public-companies');
  const locale = useLocale();
  return (
    <ReadingPage name="companies" tab={t('public-companies.tab')} description={t('public-companies.description')}>
      <ReadingHero title={t('public-companies.title')} lead={t('public-companies.lead')} Art={PartnerDoor}>
        <a className="lk-button" href="/docs/">
          {t('public-companies.docs')}
        </a>
        <a className="text-link" href={sitePath(locale, 'partner')}>
          {t('public-companies.console')}
        </a>
      </ReadingHero>
      <section className="reading-page-part" aria-labelledby="snippet-title">
        <h2 id="snippet-title">{t('public-companies.snippet.title')}</h2>
        <pre className="lk-card reading-page-code" tabIndex={0} aria-labelledby="snippet-title">
          <code>{snippet(locale)}</code>
        </pre>
      </section>
      <ReadingCards
        title={t('public-companies.elements.title')}
        items={elements.map((key) => ({
          key,
          title: t(`public-companies.element.${key}.title`),
          text: t(`public-companies.element.${key}.text`),
        }))}
      />
      <ReadingCards
        title={t('public-companies.promises.title')}
        items={promises.map((key) => ({
          key,
          title: t(`public-companies.promise.${key}.title`),
          text: t(`public-companies.promise.${key}.text`),
        }))}
      />
      <ReadingQuestions
        title={t('public-companies.questions.title')}
        items={questions.map((key) => ({
          key,
          title: t(`public-companies.question.${key}.title`),
          text: t(`public-companies.question.${key}.text`),
        }))}
      />
      <LeadForm kind="company" page="companies" />
    </ReadingPage>
  );
}
