import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { createApp } from './app.ts';

it('a body that never ends is answered 408 and its connection closed', async () => {
  const app = await createApp(readConfig({}), createLog({ quiet: true, pretty: false }));
  app.post('/body', { config: { policy: 'public' } }, async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.write('POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
  // It drips on, so that no idle connection is what ends it.
  const drip = setInterval(() => socket.writable && socket.write(' '), 3000);
  await once(socket, 'close');
  clearInterval(drip);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});
