import type { ClientFrame, ServerFrame } from '@logikit/contract';
import { WebSocket } from 'ws';

/** A client of the notification socket, for tests. */
export interface Line {
  readonly socket: WebSocket;
  send(frame: ClientFrame | string): void;
  /** The next frame, waiting for it. */
  next(): Promise<ServerFrame>;
  /** The code of the close, waiting for it. */
  readonly closed: Promise<number>;
}

const open: WebSocket[] = [];

/** Drops every line that a test has opened. */
export function hangUp(): void {
  for (const socket of open.splice(0)) socket.terminate();
}

export function connect(url: string, options: { path?: string; origin?: string } = {}): Line {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${options.path ?? '/notification?version=3'}`, {
    origin: options.origin,
  });
  open.push(socket);
  const frames: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as ServerFrame;
    const first = waiting.shift();
    if (first) first(frame);
    else frames.push(frame);
  });
  socket.on('error', () => undefined);
  const ready = new Promise<void>((resolve) => socket.once('open', () => resolve()));
  return {
    socket,
    send: (frame) => void ready.then(() => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))),
    next: () => {
      const first = frames.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
    closed: new Promise((resolve) => socket.once('close', resolve)),
  };
}
