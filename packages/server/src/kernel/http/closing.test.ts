import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
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
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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
