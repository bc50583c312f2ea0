import type { ClientFrame, ServerFrame, SocketMessage } from '@logikit/contract';
import { numbers, SOCKET_VERSION, socketCloseCodes } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { createRequests, type SocketRequest } from './requests.ts';

export interface SocketState {
  readonly status: 'connecting' | 'connected' | 'closed';
  readonly id: string | null;
  /** What waits to be sent or to be acknowledged. */
  readonly requests: readonly SocketRequest[];
}

/** The notification socket (rule D-166). */
export interface NotificationSocket {
  readonly store: StoreApi<SocketState>;
  /** Connects, and connects again after every close. Needs somebody signed in. */
  open(): void;
  /** Disconnects until `open`. Subscriptions are kept. */
  close(): void;
  /** Hears a topic. The platform is asked once for all listeners, and told when the last one leaves. */
  subscribe(topic: string, listener: (message: SocketMessage) => void): () => void;
}

type Listener = (message: SocketMessage) => void;

export function createSocket(core: Core): NotificationSocket {
  const store = createStore<SocketState>(() => ({ status: 'closed', id: null, requests: [] }));
  const requests = createRequests((list) => store.setState({ requests: list }));
  const listeners = new Map<string, Set<Listener>>();
  let socket: WebSocket | undefined;
  let isWanted = false;
  /** Counts connections and closings, so that a late step of an older one is known. */
  let turn = 0;
  let cancelReopen = (): void => undefined;

  async function connect(): Promise<void> {
    const own = ++turn;
    store.setState({ status: 'connecting' });
    const token = await core.auth.token().catch(() => undefined);
    if (own !== turn) return;
    if (token === undefined) {
      closed();
      return;
    }
    const opened = new WebSocket(addressOf(core.baseUrl));
    socket = opened;
    opened.onopen = () => send(opened, { id: 'auth', type: 'auth', payload: { token } });
    opened.onmessage = ({ data }) => own === turn && read(opened, JSON.parse(String(data)) as ServerFrame);
    // An error is always followed by a close.
    opened.onclose = ({ code }) => {
      if (own !== turn) return;
      if (code === socketCloseCodes.unauthorized) void core.auth.renew(token).catch(() => undefined);
      closed();
    };
  }

  function read(own: WebSocket, frame: ServerFrame): void {
    if (frame.type === 'welcome') {
      core.setSocketId(frame.payload.id);
      store.setState({ id: frame.payload.id });
    } else if (frame.type === 'message') {
      for (const listener of listeners.get(frame.topic) ?? []) listener(frame.payload);
    } else if (frame.id === 'auth') {
      if (frame.ok) connected(own);
    } else {
      if (!frame.ok) core.log(`The platform refused a subscription: ${frame.code ?? 'no reason'}.`, frame);
      requests.acknowledge(frame.id);
    }
  }

  function connected(own: WebSocket): void {
    // The platform forgot our topics with the old connection.
    requests.renewTopics([...listeners.keys()]);
    store.setState({ status: 'connected' });
    requests.flush((frame) => send(own, frame));
  }

  function closed(): void {
    turn += 1;
    socket = undefined;
    core.setSocketId(undefined);
    requests.putBack();
    store.setState({ status: 'closed', id: null });
    if (!isWanted) return;
    const { min, max } = numbers.socketReopenSeconds;
    cancelReopen = core.clock.after((min + (max - min) * core.random()) * 1000, () => void connect());
  }

  function flush(): void {
    const own = socket;
    if (own && store.getState().status === 'connected') requests.flush((frame) => send(own, frame));
  }

  return {
    store,
    open() {
      // Node knows sockets since 22: before it, all works but what arrives by itself.
      if (isWanted || typeof WebSocket === 'undefined') return;
      isWanted = true;
      void connect();
    },
    close() {
      isWanted = false;
      cancelReopen();
      const own = socket;
      closed();
      own?.close();
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

function send(socket: WebSocket, frame: ClientFrame): void {
  socket.send(JSON.stringify(frame));
}

function addressOf(baseUrl: string): string {
  const base = baseUrl === '' ? location.origin : baseUrl;
  return `${base.replace(/^http/, 'ws')}/notification?version=${SOCKET_VERSION}`;
}
