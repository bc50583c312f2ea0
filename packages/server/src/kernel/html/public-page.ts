import { createHash } from 'node:crypto';
import { defaultLocale, nearestLanguage } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyRequest } from 'fastify';
import { sitePath } from '../words/index.ts';
import { escapeMarkup } from './svg-text.ts';

const style = `
:root { color-scheme: light dark; --paper: #fafbff; --ink: #1f2340; --ink-2: #4a4f74; --violet: #4a3fd0; --edge: #1f2340; --good: #d8f3ea; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #13112b; --ink: #f1efff; --ink-2: #b9b5e3; --violet: #bdb6ff; --edge: #a9a1ff; --good: #12463c; --bad: #ff9c8f; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--paper); color: var(--ink); text-align: center; font: 600 1.125rem/1.5 Nunito, ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif; }
main { display: grid; gap: 20px; justify-items: center; max-inline-size: 60rem; margin-inline: auto; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; overflow-wrap: anywhere; }
p { margin: 0; color: var(--ink-2); }
.real { color: var(--ink); font-weight: 800; }
img { inline-size: 100%; block-size: auto; border: 2.5px solid var(--edge); border-radius: 8px; }
a { display: inline-flex; align-items: center; min-block-size: 48px; color: var(--violet); }
main, form, label { grid-template-columns: minmax(0, 1fr); }
form { display: grid; gap: 20px; justify-items: center; inline-size: 100%; }
label { display: grid; gap: 8px; justify-items: center; max-inline-size: 100%; }
input { max-inline-size: 100%; min-block-size: 48px; color: inherit; font: inherit; }
input::file-selector-button { min-block-size: 44px; margin-inline-end: 12px; padding: 4px 16px; border: 2.5px solid var(--edge); border-radius: 14px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
section { max-inline-size: 34rem; padding: 16px 24px; border: 2.5px solid var(--edge); border-radius: 20px; }
.fields { max-inline-size: 34rem; justify-items: stretch; text-align: start; }
.fields label { justify-items: stretch; }
.fields :is(input, textarea) { inline-size: 100%; padding: 8px 16px; border: 2.5px solid var(--edge); border-radius: 14px; background: var(--paper); color: inherit; font: inherit; }
.fields .tick { grid-template-columns: auto minmax(0, 1fr); align-items: center; }
.fields .tick input { inline-size: 26px; min-block-size: 26px; }
.fields [aria-invalid] { border-color: var(--bad); }
.fault { color: var(--bad); font-weight: 800; }
.unseen { position: absolute; inset-inline-start: -200vw; }
section[data-verdict='good'] { background: var(--good); }
button { min-block-size: 52px; padding: 8px 28px; border: 2.5px solid var(--edge); border-radius: 16px; background: #5b4fe0; color: #fff; font: inherit; font-weight: 800; cursor: pointer; }
:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }
@media print { p, a, h1 { display: none; } body { padding: 0; } img { border: 0; } @page { size: A4 landscape; margin: 0; } }
`;

/** Of these pages: they have no scripts, and take nothing from anywhere else. */
export const publicPagePolicy = (formAction: "'none'" | "'self'"): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

interface Page {
  readonly locale: string;
  readonly title: string;
  readonly head: string;
  readonly body: string;
  /** What the link to the site at its end says. */
  readonly home: string;
}

/** A page of its own, outside of the portal, drawn by the server. */
export function publicPage({ locale, title, head, body, home }: Page): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)} — Logikit</title>
${head}<link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main>${body}<a href="${sitePath(locale, '')}">${escapeMarkup(home)}</a></main></body></html>`;
}

/** The nearest that the browser asks for. */
export function languageOf({ headers }: FastifyRequest): string {
  const asked = /^[\w-]*/.exec(headers['accept-language'] ?? '')?.[0] ?? '';
  return nearestLanguage([asked], localeCodes) ?? defaultLocale;
}
