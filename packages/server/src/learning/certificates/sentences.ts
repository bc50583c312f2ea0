import { certificateWords } from './certificate-words.ts';
import type { IssuedFacts } from './user-certificate.db.ts';

// What a certificate says in words, wherever it says it.

type Titled = Pick<IssuedFacts, 'locale' | 'title'> & { readonly share: number | null };

/** Half of the course: Logic for everybody */
export function fullTitle({ locale, title, share }: Titled): string {
  return share === null ? title : `${certificateWords(locale)(`certificate.share.${share}`)}: ${title}`;
}

/** 377 problems · 1,020 stars */
export function sumsLine({ locale, problems, stars }: Pick<IssuedFacts, 'locale' | 'problems' | 'stars'>): string {
  const say = certificateWords(locale);
  const number = new Intl.NumberFormat(locale);
  return [
    say('certificate.sheet.problems', { count: problems, number: number.format(problems) }),
    say('certificate.sheet.stars', { count: stars, number: number.format(stars) }),
  ].join(' · ');
}

/** 28 November 2026 */
export function issuedOn({ locale, issuedAt }: { readonly locale: string; readonly issuedAt: Date }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
}
