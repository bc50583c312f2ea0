import { createHash } from 'node:crypto';
import type { Config } from '../../kernel/config/index.ts';
import type { Outcome } from '../../kernel/jobs/index.ts';
import type { Reminder } from './reminders.ts';
import { reminderWords } from './words.ts';

/** A reminder, whose it is, and the language of whoever reads it. */
export interface Push extends Reminder {
  readonly userId: number | null;
  readonly locale: string;
}

export type PushServer = (push: Push) => Promise<Outcome>;

const TIMEOUT_MS = 10_000;

/**
 * Hands reminders to OneSignal (https://documentation.onesignal.com/reference/push-notification). It is told whose
 * devices, by our number of the grown-up, and words that name nobody. Never throws.
 */
export function oneSignal({ app, key, url }: NonNullable<Config['push']>): PushServer {
  return async (push) => {
    const { title, text } = reminderWords(push.locale);
    try {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json', authorization: `Key ${key}` },
        body: JSON.stringify({
          app_id: app,
          target_channel: 'push',
          include_aliases: { external_id: [String(push.recipientId)] },
          // The service wants its English fields; they are in the reader's own language.
          headings: { en: title },
          contents: { en: text },
          // A push that is sent twice, because we died in between, is shown once.
          idempotency_key: uuidOf(push),
        }),
      });
      return outcomeOf(response.status, await response.json().catch(() => null));
    } catch (error) {
      return { status: 'later', because: error instanceof Error ? error.name : 'unknown' };
    }
  };
}

/** It answers 200 without an id where nobody could be reached. A refused key is our own fault, so pushes wait. */
function outcomeOf(status: number, answer: unknown): Outcome {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : '';
  if (status === 200) return id ? { status: 'done' } : { status: 'refused', by: 'nobody reached' };
  if (status === 400) return { status: 'refused', by: '400' };
  return { status: 'later', because: String(status) };
}

function uuidOf({ userId, day }: Push): string {
  const hex = createHash('sha256').update(`${userId} ${day}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
