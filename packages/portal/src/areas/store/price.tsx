import { type Currency, differsFromBase, formatPrice, isFree } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useLocale, useWords } from '../../words/use-words.ts';

interface PriceProps {
  readonly price: number;
  /** Before discounts. */
  readonly base: number;
  readonly currency: Currency;
}

/** What something costs, with what it costs without its discount struck out (rules V-020, V-021). */
export function Price({ price, base, currency }: PriceProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const text = (amount: number): string => formatPrice(locale, { amount, currency });
  return (
    <span className="store-price">
      {differsFromBase(price, base) && (
        <s>
          <span className="lk-unseen">{t('store.before')} </span>
          {text(base)}
        </s>
      )}
      <b>{isFree(price) ? t('store.free') : text(price)}</b>
    </span>
  );
}
