import { escaped, type RenderedEmail } from '../../kernel/email/index.ts';
import type { KeptJob } from '../../kernel/jobs/index.ts';
import type { ShownPush } from '../push/index.ts';

type KeptEmail = KeptJob<RenderedEmail>;

interface Outbox {
  readonly emails: readonly KeptEmail[];
  readonly pushes: readonly ShownPush[];
}

/** The list of what was written and what was to be pushed, the newest first. */
export function mailboxPage({ emails, pushes }: Outbox, to: string | null): string {
  const rows = [...emails.map(emailRow), ...pushes.map(pushRow)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ html }) => html);
  const search = `<form action="/dev/mail" role="search"><label>Address <input name="to" type="search" value="${escaped(to ?? '')}"></label><button>Show</button></form>`;
  const empty = '<p class="empty">No letters yet. Whatever the platform would send arrives here.</p>';
  return page('Mailbox', `${search}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty}`);
}

interface Row {
  readonly at: Date;
  readonly html: string;
}

function emailRow({ id, recipient, payload, ...job }: KeptEmail): Row {
  const html = `<li><a href="/dev/mail/${id}"><b>${escaped(payload.subject)}</b><span>${escaped(recipient ?? '')}</span><small>${time(job.createdAt)} · ${stateOf(job)}</small></a></li>`;
  return { at: job.createdAt, html };
}

function pushRow({ title, text, recipient, platforms, ...push }: ShownPush): Row {
  const html = `<li class="push"><b>${escaped(title)}</b><p>${escaped(text)}</p><span>${escaped(recipient)}</span><small>Push to ${escaped(platforms.join(', ') || 'no device any more')} · ${time(push.createdAt)} · ${stateOf(push)}</small></li>`;
  return { at: push.createdAt, html };
}

/** One letter, drawn as a mail program would: in a frame without scripts, whose links open in this window. */
export function emailPage({ recipient, payload, ...job }: KeptEmail): string {
  const html = payload.html.replace('<head>', '<head><base target="_top">');
  return page(
    payload.subject,
    `<p><a href="/dev/mail">All letters</a></p>
<dl><dt>To</dt><dd>${escaped(recipient ?? '')}</dd><dt>Written</dt><dd>${time(job.createdAt)}</dd><dt>State</dt><dd>${stateOf(job)}</dd></dl>
<iframe title="The letter" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escaped(html)}"></iframe>
<details><summary>As plain text</summary><pre>${escaped(payload.text)}</pre></details>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="robots" content="noindex"><title>${escaped(title)} · Logikit mailbox</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mail.css"></head><body>
<header><a href="/dev/mail"><img src="/favicon.svg" alt="" width="44" height="41"> Logikit mailbox</a></header>
<main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

function stateOf({ doneAt, failure }: Pick<KeptEmail, 'doneAt' | 'failure'>): string {
  if (failure !== null) return `not sent (${escaped(failure)})`;
  return doneAt ? `sent ${time(doneAt)}` : 'in the outbox';
}

function time(moment: Date): string {
  const text = moment.toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

export const mailboxStyle = `
:root { --paper: #fafbff; --card: #fff; --ink: #1f2340; --soft: #4a4f74; --violet: #4a3fd0; font: 600 1rem/1.5 'Nunito Variable', Nunito, ui-rounded, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
body > * { inline-size: min(48rem, 100% - 2rem); margin-inline: auto; }
a { color: var(--violet); }
:focus-visible { outline: 3px solid #5b4fe0; outline-offset: 3px; border-radius: 8px; }
header { padding-block: 1rem; }
header a { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 48px; font-size: 1.25rem; font-weight: 900; color: var(--ink); text-decoration: none; }
h1 { margin: 0 0 1rem; font-size: clamp(1.5rem, 5vw, 2.25rem); font-weight: 900; line-height: 1.2; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-block-end: 1rem; }
label { display: grid; flex: 1 1 12rem; }
input, button { min-block-size: 48px; padding-inline: 1rem; border: 2.5px solid var(--ink); border-radius: 16px; background: var(--card); color: inherit; font: inherit; }
button { background: var(--violet); color: #fff; }
ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
li a, li.push { display: grid; padding: 0.75rem 1rem; border: 2.5px solid var(--ink); border-radius: 20px; background: var(--card); box-shadow: 0 4px 0 0 var(--ink); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li p { margin: 0; }
li.push { border-style: dashed; }
small, dt { color: var(--soft); font-size: 0.9rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 34rem; border: 2.5px solid var(--ink); border-radius: 20px; background: #f6f4ff; }
pre { padding: 1rem; border-radius: 16px; background: #eef0fb; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-block-size: 48px; padding-block: 0.75rem; }
.empty { padding: 1.5rem; border: 2.5px dashed var(--ink); border-radius: 20px; }
`;
