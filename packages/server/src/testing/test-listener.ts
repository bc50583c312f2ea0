import { once } from 'node:events';
import type { ClientFrame, ServerFrame, SocketMessage } from '@logikit/contract';
import { WebSocket } from 'ws';
import type { TestUser } from './platform.ts';

/** Listens to what the platform pushes to a user. Each call waits for the next message. */
export async function listen(url: string, { token, userId }: TestUser): Promise<() => Promise<SocketMessage>> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/notification?version=3`);
  const frames: ServerFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as ServerFrame); // the server's own frames
    waiting.shift()?.();
  });
  const next = async (): Promise<ServerFrame> => {
    const frame = frames.shift();
    if (frame) return frame;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return next();
  };
  const send = (frame: ClientFrame): void => socket.send(JSON.stringify(frame));
  await once(socket, 'open');
  send({ id: 'auth', type: 'auth', payload: { token } });
  send({ id: 'topics', type: 'subscribe', payload: { topics: [`user.${userId}`] } });
  for (let frame = await next(); frame.type !== 'ack' || frame.id !== 'topics';) frame = await next();
  return async () => {
    const frame = await next();
    if (frame.type !== 'message') throw new Error(`Expected a message, heard ${frame.type}`);
    return frame.payload;
  };
}
