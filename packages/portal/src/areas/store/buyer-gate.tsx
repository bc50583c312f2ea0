import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { PurseGate } from '../../forms/purse-gate.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Access } from './load-shop.ts';

/** Before everything that costs money: a grown-up, who says who they are. */
export function BuyerGate({ access: { isBuyer, zone } }: { readonly access: Access }): ReactElement {
  const t = useWords('store');
  if (isBuyer) return <PurseGate zone={zone} />;
  return <EmptyState pose={KitReading} title={t('store.grownup.title')} text={t('store.grownup.text')} />;
}
