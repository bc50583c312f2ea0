import { createTransport } from 'nodemailer';
import type { WaitingLetter } from './waiting.db.ts';

/** What became of a letter at the mail server. */
export type Delivery =
  | { readonly status: 'taken' }
  /** Trying again cannot help, for instance because there is no such mailbox. */
  | { readonly status: 'refused'; readonly by: string }
  | { readonly status: 'later'; readonly because: string };

export interface MailServer {
  deliver(letter: WaitingLetter): Promise<Delivery>;
  close(): void;
}

interface Address {
  readonly url: string;
  readonly from: string;
  /** The part of our Message-IDs after the "@". */
  readonly domain: string;
}

/** Hands letters to the mail server of the configuration. Never throws, and tells nobody's address. */
export function openMailServer({ url, from, domain }: Address): MailServer {
  const transport = createTransport({ url, pool: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver({ id, recipient, subject, text, html }) {
      try {
        // A letter that is sent twice, because we died in between, has the same name twice: mail programs show it once.
        const messageId = `<letter-${id}@${domain}>`;
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId,
          headers,
        });
        return { status: 'taken' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => void transport.close(),
  };
}

/** By RFC 5321 numbers from 500 are final. A refused login is our own fault, so its letters wait. */
function deliveryOf(error: unknown): Delivery {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }; // what the library adds to errors
  const isTheirs = typeof responseCode === 'number' && responseCode >= 500 && code === 'EENVELOPE';
  if (isTheirs) return { status: 'refused', by: String(responseCode) };
  return { status: 'later', because: typeof code === 'string' ? code : 'unknown' };
}
