import '../../ui/dialog.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';

interface BalanceDialogProps {
  /** As people write them. */
  readonly amounts: { readonly price: string; readonly balance: string; readonly toPay: string };
  /** The balance is less than the price. */
  readonly isLow: boolean;
  readonly onClose: () => void;
  readonly onContinue: () => void;
}

/** Says what the balance pays before it does (row R-108). */
export function BalanceDialog({ amounts, isLow, onClose, onContinue }: BalanceDialogProps): ReactElement {
  const t = useWords('store');
  const { price, balance, toPay } = amounts;
  const dialog = useRef<HTMLDialogElement>(null);
  // Follows the dialog of the browser: it opens by a call only.
  useEffect(() => dialog.current?.showModal(), []);
  const rows = [
    [t('store.total'), price],
    [t('store.bought.balance'), balance],
    [t('store.pay.toPay'), toPay],
  ] as const;
  return (
    <dialog ref={dialog} className="lk-card dialog" aria-labelledby="balance-title" onClose={onClose}>
      <h2 id="balance-title">{t('store.pay.balance')}</h2>
      <dl className="store-bill">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {isLow && <p>{t('store.pay.low', { balance })}</p>}
      <Button
        onClick={() => {
          onContinue();
          dialog.current?.close();
        }}
      >
        {t('store.pay.continue')}
      </Button>
      <Button tone="plain" onClick={() => dialog.current?.close()}>
        {t('store.pay.back')}
      </Button>
    </dialog>
  );
}
