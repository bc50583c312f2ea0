import './app-banner.css';
import { buttonLook, CloseIcon, KitFace, RoundButton } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { downloadAppPath } from '../../../paths/cabinet.ts';
import { dismiss } from './dismissals.ts';

/** A strip above the tabs, for an adult who has finished a chapter in a phone's browser (V-038). It covers nothing. */
export function AppBanner({ close }: { readonly close: () => void }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const putAway = (): void => {
    dismiss('app-banner', Date.now());
    close();
  };
  return (
    <aside className="app-banner" aria-label={t('cabinet.banner.label')}>
      <KitFace />
      <p>{t('cabinet.banner.text')}</p>
      <Link {...buttonLook({ size: 'small' })} to={downloadAppPath(locale)} onClick={putAway}>
        {t('cabinet.banner.get')}
      </Link>
      <RoundButton aria-label={t('cabinet.popup.close')} onClick={putAway}>
        <CloseIcon />
      </RoundButton>
    </aside>
  );
}
