import cors from '@fastify/cors';
import { calls, isExactOrigin } from '@logikit/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by the plugin: false leaves a route alone. */
    cors?: false;
  }
}

export interface CorsRules {
  readonly publicUrl: () => string;
  readonly isPartnerOrigin: (origin: string) => Promise<boolean>;
}

const ALLOWED_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'locale', 'x-socket-id'];
const PREFLIGHT_SECONDS = 600;

/** Where a page shows its key. Any page may read why it is refused: without cookies there is nothing else to read. */
const DOORS: readonly string[] = [calls.startAnonymous, calls.exchangeToken, calls.loginOnPage].map(({ path }) => path);

/**
 * Our own pages may read with their cookie, partners' listed pages without one, everybody else not at all. Public files
 * answer everybody the same (`bySurface`), so that caches may share them.
 */
export async function allowOrigins(app: FastifyInstance, rules: CorsRules): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.config?.surface === 'asset') route.config.cors = false;
  });
  await app.register(cors, {
    delegator: (request: FastifyRequest, callback) => {
      rulesFor(request, rules).then(
        (own) =>
          callback(null, {
            ...own,
            methods: ['GET', 'POST', 'PUT', 'DELETE'],
            allowedHeaders: ALLOWED_HEADERS,
            maxAge: PREFLIGHT_SECONDS,
            strictPreflight: false,
          }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), {}),
      );
    },
  });
}

async function rulesFor(
  request: FastifyRequest,
  rules: CorsRules,
): Promise<{ origin: string | false; credentials: boolean }> {
  const { origin } = request.headers;
  if (origin === undefined) return { origin: false, credentials: false };
  if (isOwnOrigin(request, origin, rules.publicUrl())) return { origin, credentials: true };
  const mayRead = (DOORS.includes(request.url) && isExactOrigin(origin)) || (await rules.isPartnerOrigin(origin));
  return { origin: mayRead && origin, credentials: false };
}

/** True for the pages that this very server serves, by whatever name it was reached. */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  origin: string,
  publicUrl: string,
): boolean {
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`;
}
