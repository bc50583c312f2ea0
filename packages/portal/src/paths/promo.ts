import { type Locale, sitePath } from '../words/locales.ts';

export function promoPath(locale: Locale, partner: string, search = ''): string {
  return sitePath(locale, `promo/${encodeURIComponent(partner)}`) + search;
}

export function juniorSuccessPath(locale: Locale, partner: string): string {
  return `${promoPath(locale, partner)}/junior/success`;
}
