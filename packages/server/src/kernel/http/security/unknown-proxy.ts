import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../log/index.ts';

const HOUR_MS = 3_600_000;

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/**
 * Says in the log, once an hour, that requests come through a proxy whose X-Forwarded-For is not believed: everybody
 * behind it is one address then, and shares its limits.
 */
export function tellUnknownProxy(app: FastifyInstance, config: Config, log: Log): void {
  if (config.environment !== 'production') return;
  let toldAt = -Infinity;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    const peer = socket.remoteAddress ?? '';
    // A believed proxy's request has the address of whoever stands behind it.
    if (headers['x-forwarded-for'] === undefined || ip !== peer) return;
    if (!nearby.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4') || Date.now() - toldAt < HOUR_MS) return;
    toldAt = Date.now();
    log.error(
      { peer },
      `requests come through a proxy at ${peer} that is not believed: everybody behind it shares the limits of one ` +
        `address. Set LOGIKIT_TRUSTED_PROXIES=${peer}, and let the proxy write X-Forwarded-For itself`,
    );
  });
}
