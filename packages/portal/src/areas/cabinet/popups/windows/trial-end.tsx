import './popup-window.css';
import { Button, Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../../words/use-words.ts';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** After 14 problems of somebody who has registered and does not pay: an offer for the parents, without a price (D-074). */
export function TrialEnd({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <PopupWindow
      name="trial-end"
      title={t('cabinet.popup.trial.title')}
      art={<Kit pose={KitPointing} />}
      tone="mint"
      isOpen={isOpen}
      close={close}
    >
      <p>{t('cabinet.popup.trial.text')}</p>
      <div className="popup-window-actions">
        <Button onClick={close}>{t('cabinet.popup.trial.action')}</Button>
      </div>
    </PopupWindow>
  );
}
