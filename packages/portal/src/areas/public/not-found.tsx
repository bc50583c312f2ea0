import { LostScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LonelyPage } from './lonely-page.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public'], requires: 'nothing' });

export default function NotFound(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <>
      <title>{t('public.errors.e404.title')}</title>
      <LonelyPage
        kit={<LostScene className="message-page-scene" />}
        title={t('public.errors.e404.title')}
        text={t('public.errors.e404.text')}
        action={{ label: t('goToMain'), to: mainPath(locale) }}
      />
    </>
  );
}
