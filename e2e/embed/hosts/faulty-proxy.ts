import { createServer, request as ask } from 'node:http';

export type Weather = 'fair' | 'down';

export interface WeakLink {
  readonly url: string;
  /** `down` cuts every call of the API. */
  become(weather: Weather): void;
  /** From now on one byte is changed in the files of these names, whatever follows a `?`. */
  flip(...names: readonly string[]): void;
  close(): Promise<void>;
}

/** Stands between a page and the platform, and does what networks and wicked people do. */
export async function openWeakLink(platform: string): Promise<WeakLink> {
  let weather: Weather = 'fair';
  let flipped: readonly string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (weather === 'down' && !path.startsWith('/v1')) return void incoming.socket.destroy();
    const headers = { ...incoming.headers, host: new URL(platform).host, 'accept-encoding': 'identity' };
    const onward = ask(platform + path, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const file = path.split('?')[0]?.split('/').at(-1) ?? '';
      if (!flipped.includes(file)) return void answer.pipe(outgoing);
      answer.once('data', (chunk: Buffer) => {
        // A space where a letter was: a program that would still run, but not what was published.
        chunk[chunk.length - 1] = (chunk[chunk.length - 1] ?? 0) ^ 1;
      });
      answer.pipe(outgoing);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    become: (next) => void (weather = next),
    flip: (...names) => void (flipped = names),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
