import './popup-window.css';
import { CloseIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../../words/use-words.ts';

/** What the manager hands to every popup. A window that is kept but not shown has `isOpen` false. */
export interface PopupProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

interface PopupWindowProps extends PopupProps {
  /** Names the window: the id of its heading is this name. */
  readonly name: string;
  readonly title: string;
  /** The picture above the words, over the whole width. */
  readonly art?: ReactNode;
  /** False: only what the window asks for ends it; a reload does, too. */
  readonly canClose?: boolean;
  /** Ground of the picture: one of the soft papers. */
  readonly tone?: 'sun' | 'mint' | 'sky' | 'violet';
  readonly children: ReactNode;
}

/** A native dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function PopupWindow({
  name,
  title,
  art,
  tone = 'violet',
  canClose = true,
  isOpen,
  close,
  children,
}: PopupWindowProps): ReactElement {
  const t = useWords('cabinet');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = `popup-${name}`;

  // Follows the browser's top layer: a dialog is modal only when asked by a script.
  useEffect(() => {
    const own = dialog.current;
    if (!own) return;
    if (isOpen && !own.open) own.showModal();
    if (!isOpen && own.open) own.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="lk-card popup-window"
      aria-labelledby={heading}
      data-popup={name}
      onCancel={(event) => {
        if (!canClose) event.preventDefault();
      }}
      onClose={() => {
        if (isOpen) close();
      }}
    >
      {art !== undefined && (
        <div className="popup-window-art" data-tone={tone}>
          {art}
        </div>
      )}
      <div className="popup-window-body">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      {canClose && (
        <RoundButton className="popup-window-close" aria-label={t('cabinet.popup.close')} onClick={close}>
          <CloseIcon />
        </RoundButton>
      )}
    </dialog>
  );
}
