// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type {
  Message,
  MessageQuery,
  MessageThread,
  MessageThreadQuery,
  MessageThreads,
  Messages,
  MessagesState,
  NewMessage,
  NewMessageThread,
  PupilMessages,
} from '../models/message.ts';
import type { StatusOk } from '../models/status.ts';
export interface MessagesApi {
  /** How many messages wait, and what the caller may send. */
  getMessagesState(input?: Record<string, never>, options?: CallOptions): Promise<MessagesState>;
  /** Threads of messages, the newest first; `inbox` is what support has to answer. */
  listMessageThreads(input?: { readonly query?: MessageThreadQuery }, options?: CallOptions): Promise<MessageThreads>;
  /** Messages of a thread, the newest first. */
  listMessages(
    input: { readonly params: IdPath; readonly query?: MessageQuery },
    options?: CallOptions,
  ): Promise<Messages>;
  /** What an own pupil and their teachers have said, the newest first; nobody is told that it was read. */
  listPupilMessages(
    input: { readonly params: IdPath; readonly query?: MessageQuery },
    options?: CallOptions,
  ): Promise<PupilMessages>;
  /** The thread with support, with an own teacher or with an own pupil. */
  openMessageThread(input: { readonly body: NewMessageThread }, options?: CallOptions): Promise<MessageThread>;
  /** Everything in the thread has been read. */
  readMessageThread(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Sends a message; only paid or non-freemium users. Refuses with `notPaid`, `invalidFields`. */
  sendMessage(input: { readonly params: IdPath; readonly body?: NewMessage }, options?: CallOptions): Promise<Message>;
}
