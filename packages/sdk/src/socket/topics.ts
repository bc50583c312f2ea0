import type { SocketMessage } from '@logikit/contract';
import type { Requests } from './requests.ts';

type Listener = (message: SocketMessage) => void;

/** Who hears which topic. */
export interface Topics {
  names(): readonly string[];
  tell(topic: string, message: SocketMessage): void;
  subscribe(topic: string, listener: Listener): () => void;
}

/** The platform is asked for a topic with its first listener, and told when the last one leaves. */
export function createTopics(requests: Requests, flush: () => void): Topics {
  const listeners = new Map<string, Set<Listener>>();
  return {
    names: () => [...listeners.keys()],
    tell(topic, message) {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
    subscribe(topic, listener) {
      // The same function may subscribe twice: each time counts.
      const own: Listener = (message) => listener(message);
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(own));
      if (others.size === 1) requests.add('subscribe', topic);
      flush();
      return () => {
        if (!others.delete(own) || others.size > 0) return;
        listeners.delete(topic);
        requests.add('unsubscribe', topic);
        flush();
      };
    },
  };
}
