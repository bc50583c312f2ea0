import { randomUUID } from 'node:crypto';
import { type ClientFrame, numbers, type ServerFrame, socketCloseCodes, type SocketMessage } from '@logikit/contract';
import type { RawData, WebSocket } from 'ws';
import type { User } from '../http/index.ts';
import type { Bus } from '../pubsub/index.ts';
import { readFrame } from './frames.ts';
import { canSubscribe, sessionTopic } from './topics.ts';

/** Reads a token and tells whose it is; null when it is not good for this page. */
export type Authenticate = (token: string, page: Page | null) => Promise<User | null>;

/** Where a socket was opened. */
export interface Page {
  readonly origin: string;
  /** A page of ours. */
  readonly isOwn: boolean;
}

export interface Hub {
  /** `page` is null where there is none. */
  accept(socket: WebSocket, page: Page | null): void;
  close(): void;
}

const PING_MS = 30_000;
/** A client that does not read is dropped before it fills our memory. */
const MAX_BUFFERED_BYTES = 1_048_576;
const MAX_FRAMES_PER_PING = 3000;

interface Client {
  readonly socket: WebSocket;
  readonly page: Page | null;
  readonly topics: Set<string>;
  user: User | null;
  /** What `welcome` told it; requests name their own socket by it. */
  id: string | null;
  isAlive: boolean;
  frames: number;
}

/** Every socket of this process and what it listens to. */
export function createHub(bus: Bus, authenticate: Authenticate): Hub {
  const clients = new Set<Client>();
  const byTopic = new Map<string, Set<Client>>();

  const listen = (client: Client, topic: string): void => {
    client.topics.add(topic);
    const listeners = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, listeners.add(client));
  };
  const unlisten = (client: Client, topic: string): void => {
    client.topics.delete(topic);
    const listeners = byTopic.get(topic);
    listeners?.delete(client);
    if (listeners?.size === 0) byTopic.delete(topic);
  };
  const leave = (client: Client): void => {
    clients.delete(client);
    for (const topic of [...client.topics]) unlisten(client, topic);
  };

  const enter = async (client: Client, frame: Extract<ClientFrame, { type: 'auth' }>): Promise<void> => {
    const user = await authenticate(frame.payload.token, client.page).catch(() => null);
    if (!user) return void rejectSocket(client, frame.id, 'unauthorized');
    const others = [...clients].filter((other) => other.user?.id === user.id);
    if (others.length >= numbers.socketsPerUser) return void rejectSocket(client, frame.id, 'tooMany');
    client.user = user;
    client.id = randomUUID();
    listen(client, sessionTopic(user.sessionId));
    send(client, { type: 'welcome', payload: { id: client.id } });
    send(client, { type: 'ack', id: frame.id, ok: true });
  };
  const choose = (client: Client, frame: Exclude<ClientFrame, { type: 'auth' }>, user: User): void => {
    const { topics } = frame.payload;
    const isAllowed = topics.every((topic) => canSubscribe(user, topic));
    if (isAllowed) for (const topic of topics) (frame.type === 'subscribe' ? listen : unlisten)(client, topic);
    send(
      client,
      isAllowed ? { type: 'ack', id: frame.id, ok: true } : { type: 'ack', id: frame.id, ok: false, code: 'forbidden' },
    );
  };
  const read = async (client: Client, text: string): Promise<void> => {
    client.frames += 1;
    const frame = readFrame(text);
    if (client.frames > MAX_FRAMES_PER_PING) return void client.socket.close(1008);
    if (client.user === null) {
      if (frame?.type === 'auth') return enter(client, frame);
      return void client.socket.close(socketCloseCodes.unauthorized);
    }
    if (frame === null || frame.type === 'auth') return void client.socket.close(1008);
    choose(client, frame, client.user);
  };

  const stopListening = bus.subscribe(({ topic, payload, except, answerTo }) => {
    const listeners = [...(byTopic.get(topic) ?? [])].filter(({ id }) => except === undefined || id !== except);
    if (topic.startsWith('session.')) {
      for (const client of listeners) client.socket.close(socketCloseCodes.unauthorized);
      return;
    }
    const text = JSON.stringify({ type: 'message', topic, payload: payload as SocketMessage } satisfies ServerFrame); // emitted by type
    for (const client of listeners) write(client, text);
    if (answerTo !== undefined) void bus.publish({ topic: answerTo, payload: listeners.length }).catch(() => undefined);
  });
  const pings = setInterval(() => clients.forEach(ping), PING_MS);
  pings.unref();

  return {
    accept: (socket, page) => {
      const client: Client = { socket, page, topics: new Set(), user: null, id: null, isAlive: true, frames: 0 };
      clients.add(client);
      const late = setTimeout(
        () => client.user ?? socket.close(socketCloseCodes.unauthorized),
        numbers.socketAuthSeconds * 1000,
      );
      // One frame after the other: a subscription must not overtake the authentication before it.
      let last = Promise.resolve();
      socket.on('message', (data, isBinary) => {
        if (isBinary) return socket.close(1003);
        last = last.then(() => read(client, textOf(data))).catch(() => socket.close(1011));
      });
      socket.on('pong', () => (client.isAlive = true));
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearTimeout(late);
        leave(client);
      });
    },
    close: () => {
      clearInterval(pings);
      stopListening();
      for (const { socket } of clients) socket.close(1001);
    },
  };
}

function rejectSocket(client: Client, id: string, why: keyof typeof socketCloseCodes): void {
  send(client, { type: 'ack', id, ok: false, code: why === 'tooMany' ? 'tooManyRequests' : 'unauthorized' });
  client.socket.close(socketCloseCodes[why]);
}

function ping(client: Client): void {
  if (!client.isAlive) return client.socket.terminate();
  client.isAlive = false;
  client.frames = 0;
  client.socket.ping();
}

function send(client: Client, frame: ServerFrame): void {
  write(client, JSON.stringify(frame));
}

function write({ socket }: Client, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
  socket.send(text);
}

/** What a text frame says: ws gives its bytes. */
function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
