import './store.css';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Bill } from './bill.tsx';
import { BuyerGate } from './buyer-gate.tsx';
import { CartPanel } from './cart-panel.tsx';
import { loadShop, type Shop } from './load-shop.ts';

export const clientLoader = page({
  areas: ['store', 'family', 'demo-pay'],
  requires: 'profile',
  load: async ({ profile, url }) => {
    // What a link says of the payment: `purchases` to be in the cart, and the `source` that it comes from.
    const properties: Readonly<Record<string, string>> = Object.fromEntries(url.searchParams);
    const before = await loadShop(profile);
    const isComplete = before.open === null || !(await addMissing(before.open.shop, properties['purchases']));
    const { access, open } = isComplete ? before : await loadShop(profile);
    const hasOrders = (open?.shop.cart?.orders.length ?? 0) > 0;
    return { access, open, properties, defaults: hasOrders ? await client().shop.getPayDefaults() : null };
  },
});

/** Puts in what is asked for, sold, and not there yet (row S-032). True: something was. */
async function addMissing({ cart, purchaseCategories = [] }: Shop, purchases = ''): Promise<boolean> {
  const sold = purchaseCategories.flatMap((shelf) => shelf.purchases.map(({ id }) => id));
  const has = cart?.orders.map(({ purchaseId }) => purchaseId) ?? [];
  const asked = purchases.split(',').map(Number);
  const missing = new Set(asked.filter((id) => sold.includes(id) && !has.includes(id)));
  for (const purchaseId of missing) await client().shop.addPurchase({ body: { purchaseId } });
  return missing.size > 0;
}

/** The cart once more, the bill, and the button that pays. */
export default function PayPage(): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { access, open, properties, defaults } = useLoaderData<typeof clientLoader>();
  const cart = open?.shop.cart ?? null;
  return (
    <SubPage
      tab={t('store.pay.tab')}
      title={t('store.pay.title')}
      back={{ to: routePath(locale, 'cabinet.shop'), label: t('store.backToShop') }}
      width="reading"
    >
      {open === null && <BuyerGate access={access} />}
      {open !== null && (cart === null || defaults === null) && (
        <EmptyState pose={KitReading} title={t('store.pay.empty')} text={t('store.cart.empty')} />
      )}
      {open !== null && cart !== null && defaults !== null && (
        <>
          <CartPanel cart={cart} shop={open.shop} cards={open.cards} isBeingPaid />
          <Bill cart={cart} defaults={defaults} properties={properties} />
        </>
      )}
    </SubPage>
  );
}
