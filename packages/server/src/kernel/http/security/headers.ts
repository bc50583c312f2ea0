import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a route is, as far as the browser's rules are concerned. Left out of a route's config: api. */
export type Surface = 'api' | 'asset' | 'frame' | 'portal';

declare module 'fastify' {
  interface FastifyContextConfig {
    surface?: Surface;
  }
}

const YEAR_SECONDS = 31_536_000;

const everywhere = { 'x-content-type-options': 'nosniff' };

const bySurface: Readonly<Record<Surface, Readonly<Record<string, string>>>> = {
  api: {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  },
  // Public files: any page may load them, and an isolated one too.
  asset: {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  },
  // The page's own policy is written with the page: it names who may frame it. Isolated pages may, too.
  frame: {
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
  // The page's own policy is written with the page, because it names the page's scripts.
  portal: {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  },
};

/**
 * The id is what a person quotes when something went wrong, and what the log knows the request by. A public file has none:
 * a cache would give one request's id to everybody.
 */
export function headersOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const { surface = 'api' } = request.routeOptions.config ?? {};
  return { ...everywhere, ...bySurface[surface], ...(surface !== 'asset' && { 'x-request-id': request.id }) };
}

/** One set of headers per surface: a set for all would break the popup, partners' assets or the portal. */
export function addSecurityHeaders(app: FastifyInstance, options: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
    if (options.isHttps) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
}
