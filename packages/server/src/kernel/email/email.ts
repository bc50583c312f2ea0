import type { Clock } from '../clock/index.ts';
import type { Tx } from '../database/index.ts';
import { defineJob, enqueue, selectJobs } from '../jobs/index.ts';
import { renderHtml, renderText } from './template.ts';
import { emailWords } from './words.ts';

/**
 * An e-mail. Its words are `mail.<template>.subject`, `.text` and, with a link, `.action`; `values` fill their gaps and
 * are never trusted as markup.
 */
export interface Email {
  /** Whose e-mail it is: it is erased with them. Null: nobody of ours. */
  readonly userId: number | null;
  readonly to: string;
  readonly template: string;
  readonly locale: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where its one button leads. Secrets stand after a "#", which no server's log sees. */
  readonly link?: string;
  /** How such e-mails end: the key of its words, in small letters below, and where it leads; mail programs are told too. */
  readonly unsubscribe?: { readonly key: string; readonly link: string };
}

/** As it goes out; its job's recipient is the address. */
export interface RenderedEmail {
  readonly template: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Left out of one that is not regular. */
  readonly unsubscribe?: string;
}

export const emailJob = defineJob<RenderedEmail>('email');

/** Puts an e-mail into the queue, in the caller's transaction: it is sent exactly when the change is kept. */
export async function queueEmail(tx: Tx, clock: Clock, email: Email): Promise<void> {
  const { userId, to, template, locale, values, link, unsubscribe } = email;
  const say = emailWords(locale);
  const parts = {
    locale,
    subject: say(`mail.${template}.subject`, values),
    paragraphs: [say('mail.greeting'), ...linesOf(say(`mail.${template}.text`, values))],
    button: link === undefined ? null : { text: say(`mail.${template}.action`, values), link },
    footer: say('mail.footer'),
    footnote: unsubscribe === undefined ? null : { text: say(unsubscribe.key), link: unsubscribe.link },
  };
  const payload = {
    template,
    locale,
    subject: parts.subject,
    text: renderText(parts),
    html: renderHtml(parts),
    ...(unsubscribe && { unsubscribe: unsubscribe.link }),
  };
  await enqueue(tx, emailJob, { userId, recipient: to, payload, at: clock.now() });
}

/** A gap that nobody has filled leaves no empty line. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

const LOOKED_AT = 100;

/** True when an address was written to with this template since then. */
export async function isEmailedSince(
  tx: Tx,
  { to, template, since }: Pick<Email, 'to' | 'template'> & { readonly since: Date },
): Promise<boolean> {
  const emails = await selectJobs(tx, emailJob, { recipients: [to], since, count: LOOKED_AT });
  return emails.some(({ payload }) => payload.template === template);
}
