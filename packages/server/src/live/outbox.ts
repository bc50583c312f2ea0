import type { JSONValue } from 'postgres';
import type { Tx } from '../database/database.ts';
import type { Emit } from '../http/route.ts';
import { insertOutbox } from './outbox.db.ts';

/** Emits into this transaction; `onEmit` hears that there will be something to relay. */
export function emitInto(tx: Tx, onEmit: () => void): Emit {
  return async (topic: string, message: JSONValue & object) => {
    await insertOutbox(tx, topic, message);
    onEmit();
  };
}
