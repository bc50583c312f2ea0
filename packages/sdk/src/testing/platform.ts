import { errors, fromWire, toWire } from '@logikit/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults, type Fault } from './faults.ts';
import { Refusal, type Route, routes } from './platform-routes.ts';
import {
  addUser,
  createState,
  issueRefreshToken,
  type PlatformState,
  type TestUser,
  userOf,
} from './platform-state.ts';
import { serveSocket, type TestSockets } from './platform-socket.ts';

/** One request as it arrived, names still in snake_case. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** A platform in miniature on a real port: it speaks the contract, and breaks where it is told to. */
export interface TestPlatform {
  readonly baseUrl: string;
  readonly state: PlatformState;
  readonly sockets: TestSockets;
  readonly requests: readonly RecordedRequest[];
  /** Requests to paths that end so. */
  to(pathEnd: string): readonly RecordedRequest[];
  fail(fault: Fault): void;
  /** Breaks every request until `comeBack`. */
  goDown(): void;
  comeBack(): void;
  /** A user who signed in before: Node keeps no cookies, so the platform does. */
  rememberUser(): TestUser;
  /** Resolves once the condition holds; looked at after every request and frame. */
  until(condition: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  /** The platform's clock. */
  readonly now?: () => number;
}

interface Kept {
  readonly status: number;
  readonly body: unknown;
}

export async function startTestPlatform({ now = Date.now }: TestPlatformOptions = {}): Promise<TestPlatform> {
  const state = createState(now);
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const kept = new Map<string, Kept>();
  const watchers = new Set<() => void>();
  let isDown = false;
  const changed = (): void => watchers.forEach((look) => look());

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      answer(response, { status: 500, body: { code: 'internal', message: String(error) } });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      answer(response, { status: 204, body: undefined });
      return;
    }
    const recorded = await record(request);
    requests.push(recorded);
    changed();
    const fault = faults.take(recorded.path);
    if (isDown || (fault?.kind === 'cut' && !fault.afterEffect)) return void request.socket.destroy();
    if (fault?.kind === 'status') {
      answer(response, { status: fault.status, body: fault.body }, fault.headers);
      return;
    }
    if (fault?.kind === 'hold') await fault.until;
    const result = run(recorded);
    changed();
    if (fault?.kind === 'cut') return void request.socket.destroy();
    answer(response, result);
  }

  /** The same Idempotency-Key gets the same answer, and has its effect once. */
  function run(request: RecordedRequest): Kept {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'GET' && typeof key !== 'string') return refusal('idempotencyKeyRequired');
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    if (before) return before;
    const result = route(request);
    if (typeof key === 'string' && result.status < 400) kept.set(key, result);
    return result;
  }

  function route(request: RecordedRequest): Kept {
    const found = findRoute(request);
    if (!found) return refusal('notFound');
    const user = userOf(state, String(request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (found.route.call.auth === 'session' && !user) return refusal('unauthorized');
    const { query } = request;
    try {
      const asked = { state, user, params: found.params, query, body: fromWire(request.body), cookie: state.cookie };
      return { status: 200, body: toWire(found.route.answer(asked)) };
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.code);
      throw error;
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = serveSocket(server, state, changed);

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    sockets,
    requests,
    to: (pathEnd) => requests.filter(({ path }) => path.endsWith(pathEnd)),
    fail: (fault) => faults.add(fault),
    goDown: () => void (isDown = true),
    comeBack: () => void (isDown = false),
    rememberUser() {
      const user = addUser(state);
      state.cookie = issueRefreshToken(state, user.id);
      return user;
    },
    until(condition) {
      if (condition()) return Promise.resolve();
      return new Promise((resolve) => {
        const look = (): void => {
          if (condition()) resolve(void watchers.delete(look));
        };
        watchers.add(look);
      });
    },
    close() {
      sockets.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function findRoute({ method, path }: RecordedRequest): { route: Route; params: Record<string, string> } | undefined {
  // A tenant may stand after /service/training; the miniature serves every tenant alike.
  const bare = path.replace(/^\/service\/training\/(?!api\/|side-courses\/)[^/]+\//, '/service/training/');
  for (const route of routes) {
    const pattern = new RegExp(`^${route.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = route.call.method === method ? pattern.exec(bare) : null;
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://platform');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === '' ? undefined : request.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
  };
}

function refusal(code: keyof typeof errors): Kept {
  return { status: errors[code].status, body: { code, message: errors[code].message } };
}

/** Any origin may read: the page under test has a port of its own. */
function answer(
  response: ServerResponse,
  { status, body }: Kept,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': '*',
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
