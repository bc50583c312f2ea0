import './popup-window.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, EnergyIcon, Kit, KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../../words/use-words.ts';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** Waiting is the way, and nothing is sold to a child (rule D-061). */
export function LowEnergy({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const { energy } = useClient();
  const text = useStore(energy.store, (state) => state.text);
  return (
    <PopupWindow
      name="low-energy"
      title={t('cabinet.popup.energy.title')}
      art={<Kit pose={KitSleeping} />}
      tone="sky"
      isOpen={isOpen}
      close={close}
    >
      <p>{t('cabinet.popup.energy.text')}</p>
      {text !== null && (
        <p className="popup-window-timer">
          <EnergyIcon />
          {t('cabinet.popup.energy.next', { time: text })}
        </p>
      )}
      <p className="popup-window-note">{t('cabinet.popup.energy.meanwhile')}</p>
      <div className="popup-window-actions">
        <Button onClick={close}>{t('cabinet.popup.energy.action')}</Button>
      </div>
    </PopupWindow>
  );
}
