import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { createApp } from '../app.ts';

const production = { NODE_ENV: 'production', LOGIKIT_PUBLIC_URL: 'https://logikit.example' };
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

/** What the log says of requests that a peer has sent. */
async function told(config: Config, peer: string, headers: Record<string, string> = forwarded): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog({ quiet: false, pretty: false, faultsTo: { write: (line) => lines.push(line) } });
  const app = await createApp(config, log);
  app.get('/', { config: { policy: 'public' } }, () => 'here');
  for (let turn = 0; turn < 3; turn += 1) await app.inject({ url: '/', remoteAddress: peer, headers });
  await app.close();
  return lines;
}

describe('a proxy that is not believed', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.0.9'])('is told of once: %s', async (peer) => {
    const lines = await told(readConfig(production), peer);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Set LOGIKIT_TRUSTED_PROXIES=${peer}`);
  });

  it('is none where it is believed, where nothing is forwarded, in development, and where a stranger makes it up', async () => {
    const believed = readConfig({ ...production, LOGIKIT_TRUSTED_PROXIES: '127.0.0.1' });
    expect(await told(believed, '127.0.0.1')).toEqual([]);
    expect(await told(readConfig(production), '127.0.0.1', {})).toEqual([]);
    expect(await told(readConfig({}), '127.0.0.1')).toEqual([]);
    expect(await told(readConfig(production), '203.0.113.99')).toEqual([]);
  });
});
