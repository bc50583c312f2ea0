import './popup-window.css';
import { buttonLook, Kit, KitCheering } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../../words/use-words.ts';
import { courseAboutPath } from '../../../../paths/cabinet.ts';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** After the first save: what this course is, for the one who has just given an address. */
export function LogicAbout({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <PopupWindow
      name="logic-about"
      title={t('cabinet.popup.about.title')}
      art={<Kit pose={KitCheering} />}
      tone="mint"
      isOpen={isOpen}
      close={close}
    >
      <p>{t('cabinet.popup.about.text')}</p>
      <div className="popup-window-actions">
        <Link {...buttonLook({})} to={courseAboutPath(locale, 'logic')} onClick={close}>
          {t('cabinet.popup.about.action')}
        </Link>
      </div>
    </PopupWindow>
  );
}
