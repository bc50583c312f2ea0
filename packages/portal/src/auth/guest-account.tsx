import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Part } from '../forms/form-parts.tsx';
import { routePath } from '../paths/named-routes.ts';
import { useLocale, useWords } from '../words/use-words.ts';

/** For whoever learns without an account: what one would be good for, and the way to it. Says words of the area `cabinet`. */
export function GuestAccount(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <Part title={t('cabinet.leave.keep')}>
      <p>{t('cabinet.popup.save.text')}</p>
      <div className="form-row">
        <Link {...buttonLook({})} to={routePath(locale, 'auth.register')}>
          {t('cabinet.leave.keep')}
        </Link>
      </div>
    </Part>
  );
}
