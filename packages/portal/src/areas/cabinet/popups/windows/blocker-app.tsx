import './popup-window.css';
import { Button, buttonLook, Kit, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../../words/use-words.ts';
import { downloadAppPath } from '../../../../paths/cabinet.ts';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** Tells of the app on a phone. It never blocks: the browser is always enough (rule D-099). */
export function BlockerApp({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <PopupWindow
      name="blocker-app"
      title={t('cabinet.popup.app.title')}
      art={<Kit pose={KitWaving} />}
      tone="sky"
      isOpen={isOpen}
      close={close}
    >
      <p>{t('cabinet.popup.app.text')}</p>
      <div className="popup-window-actions">
        <Link {...buttonLook({})} to={downloadAppPath(locale)} onClick={close}>
          {t('cabinet.popup.app.get')}
        </Link>
        <Button tone="plain" onClick={close}>
          {t('cabinet.popup.app.browser')}
        </Button>
      </div>
    </PopupWindow>
  );
}
