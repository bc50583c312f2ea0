import { formatPrice, fromTimestamp, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { Part } from '../../forms/form-parts.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Subscription = Model<'BoughtGoods'>['subscriptions'][number];

interface SubscriptionsProps {
  readonly subscriptions: readonly Subscription[];
  readonly nameOf: (cardId: number) => string;
}

/** What renews itself: the next payment, and the way out in two clicks (rule D-149). */
export function Subscriptions({ subscriptions, nameOf }: SubscriptionsProps): ReactElement {
  const t = useWords('store');
  return (
    <Part title={t('store.bought.subscriptions')}>
      <ul className="stack">
        {subscriptions.map((one) => (
          <li key={one.id} className="store-owned">
            <b>{`${one.title} · ${nameOf(one.cardId)}`}</b>
            <Standing of={one} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Standing({ of }: { readonly of: Subscription }): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const mutation = useMutation({ refreshes: 'profile' });
  const { id, status, price, currency, endsAt, isCanceled, method } = of;
  const day = formatDate(locale, new Date(fromTimestamp(endsAt)));
  const told = isCanceled && status !== 'ended' ? 'canceled' : status;
  const values = { day, price: formatPrice(locale, { amount: price, currency }), method };
  const keep = (): void => void mutation.run(() => client().shop.keepSubscription({ params: { id } }));
  return (
    <>
      <span>{t(`store.bought.${told}`, values)}</span>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      {told === 'canceled' && (
        <Button size="small" tone="plain" disabled={mutation.isPending} onClick={keep}>
          {t('store.bought.keep')}
        </Button>
      )}
      {told !== 'canceled' && told !== 'ended' && (
        <ConfirmButton
          label={t('store.bought.cancel')}
          question={t('store.bought.cancelAsk', { day })}
          cancel={t('store.bought.leave')}
          run={() => client().shop.cancelSubscription({ params: { id } })}
        />
      )}
    </>
  );
}
