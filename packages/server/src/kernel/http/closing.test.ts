import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { createApp } from './app.ts';

it('a request under way when the platform closes is answered whole, and its connection does not hold the process', async () => {
  const app = await createApp(readConfig({}), createLog({ quiet: true, pretty: false }));
  const begun = Promise.withResolvers<undefined>();
  const goOn = Promise.withResolvers<undefined>();
  app.get('/slow', { config: { policy: 'public' } }, async () => {
    begun.resolve(undefined);
    await goOn.promise;
    return 'whole';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app);
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path: '/slow', agent }, resolve).on('error', reject),
  );
  await begun.promise;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  goOn.resolve(undefined);
  expect(await text(await answer)).toBe('whole');
  await closed;
  agent.destroy();
});

it('what has been sent when it closes is answered: no connection is reset, and none is used again', async () => {
  const config = readConfig({ NODE_ENV: 'production', LOGIKIT_PUBLIC_URL: 'https://logikit.example' });
  const app = await createApp(config, createLog({ quiet: true, pretty: false }));
  app.get('/', { config: { policy: 'public' } }, async () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app);
  const ask = (agent?: Agent) =>
    new Promise<{ end: string; isLast: boolean }>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/', ...(agent && { agent }) }, (answer) => {
        const isLast = answer.headers.connection === 'close';
        text(answer).then(
          (end) => resolve({ end, isLast }),
          () => resolve({ end: 'cut', isLast: true }),
        );
      }).on('error', ({ message }) => resolve({ end: message, isLast: true }));
    });
  /** Asks on one connection until it is told that this was its last answer. */
  const visitor = async (): Promise<string[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ends: string[] = [];
    for (let isLast = false; !isLast;) {
      const answer = await ask(agent);
      isLast = answer.isLast;
      ends.push(answer.end);
    }
    agent.destroy();
    return ends;
  };
  const visitors = Array.from({ length: 16 }, visitor);
  await ask();
  const burst = Array.from({ length: 100 }, () => ask());
  const closed = app.close();
  const ends = [...(await Promise.all(visitors)).flat(), ...(await Promise.all(burst)).map(({ end }) => end)];
  await closed;
  expect(ends.filter((end) => end !== 'whole')).toEqual([]);
});

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
