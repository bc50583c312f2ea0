import '../layout/start-page.css';
import './auth-card.css';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SiteHeader } from '../layout/site-header.tsx';
import { mainPath } from '../words/locales.ts';
import { useLocale, useWords } from '../words/use-words.ts';

interface AuthPopupProps {
  readonly tab: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A popup over the page; a direct address opens the page and the popup. Closed, it leads to the main page. */
export function AuthPopup({ tab, title, children }: AuthPopupProps): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Follows the browser's top layer: a dialog is modal only when asked by a script.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <div className="start-page">
      <title>{tab}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitWaving} className="start-page-kit" />
        <dialog
          ref={dialog}
          className="lk-card auth-card"
          aria-labelledby={titleId}
          onClose={() => void navigate(mainPath(locale))}
        >
          <h1 id={titleId}>{title}</h1>
          {children}
          <form method="dialog">
            <button className="text-link" type="submit">
              {t('public-auth.login.close')}
            </button>
          </form>
        </dialog>
      </main>
    </div>
  );
}
