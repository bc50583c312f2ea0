import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../kernel/html/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { certificateWords } from './certificate-words.ts';
import { sharedPath } from './issue.ts';
import type { UserCertificateRow } from './user-certificate.db.ts';

const style = `
:root { color-scheme: light dark; --paper: #fafbff; --ink: #1f2340; --ink-2: #4a4f74; --violet: #4a3fd0; --edge: #1f2340; }
@media (prefers-color-scheme: dark) { :root { --paper: #13112b; --ink: #f1efff; --ink-2: #b9b5e3; --violet: #bdb6ff; --edge: #a9a1ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--paper); color: var(--ink); text-align: center; font: 600 1.125rem/1.5 Nunito, ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif; }
main { display: grid; gap: 20px; justify-items: center; max-inline-size: 60rem; margin-inline: auto; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; overflow-wrap: anywhere; }
p { margin: 0; color: var(--ink-2); }
.real { color: var(--ink); font-weight: 800; }
img { inline-size: 100%; block-size: auto; border: 2.5px solid var(--edge); border-radius: 8px; }
a { display: inline-flex; align-items: center; min-block-size: 48px; color: var(--violet); }
@media print { p, a, h1 { display: none; } body { padding: 0; } img { border: 0; } @page { size: A4 landscape; margin: 0; } }
`;

/** Of the page: it has no script, and takes nothing from anywhere else. */
export const sharedPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Exactly what its owner shares: the name as it was typed, what it is for, when it was issued, and by whom. */
export function sharedPage(row: UserCertificateRow & { readonly token: string }, site: string): string {
  const { locale, name, title, share, issuedAt, token, version } = row;
  const say = certificateWords(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
  const heading = say('certificate.shared.title', { name });
  const about = share === null ? title : `${say(`certificate.share.${share}`)}: ${title}`;
  const picture = (kind: string): string => `${sharedPath(token)}/${kind}.png?v=${version}`;
  const graph: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Logikit',
    'og:title': heading,
    'og:description': about,
    'og:image': `${site}${picture('share')}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const metas = Object.entries(graph).map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
  );
  return document({
    locale,
    title: heading,
    head: metas.join(''),
    body: `<h1>${escapeMarkup(heading)}</h1>
<img src="${escapeMarkup(picture('sheet'))}" width="1754" height="1240" alt="${escapeMarkup(say('certificate.sheet.alt', { name, title: about }))}">
<p class="real">${escapeMarkup(say('certificate.shared.real'))}</p>
<p>${escapeMarkup(about)}</p><p>${escapeMarkup(say('certificate.shared.issued', { date }))}</p>`,
  });
}

/** The same whether there never was such a page, or its owner has closed it. */
export function missingPage(locale: string): string {
  const say = certificateWords(locale);
  return document({
    locale,
    title: say('certificate.gone.title'),
    head: '',
    body: `<h1>${escapeMarkup(say('certificate.gone.title'))}</h1><p>${escapeMarkup(say('certificate.gone.text'))}</p>`,
  });
}

interface Page {
  readonly locale: string;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

function document({ locale, title, head, body }: Page): string {
  const home = certificateWords(locale)('certificate.shared.about');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeMarkup(title)} — Logikit</title>
${head}<link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main>${body}<a href="${sitePath(locale, '')}">${escapeMarkup(home)}</a></main></body></html>`;
}
