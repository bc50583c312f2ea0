import { Kit, KitThinking } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { mainPath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'old-browser');

/** Where a browser is led that does not understand our programs (browser/boot-script.ts). It is read without any. */
export default function OldBrowser(): ReactElement {
  const t = usePageWords('old-browser');
  const say = usePageWords('public');
  const locale = useLocale();
  return (
    <main className="message-page">
      <title>{t('old-browser.title')}</title>
      <meta name="robots" content="noindex" />
      <Kit pose={KitThinking} className="message-page-kit" />
      <h1>{t('old-browser.title')}</h1>
      <p>{t('old-browser.text')}</p>
      <a className="lk-button" href={mainPath(locale)}>
        {say('goToMain')}
      </a>
    </main>
  );
}
