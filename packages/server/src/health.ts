import type { FastifyInstance } from 'fastify';
import { ApiError } from './kernel/errors/index.ts';
import type { Consumers } from './kernel/event-log/index.ts';

const api = { policy: 'public' } as const;

/**
 * Whether the process lives and, apart from that, what it is ready for: the database answers; how far consumers are
 * behind, in seconds, and how many events are put aside. A lag turns nobody away: it is for whoever watches.
 */
export function mountHealth(app: FastifyInstance, events: Pick<Consumers, 'state'>): void {
  app.get('/health', { config: api }, async () => ({ status: 'ok' }));
  app.get('/ready', { config: api }, async () => {
    const { lags, putAside } = await events.state().catch(() => {
      throw new ApiError('unavailable', { retryAfter: 1 });
    });
    return { status: 'ok', lag_seconds: lags, put_aside: putAside };
  });
}
