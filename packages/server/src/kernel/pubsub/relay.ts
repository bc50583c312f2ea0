import type { SocketMessage, Topic } from '@logikit/contract';
import type { Consumer, LoggedEvent } from '../event-log/index.ts';
import type { Bus } from './bus.ts';
import { MESSAGE } from './emit.ts';

export interface Message {
  readonly topic: Topic | `session.${string}`;
  readonly payload: SocketMessage | { readonly name: 'sessionEnded' };
}

/** What sockets hear of an event of a kind. */
export type ToMessages = (event: LoggedEvent) => readonly Message[];

/** Carries what the log says to the bus, at least once and in the order of the log. */
export function createRelay(bus: Bus, kinds: Readonly<Record<string, ToMessages>>): Consumer {
  const toMessages: Readonly<Record<string, ToMessages>> = {
    ...kinds,
    [MESSAGE]: ({ facts }) => [facts as Message], // written by emitInto
  };
  return {
    name: 'live',
    kinds: Object.keys(toMessages),
    restMs: 20,
    handle: async (_tx, events) => {
      for (const event of events)
        for (const { topic, payload } of toMessages[event.kind]?.(event) ?? []) await bus.publish({ topic, payload });
    },
  };
}
