import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { boughtPath } from '../../paths/store.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** The way to the shop, for grown-ups behind the gate: a child's pages have none (rule D-096). */
export function ShopWay(): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  return (
    <>
      <p>{t('family.shop.text')}</p>
      <div className="form-row">
        <Link {...buttonLook({ size: 'small' })} to={routePath(locale, 'cabinet.shop')}>
          {t('family.shop.open')}
        </Link>
        <Link {...buttonLook({ size: 'small', tone: 'plain' })} to={boughtPath(locale)}>
          {t('family.shop.bought')}
        </Link>
      </div>
    </>
  );
}
