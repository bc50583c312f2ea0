import type { Model } from '@logikit/sdk';
import { notFound } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';

/** The payment that an address names; null: it names none, because nothing was to be paid. */
export const loadPayment = page({
  areas: ['store'],
  requires: 'profile',
  load: async ({ url }): Promise<{ readonly payment: Model<'PaymentState'> | null }> => {
    const token = url.searchParams.get('payment');
    if (token !== null && !/^[\w-]{22}$/.test(token)) throw notFound();
    const payment = token === null ? null : await client().shop.getPayment({ params: { token } });
    // What has been paid for is open from now on.
    if (payment === null || payment.status === 'paid') await client().profile.load();
    return { payment };
  },
});
