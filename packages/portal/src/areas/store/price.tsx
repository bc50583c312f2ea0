import { type Currency, differsFromBase, formatPrice, isFree } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useLocale, useWords } from '../../words/use-words.ts';

interface PriceProps {
  readonly price: number;
  /** What is struck out beside it; null: nothing is (rule D-206). */
  readonly former: number | null;
  readonly currency: Currency;
}

/** What something costs, with what it cost before struck out (rules V-020, V-021). */
export function Price({ price, former, currency }: PriceProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const text = (amount: number): string => formatPrice(locale, { amount, currency });
  return (
    <span className="store-price">
      {former !== null && differsFromBase(price, former) && (
        <s>
          <span className="lk-unseen">{t('store.before')} </span>
          {text(former)}
        </s>
      )}
      <b>{isFree(price) ? t('store.free') : text(price)}</b>
    </span>
  );
}
