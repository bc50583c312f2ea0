import type { ClientFrame } from '@logikit/contract';
import { uuid } from '../uuid.ts';

/** `new`: not sent yet. `wait-response`: sent, not acknowledged. `sent`: the platform has it. */
export interface SocketRequest {
  readonly id: string;
  readonly type: 'subscribe' | 'unsubscribe';
  readonly topic: string;
  readonly state: 'new' | 'wait-response' | 'sent';
}

/** What we ask of the platform, in order, until it is acknowledged. */
export interface Requests {
  add(type: SocketRequest['type'], topic: string): void;
  /** Sends what is new. */
  flush(send: (frame: ClientFrame) => void): void;
  acknowledge(id: string): void;
  /** The connection is gone: what was not acknowledged is new again. */
  putBack(): void;
  /** Asks again for topics that nothing waiting asks for. */
  renewTopics(topics: readonly string[]): void;
}

export function createRequests(changed: (requests: readonly SocketRequest[]) => void): Requests {
  let list: readonly SocketRequest[] = [];
  const set = (next: readonly SocketRequest[]): void => {
    list = next;
    changed(next);
  };
  const open = (): readonly SocketRequest[] => list.filter(({ state }) => state !== 'sent');

  function add(type: SocketRequest['type'], topic: string): void {
    // One that was not even sent yet and asks for the opposite: both are settled.
    const opposite = list.find(
      (request) => request.state === 'new' && request.topic === topic && request.type !== type,
    );
    if (opposite) set(open().filter((request) => request !== opposite));
    else set([...open(), { id: uuid(), type, topic, state: 'new' }]);
  }

  return {
    add,
    flush(send) {
      const fresh = list.filter(({ state }) => state === 'new');
      set(open().map((request) => ({ ...request, state: 'wait-response' })));
      for (const { id, type, topic } of fresh) send({ id, type, payload: { topics: [topic] } });
    },
    acknowledge(id) {
      set(open().map((request) => (request.id === id ? { ...request, state: 'sent' } : request)));
    },
    putBack: () => set(open().map((request) => ({ ...request, state: 'new' }))),
    renewTopics(topics) {
      for (const topic of topics) if (!open().some((request) => request.topic === topic)) add('subscribe', topic);
    },
  };
}
