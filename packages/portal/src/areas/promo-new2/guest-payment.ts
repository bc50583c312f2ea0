import type { Model } from '@logikit/sdk';
import { notFound } from '../../app/not-found.ts';
import { client } from '../../client/client.ts';

/** The payment that an address names; null: it names none. */
export async function guestPaymentIn(url: URL): Promise<Model<'GuestPayment'> | null> {
  const token = url.searchParams.get('payment');
  if (token === null) return null;
  if (!/^[\w-]{22}$/.test(token)) throw notFound();
  return client().shop.getGuestPayment({ params: { token } });
}
