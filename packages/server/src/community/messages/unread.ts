import type { SystemPhrase } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { insertMessage, type PhraseValue } from './message.db.ts';
import { countUnread, upsertThread } from './thread.db.ts';

/** Tells all screens of a person how many messages wait now. */
export async function tellUnread(tx: Tx, emit: Emit, userId: number): Promise<void> {
  const counts = await countUnread(tx, { userId, types: ['support', 'teacher', 'system'], isInbox: false });
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await emit(`user.${userId}`, { name: 'messagesChanged', unread });
}

export interface SystemMessage {
  readonly userId: number;
  readonly phrase: SystemPhrase;
  readonly values?: readonly PhraseValue[];
}

/** A message of the platform itself, which its reader gets in their own language. */
export async function postSystemMessage(
  { tx, clock, emit }: { readonly tx: Tx; readonly clock: Clock; readonly emit: Emit },
  { userId, phrase, values = [] }: SystemMessage,
): Promise<void> {
  const at = clock.now();
  const thread = await upsertThread(tx, { type: 'system', userId, teacherId: null, at });
  await insertMessage(tx, { threadId: thread.id, author: 'system', authorId: null, text: null, phrase, values, at });
  await tellUnread(tx, emit, userId);
}
