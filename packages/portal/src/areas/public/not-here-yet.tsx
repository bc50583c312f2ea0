import { Kit, KitThinking } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LonelyPage } from './lonely-page.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public'], requires: 'nothing' });

/** Whoever is inside of the cabinet stays there. */
export default function NotHereYet(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  const isInside = useLocation().pathname.includes('/cabinet/');
  return (
    <>
      <title>{t('public.soon.title')}</title>
      <LonelyPage
        kit={<Kit pose={KitThinking} className="message-page-kit" />}
        title={t('public.soon.title')}
        text={t('public.soon.text')}
        action={
          isInside
            ? { label: t('public.soon.today'), to: routePath(locale, 'cabinet.main') }
            : { label: t('goToMain'), to: mainPath(locale) }
        }
      />
    </>
  );
}
