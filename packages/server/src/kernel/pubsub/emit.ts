import type { SocketMessage, Topic } from '@logikit/contract';
import type { Tx } from '../database/index.ts';
import { appendEvent } from '../event-log/index.ts';

export interface Emit {
  (topic: Topic, message: SocketMessage): Promise<void>;
  /** Closes the sockets of a session that has ended. */
  (topic: `session.${string}`, message: { readonly name: 'sessionEnded' }): Promise<void>;
}

/** The kind of event that is nothing but a message for sockets. */
export const MESSAGE = 'message';

/** Emits with this transaction; `onEmit` hears that there will be something to relay. */
export function emitInto(tx: Tx, onEmit: () => void = () => undefined): Emit {
  return async (topic: string, payload: object) => {
    await appendEvent(tx, { kind: MESSAGE, userId: userOf(topic), facts: { topic, payload } });
    onEmit();
  };
}

function userOf(topic: string): number | null {
  const [, id] = /^user\.(\d+)$/.exec(topic) ?? [];
  return id === undefined ? null : Number(id);
}
