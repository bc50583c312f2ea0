import { calls, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route, type User } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { type Desk, listMessages, listThreads, openThread, readState, readThread, sendMessage } from './messages.ts';
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

const deskOf = ({ tx, clock, locale, user, emit }: Input): Desk => ({ tx, clock, locale, user, emit, userId: user.id });

export const messageRoutes: readonly Route[] = [
  route(calls.getMessagesState, (input) => readState(deskOf(input))),
  route(calls.listMessageThreads, (input) => listThreads(deskOf(input), input.query)),
  route(calls.openMessageThread, (input) => openThread(deskOf(input), input.body), { limits: [sending] }),
  route(calls.listMessages, (input) => listMessages(deskOf(input), input.params.id, input.query)),
  route(calls.sendMessage, (input) => sendMessage(deskOf(input), input.params.id, input.body), { limits: [sending] }),
  route(calls.readMessageThread, async (input) => {
    await readThread(deskOf(input), input.params.id);
    return { status: 'ok' };
  }),
  route(calls.listPupilMessages, (input) => listPupilMessages(deskOf(input), input.params.id, input.query)),
];
