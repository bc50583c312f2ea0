import './save-progress.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../../../paths/named-routes.ts';
import { useLocale, useWords } from '../../../../words/use-words.ts';

/** What an address is given under. They open beside, so nothing that was typed is lost. */
export function Documents(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <nav className="save-progress-documents" aria-label={t('cabinet.popup.save.documents')}>
      <Link className="text-link" to={routePath(locale, 'public.privacy')} target="_blank">
        {t('cabinet.popup.save.privacy')}
      </Link>
      <Link className="text-link" to={routePath(locale, 'public.agreement')} target="_blank">
        {t('cabinet.popup.save.agreement')}
      </Link>
    </nav>
  );
}
