import { Kit, KitThinking } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { words } from '../../shell/page-loader.ts';
import { mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LonelyPage } from './lonely-page.tsx';

export const clientLoader = words('public');

export default function NotHereYet(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  return (
    <>
      <title>{t('public.soon.title')}</title>
      <LonelyPage
        kit={<Kit pose={KitThinking} className="lonely-kit" />}
        title={t('public.soon.title')}
        text={t('public.soon.text')}
        action={{ label: t('goToMain'), to: mainPath(locale) }}
      />
    </>
  );
}
