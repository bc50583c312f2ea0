import { AdultDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { ReadingCards, ReadingHero, ReadingPage } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'public-promises');

const rules = {
  security: ['answers', 'passwords', 'strangers', 'children', 'money', 'leaving'],
  accessibility: ['keys', 'words', 'sight', 'calm', 'time', 'limits'],
} as const;

/** What we promise, on a page for security and on one for accessibility: each rule is one that tests hold us to. */
export default function Promises(): ReactElement {
  const t = usePageWords('public-promises');
  const locale = useLocale();
  const name = useLocation().pathname.includes('/accessibility') ? 'accessibility' : 'security';
  return (
    <ReadingPage
      name={name}
      tab={t(`public-promises.${name}.tab`)}
      description={t(`public-promises.${name}.description`)}
    >
      <ReadingHero title={t(`public-promises.${name}.title`)} lead={t(`public-promises.${name}.lead`)} Art={AdultDoor}>
        <a className="lk-button" href={`${sitePath(locale, 'companies')}#lead-title`}>
          {t('public-promises.action')}
        </a>
      </ReadingHero>
      <ReadingCards
        title={t('public-promises.rules')}
        items={rules[name].map((key) => ({
          key,
          title: t(`public-promises.${name}.rule.${key}.title`),
          text: t(`public-promises.${name}.rule.${key}.text`),
        }))}
      />
    </ReadingPage>
  );
}
