import type { LocaleCode } from '@logikit/contract/model';
import { escapeMarkup } from '../../kernel/html/index.ts';
import { pictureWithin, type Sharing } from './sharing.ts';

/** Languages as Open Graph names them. */
const graphLocales: Readonly<Record<LocaleCode, string>> = {
  ru: 'ru_RU',
  en: 'en_US',
  uk: 'uk_UA',
  cs: 'cs_CZ',
  de: 'de_DE',
  pl: 'pl_PL',
  tr: 'tr_TR',
  'pt-br': 'pt_BR',
  'es-mx': 'es_MX',
};

/** What programs read of a page that is shared: previews of links, and who can embed it. `url` is the page's own. */
export function headOf(sharing: Sharing, url: string): string {
  const { thing, site } = sharing;
  const picture = pictureWithin(sharing);
  const graph = {
    'og:type': 'website',
    'og:site_name': 'Logikit',
    'og:url': url,
    'og:title': thing.title,
    'og:description': thing.description,
    'og:locale': graphLocales[thing.language],
    ...(picture && {
      'og:image': picture.url,
      'og:image:type': 'image/png',
      'og:image:width': picture.width,
      'og:image:height': picture.height,
      'og:image:alt': thing.alt,
    }),
  };
  const card = {
    description: thing.description,
    'twitter:card': 'summary_large_image',
    'twitter:title': thing.title,
    'twitter:description': thing.description,
    ...(picture && { 'twitter:image': picture.url, 'twitter:image:alt': thing.alt }),
  };
  const others = thing.languages.filter((language) => language !== thing.language);
  return [
    ...Object.entries(card).map(([name, content]) => tag('meta', { name, content })),
    ...Object.entries(graph).map(([property, content]) => tag('meta', { property, content: String(content) })),
    ...others.map((code) => tag('meta', { property: 'og:locale:alternate', content: graphLocales[code] })),
    ...(['json', 'xml'] as const).map((format) =>
      tag('link', {
        rel: 'alternate',
        type: format === 'json' ? 'application/json+oembed' : 'text/xml+oembed',
        href: `${site}/oembed?${new URLSearchParams({ url, format }).toString()}`,
        title: thing.title,
      }),
    ),
  ].join('');
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${told.join('')}>`;
}
