import { calls, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route, type User } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import {
  type MessagingContext,
  listMessages,
  listThreads,
  openThread,
  readState,
  readThread,
  sendMessage,
} from './messages.ts';
import { listPupilMessages } from './pupil-messages.ts';

const sending: Limit = {
  name: 'messages',
  points: numbers.messages.perHour,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

interface Input {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly locale: string;
  readonly user: User;
  readonly emit: Emit;
}

const contextOf = ({ tx, clock, locale, user, emit }: Input): MessagingContext => ({
  tx,
  clock,
  locale,
  user,
  emit,
  userId: user.id,
});

export const messageRoutes: readonly Route[] = [
  route(calls.getMessagesState, (input) => readState(contextOf(input))),
  route(calls.listMessageThreads, (input) => listThreads(contextOf(input), input.query)),
  route(calls.openMessageThread, (input) => openThread(contextOf(input), input.body), { limits: [sending] }),
  route(calls.listMessages, (input) => listMessages(contextOf(input), input.params.id, input.query)),
  route(calls.sendMessage, (input) => sendMessage(contextOf(input), input.params.id, input.body), {
    limits: [sending],
  }),
  route(calls.readMessageThread, async (input) => {
    await readThread(contextOf(input), input.params.id);
    return { status: 'ok' };
  }),
  route(calls.listPupilMessages, (input) => listPupilMessages(contextOf(input), input.params.id, input.query)),
];
