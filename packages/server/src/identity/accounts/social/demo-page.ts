import { createHash } from 'node:crypto';
import type { SocialNetwork } from '@logikit/contract';
import { escapeMarkup } from '../../../kernel/html/index.ts';
import { openWords } from '../../../kernel/words/index.ts';

/** Whom the demo provider knows. */
export const demoPeople = [
  { id: 'anna', name: 'Anna' },
  { id: 'boris', name: 'Boris' },
  { id: 'defne', name: 'Defne' },
] as const;

const networkNames: Readonly<Record<SocialNetwork, string>> = {
  vkontakte: 'VK',
  facebook: 'Facebook',
  google: 'Google',
  yandex: 'Yandex',
  mts: 'MTS',
  apple: 'Apple',
};

const STYLE = `body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;font:18px/1.5 sans-serif;color:#1f2340;background:#eef4ff}
main{max-width:420px}form{display:grid;gap:12px}button{min-height:56px;border:2px solid #1f2340;border-radius:16px;background:#fff;font:inherit;font-weight:700;cursor:pointer}button:focus-visible{outline:4px solid #5b4bdb}
.no{border-color:transparent;background:none;text-decoration:underline}`;

export const demoPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const say = openWords('demo');

/** Says plainly that this is no real network, and lets one pick who to be. */
export function demoPage({ network, locale }: { readonly network: SocialNetwork; readonly locale: string }): string {
  const sayHere = say(locale);
  const words = (key: string, values = {}): string => escapeMarkup(sayHere(key, values) ?? key);
  const people = demoPeople.map(
    ({ id, name }) => `<button name="person" value="${id}">${words('demo.person', { name })}</button>`,
  );
  return (
    `<!doctype html><html lang="${escapeMarkup(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words('demo.tab')}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${words('demo.title', { network: networkNames[network] })}</h1>` +
    `<p>${words('demo.text')}</p><form method="post">${people.join('')}` +
    `<button class="no" name="person" value="">${words('demo.no')}</button></form></main></body></html>`
  );
}
