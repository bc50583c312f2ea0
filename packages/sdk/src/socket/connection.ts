import type { ClientFrame, ServerFrame } from '@logikit/contract';
import { isRecord, jsonOf, readJson, SOCKET_VERSION, socketCloseCodes } from '@logikit/contract';
import type { Core } from '../core.ts';

/** One connection at a time, and nothing of those before it. */
export interface Connection {
  open(): Promise<void>;
  close(): void;
  send(frame: ClientFrame): void;
}

interface Hears {
  connecting(): void;
  read(frame: ServerFrame): void;
  /** Also after a `close` of ours, and where nobody is signed in. */
  closed(): void;
}

export function createConnection(core: Core, { connecting, read, closed }: Hears): Connection {
  let socket: WebSocket | undefined;
  /** Counts connections and closings, so that a late step of an older one is known. */
  let turn = 0;

  function end(): void {
    turn += 1;
    socket = undefined;
    closed();
  }

  const send = (frame: ClientFrame): void => socket?.send(jsonOf(frame));

  return {
    async open() {
      const own = ++turn;
      connecting();
      const token = await core.auth.token().catch(() => undefined);
      if (own !== turn) return;
      if (token === undefined) {
        end();
        return;
      }
      socket = new WebSocket(addressOf(core.baseUrl));
      socket.onopen = () => send({ id: 'auth', type: 'auth', payload: { token } });
      socket.onmessage = ({ data }) => {
        const frame = readJson(String(data));
        if (own === turn && isRecord(frame)) read(frame as unknown as ServerFrame); // written by the platform
      };
      // An error is always followed by a close.
      socket.onclose = ({ code }) => {
        if (own !== turn) return;
        if (code === socketCloseCodes.unauthorized) void core.auth.renew(token).catch(() => undefined);
        end();
      };
    },
    close() {
      const own = socket;
      end();
      own?.close();
    },
    send,
  };
}

function addressOf(baseUrl: string): string {
  const base = baseUrl === '' ? location.origin : baseUrl;
  return `${base.replace(/^http/, 'ws')}/notification?version=${SOCKET_VERSION}`;
}
