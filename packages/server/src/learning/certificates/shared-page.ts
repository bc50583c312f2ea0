import { escapeMarkup, publicPage, publicPagePolicy } from '../../kernel/html/index.ts';
import { certificateWords } from './certificate-words.ts';
import { sharedPath } from './issue.ts';
import { fullTitle, issuedOn } from './sentences.ts';
import type { UserCertificateRow } from './user-certificate.db.ts';

const unlisted = '<meta name="robots" content="noindex">';
export const sharedPagePolicy = publicPagePolicy("'none'");

/** Exactly what its owner shares: the name as it was typed, what it is for, when it was issued, and by whom. */
export function sharedPage(row: UserCertificateRow & { readonly token: string }, site: string): string {
  const { locale, name, token, version } = row;
  const say = certificateWords(locale);
  const heading = say('certificate.shared.title', { name });
  const about = fullTitle(row);
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
  return publicPage({
    locale,
    title: heading,
    head: unlisted + metas.join(''),
    home: say('certificate.shared.about'),
    body: `<h1>${escapeMarkup(heading)}</h1>
<img src="${escapeMarkup(picture('sheet'))}" width="1754" height="1240" alt="${escapeMarkup(say('certificate.sheet.alt', { name, title: about }))}">
<p class="real">${escapeMarkup(say('certificate.shared.real'))}</p>
<p>${escapeMarkup(about)}</p><p>${escapeMarkup(say('certificate.shared.issued', { date: issuedOn(row) }))}</p>`,
  });
}

/** The same whether there never was such a page, or its owner has closed it. */
export function missingPage(locale: string): string {
  const say = certificateWords(locale);
  return publicPage({
    locale,
    title: say('certificate.gone.title'),
    head: unlisted,
    home: say('certificate.shared.about'),
    body: `<h1>${escapeMarkup(say('certificate.gone.title'))}</h1><p>${escapeMarkup(say('certificate.gone.text'))}</p>`,
  });
}
