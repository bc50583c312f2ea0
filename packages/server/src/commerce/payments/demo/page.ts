import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../kernel/html/index.ts';
import { openWords } from '../../../kernel/words/index.ts';
import type { DemoPayment } from './demo-payment.db.ts';

const STYLE = `body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;font:18px/1.5 sans-serif;color:#1f2340;background:#eef4ff}
main{max-width:420px}form{display:grid;gap:12px;margin-top:16px}label{display:grid;gap:4px;font-weight:700}input{min-height:52px;padding:0 16px;border:2px solid #1f2340;border-radius:16px;font:inherit}
button{min-height:56px;border:2px solid #1f2340;border-radius:16px;background:#fff;color:inherit;font:inherit;font-weight:700;cursor:pointer}button:focus-visible,input:focus-visible{outline:4px solid #5b4bdb}
.no{border-color:transparent;background:none;text-decoration:underline}[role=alert]{padding:12px 16px;border-radius:16px;background:#fff0d6}`;

export const demoPayPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const say = openWords('demo-pay');

/** Where a card is typed in, where the bank asks its owner, or where whoever plays the bank decides a dispute. Says plainly that no money moves. */
export function demoPayPage(
  { locale, status, amount, currency, savesCard, dispute }: DemoPayment,
  fault?: 'unknownCard' | 'declined',
): string {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
  // Nothing is paid now.
  const isKept = savesCard && amount === 0;
  const isDisputed = dispute === 'open';
  const sayHere = say(locale);
  const words = (key: string): string => escapeMarkup(sayHere(`demo-pay.${key}`, { price }) ?? key);
  const name = isDisputed ? 'dispute' : status === 'asked' ? 'bank' : null;
  const [title, text] =
    name === null ? [words(isKept ? 'save' : 'title'), words('text')] : [words(`${name}.title`), words(`${name}.text`)];
  const choice = (yes: string, no: string): string =>
    `<button name="answer" value="${yes}">${words(`${name}.${yes}`)}</button><button class="no" name="answer" value="${no}">${words(`${name}.${no}`)}</button>`;
  const form =
    name === 'dispute'
      ? choice('won', 'lost')
      : name === 'bank'
        ? choice('yes', 'no')
        : `<label>${words('card')}<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242"></label>` +
          `<button>${words(isKept ? 'save' : 'pay')}</button><button class="no" name="answer" value="cancel">${words('cancel')}</button>`;
  return (
    `<!doctype html><html lang="${escapeMarkup(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `${fault ? `<p role="alert">${words(fault)}</p>` : ''}<form method="post">${form}</form></main></body></html>`
  );
}
