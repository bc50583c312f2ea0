import { createTransport } from 'nodemailer';
import type { RenderedEmail } from '../../kernel/email/index.ts';
import type { Job, Outcome } from '../../kernel/jobs/index.ts';

export interface MailServer {
  deliver(job: Job<RenderedEmail>): Promise<Outcome>;
  close(): void;
}

interface Address {
  readonly url: string;
  readonly from: string;
  /** The part of our Message-IDs after the "@". */
  readonly domain: string;
}

/** Hands e-mails to the mail server of the configuration. Never throws, and tells nobody's address. */
export function openMailServer({ url, from, domain }: Address): MailServer {
  const transport = createTransport({ url, pool: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver({ id, recipient, payload: { subject, text, html, unsubscribe } }) {
      try {
        // An e-mail that is sent twice, because we died in between, has the same name twice: mail programs show it once.
        const messageId = `<email-${id}@${domain}>`;
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({
          from,
          to: { name: '', address: recipient ?? '' },
          subject,
          text,
          html,
          messageId,
          headers,
          ...(unsubscribe && { list: { unsubscribe } }),
        });
        return { status: 'done' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => void transport.close(),
  };
}

/** By RFC 5321 numbers from 500 are final. A refused login is our own fault, so its e-mails wait. */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }; // what the library adds to errors
  const isTheirs = typeof responseCode === 'number' && responseCode >= 500 && code === 'EENVELOPE';
  if (isTheirs) return { status: 'refused', by: String(responseCode) };
  return { status: 'later', because: typeof code === 'string' ? code : 'unknown' };
}
