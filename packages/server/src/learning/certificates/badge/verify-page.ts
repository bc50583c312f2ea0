import { escapeMarkup, publicPage } from '../../../kernel/html/index.ts';
import { openWords } from '../../../kernel/words/index.ts';
import { certificateWords } from '../certificate-words.ts';
import { issuedOn } from '../sentences.ts';
import type { Reading } from './reading.ts';

const words = openWords('badge-check');

export type Told = Reading | { readonly verdict: 'tooLarge' | 'missing' };

/** Where anybody checks a badge: a form, and what has become of the last file. It needs no script. */
export function verifyPage(locale: string, told: Told | null): string {
  const text = (key: string): string => escapeMarkup(words(locale)(`badge-check.${key}`) ?? '');
  return publicPage({
    locale,
    title: words(locale)('badge-check.title') ?? '',
    head: '',
    home: certificateWords(locale)('certificate.shared.about'),
    body: `<h1>${text('title')}</h1>
${told === null ? '' : `<section role="status" data-verdict="${told.verdict}"><p class="real">${text(told.verdict)}</p>${badgeText(told, locale)}</section>`}
<p>${text('text')}</p>
<form method="post" action="/verify?lang=${locale}" enctype="multipart/form-data">
<label>${text('file')}<input type="file" name="badge" accept=".png,.json,.jwt,.txt" required></label>
<button>${text('action')}</button></form>`,
  });
}

function badgeText(told: Told, locale: string): string {
  if (!('badge' in told)) return '';
  const { title, name, validFrom } = told.badge;
  const date = certificateWords(locale)('certificate.shared.issued', {
    date: issuedOn({ locale, issuedAt: validFrom }),
  });
  const named = name === null ? [] : [words(locale)('badge-check.name', { name }) ?? ''];
  return [title, ...named, date].map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
}
