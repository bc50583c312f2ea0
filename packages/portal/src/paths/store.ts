import { type Locale, sitePath } from '../words/locales.ts';

/** How a category stands in an address: `teacherMaterials` is at `store/teacher-materials`. */
export const shelfSlug = (category: string): string =>
  category.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const shelfPath = (locale: Locale, category: string): string =>
  sitePath(locale, `cabinet/store/${shelfSlug(category)}`);

export const promoCodePath = (locale: Locale): string => sitePath(locale, 'cabinet/promocode');

export const payPath = (locale: Locale): string => sitePath(locale, 'cabinet/cart/pay');

export const paymentsPath = (locale: Locale): string => sitePath(locale, 'cabinet/payments/history');

export const boughtPath = (locale: Locale): string => sitePath(locale, 'cabinet/payments');

/** Where whoever has paid thinks again, without signing in. */
export const withdrawalPath = (locale: Locale, order: string): string =>
  `${sitePath(locale, 'withdrawal')}?order=${order}`;

/** Where somebody comes back to after paying, as the gateway leads them. */
export function paidPath(locale: Locale, isDone: boolean, token?: string): string {
  const path = sitePath(locale, isDone ? 'cabinet/cart/success' : 'cabinet/cart/error');
  return token === undefined ? path : `${path}?payment=${token}`;
}
