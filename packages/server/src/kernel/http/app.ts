import cookie from '@fastify/cookie';
import { numbers } from '@logikit/contract';
import {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Readable } from 'node:stream';
import type { Config } from '../config/index.ts';
import type { Log } from '../log/index.ts';
import { answerErrors, answerUnroutable } from './errors.ts';
import { readForm } from './form.ts';
import { methodsOfPath } from './methods.ts';
import { tellUnknownProxy } from './security/unknown-proxy.ts';

/** Headers and body together: whoever sends slower holds a connection for nothing. */
const REQUEST_MS = 10_000;
/** How often Node looks for those; by itself it would every half minute. */
const LOOK_MS = 1000;
/** How long a platform where people learn goes on answering when it closes: what has been sent to it must arrive. */
const LINGER = {
  leastMs: 500,
  /** Turns of the event loop in a row that bring nobody. One turn accepts one connection, and on a busy machine takes long. */
  quietTurns: 20,
  longestMs: 4000,
};
/** When whatever is still under way is cut, after closing began. */
const CUT_MS = 4500;

/** The HTTP server without its routes. Refuses to start when a route has no policy. */
export async function createApp(config: Config, log: Log): Promise<FastifyInstance> {
  // Fastify tells where it listens; the platform says that itself, once.
  const logger: FastifyBaseLogger = log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' });
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: numbers.body.bytes,
    requestTimeout: REQUEST_MS,
    // NOTE: Node takes the smaller of the two for the headers, and its own for those is a minute.
    http: { connectionsCheckingInterval: LOOK_MS, headersTimeout: REQUEST_MS },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What has arrived is answered, as the last one of its connection.
    return503OnClosing: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: config.trustedProxies ?? false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnroutable,
  });
  const withoutPolicy: string[] = [];
  const fixed = new Map<string, readonly string[]>();
  app.addHook('onRoute', (route) => {
    // The preflight of CORS: it tells nothing and changes nothing.
    if (route.method === 'OPTIONS' && route.url === '*') return;
    if (!route.config?.policy) withoutPolicy.push(`${String(route.method)} ${route.url}`);
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    fixed.set(route.url, [...(fixed.get(route.url) ?? []), ...methods]);
  });
  app.addHook('onReady', async () => {
    if (withoutPolicy.length > 0) throw new Error(`These routes declare no policy: ${withoutPolicy.join(', ')}`);
  });
  app.addHook('preClose', async () => {
    const cutAt = performance.now() + CUT_MS;
    if (config.environment === 'production') await linger(app.server);
    closeConnections(app.server, cutAt - performance.now());
  });
  tellUnknownProxy(app, config, log);
  await app.register(cookie);
  acceptBodies(app);
  answerErrors(app, (path) => [...new Set([...methodsOfPath(path), ...(fixed.get(path) ?? [])])]);
  return app;
}

/** Goes on until what has been sent is read: connections are told in their next answer that it was the last. */
async function linger(server: Server): Promise<void> {
  const longest = performance.now() + LINGER.longestMs;
  await setTimeout(LINGER.leastMs);
  let quiet = 0;
  const came = (): void => void (quiet = 0);
  server.on('connection', came).on('request', came);
  for (; quiet < LINGER.quietTurns && performance.now() < longest; quiet++) await setImmediate();
  server.off('connection', came).off('request', came);
}

/** A connection that falls idle only after closing began would otherwise stay for as long as an idle one may. */
function closeConnections(server: Server, cutMs: number): void {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const busy = globalThis.setTimeout(() => server.closeAllConnections(), cutMs);
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(busy);
  });
}

/** JSON, and forms where a call takes one; elsewhere a form is left unread. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many clients announce JSON with every POST, also where there is no body to send.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parse(request, String(text), done),
  );
  // NOTE: a page of any origin may send text without asking. Only what asks for no cookie and checks the origin reads it.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.isPlain === true) void parse(request, String(text), done);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('text/plain'));
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    if (request.routeOptions.config.isForm === true) return readForm(request.headers['content-type'] ?? '', payload);
    payload.resume();
    return undefined;
  });
}
