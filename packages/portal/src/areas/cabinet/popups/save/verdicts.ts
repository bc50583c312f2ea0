import { interfaceNumbers } from '@logikit/sdk';

export interface Verdicts<Message> {
  /** What was said of this address before; else what `look` says now, where null means that it was taken. */
  of(email: string, look: () => Promise<Message | null>): Promise<Message | null>;
}

/**
 * Addresses that were refused once are not asked about again: the same words come after a second, as if somebody had
 * looked (V-017). `wait` is the clock's.
 */
export function createVerdicts<Message>(
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Verdicts<Message> {
  const refused = new Map<string, Message>();
  return {
    async of(email, look) {
      const known = refused.get(email);
      if (known !== undefined) {
        await wait(interfaceNumbers.cachedErrorMs);
        return known;
      }
      const message = await look();
      if (message !== null) refused.set(email, message);
      return message;
    },
  };
}
