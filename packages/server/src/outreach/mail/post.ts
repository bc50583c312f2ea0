import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { insertLetter } from './letter.db.ts';
import { letterHtml, letterText } from './paper.ts';
import { mailWords } from './words.ts';

/**
 * A letter. Its words are `mail.<kind>.subject`, `.text` and, with a link, `.action`; `values` fill their gaps and are
 * never trusted as markup.
 */
export interface Letter {
  /** Whose letter it is: it is erased with them. Null: nobody of ours. */
  readonly userId: number | null;
  readonly to: string;
  readonly kind: string;
  readonly locale: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where its one button leads. Secrets stand after a "#", which no server's log sees. */
  readonly link?: string;
}

/** Puts a letter into the outbox, in the caller's transaction: it is sent exactly when the change is kept. */
export async function postLetter(tx: Tx, clock: Clock, letter: Letter): Promise<void> {
  const say = mailWords(letter.locale);
  const { kind, values } = letter;
  const paper = {
    locale: letter.locale,
    subject: say(`mail.${kind}.subject`, values),
    paragraphs: [say('mail.greeting'), ...say(`mail.${kind}.text`, values).split('\n')],
    button: letter.link === undefined ? null : { text: say(`mail.${kind}.action`, values), link: letter.link },
    footer: say('mail.footer'),
  };
  await insertLetter(tx, {
    userId: letter.userId,
    recipient: letter.to,
    kind,
    locale: letter.locale,
    subject: paper.subject,
    text: letterText(paper),
    html: letterHtml(paper),
    at: clock.now(),
  });
}
