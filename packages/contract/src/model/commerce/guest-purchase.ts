import { Type } from '@sinclair/typebox';
import { BirthYear, Id, nullable, object } from '../basics.ts';
import { PaymentState } from './shop.ts';

const { token, status, price, currency, goods } = PaymentState.properties;

/** Time for all courses, paid once: what somebody without an account may buy. */
export const GuestOffers = object({
  currency,
  offers: Type.Array(object({ purchaseId: Id, purchaseLabel: Type.String(), price })),
});
/** `price`: what the page has shown. The code of what is bought goes to `email`. */
export const GuestPurchase = object({
  purchaseId: Id,
  price,
  email: Type.String({ maxLength: 254 }),
  birthYear: BirthYear,
});
/** Where the payment goes on. */
export const GuestSession = object({ token, url: Type.String() });
/** `code`: takes what has been paid for, once; null: it is not paid, or was taken. */
export const GuestPayment = object({
  token,
  status,
  price,
  currency,
  goods,
  email: nullable(Type.String()),
  code: nullable(Type.String()),
});
