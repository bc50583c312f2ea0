import type { ClientFrame, ServerFrame, SocketMessage } from '@logikit/contract';
import { socketCloseCodes } from '@logikit/contract';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type PlatformState, userOf } from './platform-state.ts';

/** The notification socket of a test platform. */
export interface TestSockets {
  /** Every frame that a client sent, in order. */
  readonly frames: readonly ClientFrame[];
  /** The path and query that each connection asked for. */
  readonly connections: readonly string[];
  /** While false, frames are read but not acknowledged. */
  acknowledges: boolean;
  push(topic: string, payload: SocketMessage): void;
  /** Ends every connection: with a close code, or without a word. */
  drop(code?: number): void;
  close(): void;
}

export function serveSocket(server: Server, state: PlatformState, changed: () => void): TestSockets {
  const sockets = new WebSocketServer({ noServer: true });
  const topicsOf = new Map<WebSocket, Set<string>>();
  const frames: ClientFrame[] = [];
  const connections: string[] = [];
  const send = (socket: WebSocket, frame: ServerFrame): void => socket.send(JSON.stringify(frame));

  server.on('upgrade', (request, stream, head) => {
    connections.push(request.url ?? '');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      topicsOf.set(socket, new Set());
      socket.on('message', (text: Buffer) => read(socket, JSON.parse(text.toString('utf8')) as ClientFrame));
      socket.on('close', () => {
        topicsOf.delete(socket);
        changed();
      });
      changed();
    });
  });

  function read(socket: WebSocket, frame: ClientFrame): void {
    frames.push(frame);
    if (frame.type === 'auth') {
      if (!userOf(state, frame.payload.token)) {
        socket.close(socketCloseCodes.unauthorized);
        return;
      }
      send(socket, { type: 'welcome', payload: { id: randomUUID() } });
    } else {
      const topics = topicsOf.get(socket);
      for (const topic of frame.payload.topics) {
        if (frame.type === 'subscribe') topics?.add(topic);
        else topics?.delete(topic);
      }
    }
    if (self.acknowledges || frame.type === 'auth') send(socket, { type: 'ack', id: frame.id, ok: true });
    changed();
  }

  const self: TestSockets = {
    frames,
    connections,
    acknowledges: true,
    push(topic, payload) {
      for (const [socket, topics] of topicsOf) if (topics.has(topic)) send(socket, { type: 'message', topic, payload });
    },
    drop(code) {
      for (const socket of topicsOf.keys()) {
        if (code === undefined) socket.terminate();
        else socket.close(code);
      }
    },
    close() {
      for (const socket of topicsOf.keys()) socket.terminate();
      sockets.close();
    },
  };
  return self;
}
