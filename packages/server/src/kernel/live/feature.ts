import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { numbers, SOCKET_VERSION } from '@logikit/contract';
import { WebSocketServer } from 'ws';
import type { Context, Feature } from '../feature/index.ts';
import { isAway } from '../http/index.ts';
import { createHub, type Hub, type Page } from './hub.ts';

const GOODBYE_MS = 1000;

/** The notification socket: /notification?version=3 (rule D-166). */
export function live(context: Context): Feature {
  const { bus, sql, identity, isPartnerOrigin } = context;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: numbers.socketMaxPayloadBytes,
    perMessageDeflate: false,
  });
  const hub = createHub(bus, async (token, page) => {
    const claims = await identity.read(token);
    if (!claims || (page && isAway(claims, page.origin, page.isOwn))) return null;
    return identity.load(sql, claims);
  });

  const pageOf = ({ headers: { origin, host } }: IncomingMessage): Page | null =>
    origin === undefined
      ? null
      : { origin, isOwn: [context.publicUrl(), `http://${host}`, `https://${host}`].includes(origin) };
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/notification') return void reject(stream, '404 Not Found');
    if (url.searchParams.get('version') !== String(SOCKET_VERSION)) return void reject(stream, '400 Bad Request');
    const page = pageOf(request);
    // Where there is no page, a token is all that counts.
    const mayConnect = page === null || page.isOwn || (await isPartnerOrigin(page.origin));
    if (!mayConnect) return void reject(stream, '403 Forbidden');
    sockets.handleUpgrade(request, stream, head, (socket) => hub.accept(socket, page));
  };

  return {
    name: 'live',
    mount: (app) => {
      // NOTE: before the HTTP server closes, because it waits for every connection, sockets included.
      app.addHook('preClose', (done) => {
        hangUp(sockets, hub);
        done();
      });
      app.server.on('upgrade', (request, stream, head) => {
        stream.on('error', () => stream.destroy());
        upgrade(request, stream, head).catch(() => reject(stream, '503 Service Unavailable'));
      });
    },
  };
}

/** Says goodbye, and hangs up on whoever does not answer it. */
function hangUp(sockets: WebSocketServer, hub: Hub): void {
  hub.close();
  sockets.close();
  setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), GOODBYE_MS).unref();
}

function reject(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
