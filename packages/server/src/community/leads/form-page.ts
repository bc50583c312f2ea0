import { leadForm, type LeadKind } from '@logikit/contract';
import { escapeMarkup, publicPage } from '../../kernel/html/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import type { Answers, Fault } from './answers.ts';
import { leadWords } from './words.ts';

/** Why a form is shown again: fields to be set right, one more press, or an hour to wait. */
export type Reason = readonly Fault[] | 'again' | 'tooMany';

interface Shown {
  readonly locale: string;
  readonly kind: LeadKind;
  readonly answers: Answers;
  readonly reason: Reason;
}

const unlisted = '<meta name="robots" content="noindex">';
const { longest, consentText } = leadForm;

/** The form with what has been typed, and why it was not taken. */
export function formPage({ locale, kind, answers, reason }: Shown): string {
  const say = leadWords(locale);
  const words = (key: string): string => escapeMarkup(say(key));
  const faults: readonly Fault[] = typeof reason === 'string' ? [] : reason;
  const why =
    typeof reason === 'string'
      ? `<p class="fault" role="alert">${words(`lead.${reason}`)}</p>`
      : `<p class="fault" role="alert">${faults.map((fault) => words(`lead.fault.${fault}`)).join('<br>')}</p>`;
  /** The first that is to be set right has the focus. */
  const marks = (field: Fault): string =>
    faults.includes(field) ? ` aria-invalid="true"${faults[0] === field ? ' autofocus' : ''}` : '';
  const input = (field: 'name' | 'email' | 'organisation', more: string): string =>
    `<label>${words(`lead.${field}`)}<input name="${field}" value="${escapeMarkup(answers[field])}" maxlength="${longest[field]}" ${more}${marks(field)}></label>`;
  const hidden = (name: 'page' | 'time'): string =>
    `<input type="hidden" name="${name}" value="${escapeMarkup(answers[name])}">`;
  return publicPage({
    locale,
    title: say('lead.unsent'),
    head: unlisted,
    home: say('lead.home'),
    body: `<h1>${words('lead.unsent')}</h1>${why}
<form class="fields" method="post" action="${leadPath(kind, locale)}">
${input('name', 'autocomplete="name" required')}
${input('email', 'type="email" autocomplete="email" required')}
${kind === 'vacancy' ? '' : input('organisation', 'autocomplete="organization"')}
<label>${words('lead.text')}<textarea name="text" rows="6" maxlength="${longest.text}" required${marks('text')}>
${escapeMarkup(answers.text)}</textarea></label>
<label class="tick"><input type="checkbox" name="consent" value="${consentText}" required${answers.consent === consentText ? ' checked' : ''}${marks('consent')}>${words('lead.consent')}</label>
<a href="${sitePath(locale, 'privacy')}">${words('lead.privacy')}</a>
<label class="unseen" aria-hidden="true">${words('lead.trap')}<input name="website" autocomplete="off" tabindex="-1"></label>
${hidden('page')}${hidden('time')}
<button>${words('lead.send')}</button></form>`,
  });
}

export const leadPath = (kind: LeadKind, locale: string): string => `/content/lead/${kind}?lang=${locale}`;
