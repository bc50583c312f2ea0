import { Kit, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { mainPath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'lead');

/** A form has come in: the server leads there, without a script, and says when somebody answers. */
export default function Thanks(): ReactElement {
  const t = usePageWords('lead');
  const say = usePageWords('public');
  const locale = useLocale();
  return (
    <main className="message-page">
      <title>{t('lead.thanks.title')}</title>
      <meta name="robots" content="noindex" />
      <Kit pose={KitWaving} className="message-page-kit" />
      <h1>{t('lead.thanks.title')}</h1>
      <p>{t('lead.thanks.text')}</p>
      <a className="lk-button" href={mainPath(locale)}>
        {say('goToMain')}
      </a>
    </main>
  );
}
