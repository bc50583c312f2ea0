import { Redis } from 'ioredis';
import type { Log } from '../log/index.ts';

export interface Published {
  readonly topic: string;
  readonly payload: unknown;
  /** Id of the one socket that shall not hear it. */
  readonly except?: string;
  /** Topic on which every process says how many of its sockets it has told. */
  readonly answerTo?: string;
}

/** Carries what the relay says to every process that holds sockets. */
export interface Bus {
  /** Answers how many processes get it. */
  publish(message: Published): Promise<number>;
  subscribe(listener: (message: Published) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'logikit:live';

export function openBus(redisUrl: string | null, log: Log): Bus {
  const listeners = new Set<(message: Published) => void>();
  const deliver = (message: Published): void => {
    for (const listener of listeners) listener(message);
  };
  const subscribe = (listener: (message: Published) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (redisUrl === null) {
    return {
      publish: async (message) => {
        deliver(message);
        return 1;
      },
      subscribe,
      close: async () => listeners.clear(),
    };
  }
  const sender = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const receiver = new Redis(redisUrl);
  sender.on('error', (error) => log.warn({ error: error.message }, 'Redis does not answer'));
  receiver.on('error', () => undefined); // the sender has said it
  receiver.on('message', (_channel, text: string) => deliver(JSON.parse(text) as Published)); // written by publish below
  receiver.subscribe(CHANNEL).catch((error: unknown) => log.warn({ error }, 'Redis subscription failed'));
  return {
    publish: (message) => sender.publish(CHANNEL, JSON.stringify(message)),
    subscribe,
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
