import '../../ui/dialog.css';
import { discountTypes } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { keepText, keptText } from '../../browser/kept.ts';
import { useWords } from '../../words/use-words.ts';
import type { Shop } from './load-shop.ts';
import { type Offer, OfferWords } from './offers.tsx';

const KEY = 'logikit.offer';

/** One offer opens by itself, once while the tab is open: the weightiest of those that may (rule D-142, row R-117). */
export function OfferPopup({ shop }: { readonly shop: Shop }): ReactElement | null {
  const [isDue, setDue] = useState(() => keptText(KEY, 'sessionStorage') === null);
  const [offer] = (shop.discounts ?? [])
    .filter(({ withPopup, popupTitle }) => withPopup && popupTitle !== null)
    .toSorted((one, other) => other.weight - one.weight);
  if (!isDue || !offer) return null;
  return <OfferDialog offer={offer} shop={shop} onClose={() => setDue(false)} />;
}

interface OfferDialogProps {
  readonly offer: Offer;
  readonly shop: Shop;
  readonly onClose: () => void;
}

function OfferDialog({ offer, shop, onClose }: OfferDialogProps): ReactElement {
  const t = useWords('store');
  const dialog = useRef<HTMLDialogElement>(null);
  // Follows the dialog of the browser: it opens by a call only.
  useEffect(() => {
    dialog.current?.showModal();
    keepText(KEY, String(offer.id), 'sessionStorage');
  }, [offer.id]);
  const look = offer.type === discountTypes.blackoutPopup ? 'blackout' : 'popup';
  return (
    <dialog
      ref={dialog}
      className="lk-card dialog store-popup"
      data-look={look}
      aria-labelledby="offer-title"
      onClose={onClose}
    >
      <OfferWords offer={offer} shop={shop} titleId="offer-title" />
      <Button tone="plain" size="small" onClick={() => dialog.current?.close()}>
        {t('store.offer.no')}
      </Button>
    </dialog>
  );
}
