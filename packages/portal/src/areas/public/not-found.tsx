import { LostScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { words } from '../../shell/page-loader.ts';
import { mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LonelyPage } from './lonely-page.tsx';

export const clientLoader = words('public');

export default function NotFound(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <>
      <title>{t('public.errors.e404.title')}</title>
      <LonelyPage
        kit={<LostScene className="lonely-scene" />}
        title={t('public.errors.e404.title')}
        text={t('public.errors.e404.text')}
        action={{ label: t('goToMain'), to: mainPath(locale) }}
      />
    </>
  );
}
