import type { Model } from '@logikit/sdk';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
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

const EVERY_MS = 2000;

/** Asks again and again, while this holds. */
export function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  // Follows a payment that somebody else carries out.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
