import { type Locale, sitePath } from '../words/locales.ts';

/** The certificates of a pupil, for whoever holds their card. */
export function pupilCertificatesPath(locale: Locale, cardId: number): string {
  return sitePath(locale, `cabinet/family/${cardId}/certificates`);
}
