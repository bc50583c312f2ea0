import type { ServerFrame, SocketMessage } from '@logikit/contract';
import { numbers } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { createConnection } from './connection.ts';
import { createRequests, type SocketRequest } from './requests.ts';
import { createTopics } from './topics.ts';

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

export function createSocket(core: Core): NotificationSocket {
  const store = createStore<SocketState>(() => ({ status: 'closed', id: null, requests: [] }));
  const requests = createRequests((list) => store.setState({ requests: list }));
  const topics = createTopics(requests, flush);
  const connecting = (): void => store.setState({ status: 'connecting' });
  const connection = createConnection(core, { connecting, read, closed });
  let isWanted = false;
  let cancelReopen = (): void => undefined;

  function read(frame: ServerFrame): void {
    if (frame.type === 'welcome') {
      core.setSocketId(frame.payload.id);
      store.setState({ id: frame.payload.id });
    } else if (frame.type === 'message') topics.tell(frame.topic, frame.payload);
    else if (frame.id === 'auth') {
      if (frame.ok) connected();
    } else {
      if (!frame.ok) core.log(`The platform refused a subscription: ${frame.code ?? 'no reason'}.`, frame);
      requests.acknowledge(frame.id);
    }
  }

  function connected(): void {
    // The platform forgot our topics with the old connection.
    requests.renewTopics(topics.names());
    store.setState({ status: 'connected' });
    flush();
  }

  function closed(): void {
    core.setSocketId(undefined);
    requests.putBack();
    store.setState({ status: 'closed', id: null });
    if (!isWanted) return;
    const { min, max } = numbers.socketReopenSeconds;
    cancelReopen = core.clock.after((min + (max - min) * core.random()) * 1000, () => void connection.open());
  }

  function flush(): void {
    if (store.getState().status === 'connected') requests.flush(connection.send);
  }

  return {
    store,
    open() {
      // Node knows sockets since 22: before it, all works but what arrives by itself.
      if (isWanted || typeof WebSocket === 'undefined') return;
      isWanted = true;
      void connection.open();
    },
    close() {
      isWanted = false;
      cancelReopen();
      connection.close();
    },
    subscribe: topics.subscribe,
  };
}
