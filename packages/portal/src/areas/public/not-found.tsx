import { LostScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { mainPath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public');

/** There is no such page: one thought and one way on. The server answers unknown addresses with it (row R-106). */
export default function NotFound(): ReactElement {
  const t = usePageWords('public');
  const locale = useLocale();
  return (
    <main className="message-page">
      <title>{t('public.errors.e404.title')}</title>
      <meta name="robots" content="noindex" />
      <LostScene className="message-page-scene" />
      <h1>{t('public.errors.e404.title')}</h1>
      <p>{t('public.errors.e404.text')}</p>
      <a className="lk-button" href={mainPath(locale)}>
        {t('goToMain')}
      </a>
    </main>
  );
}
