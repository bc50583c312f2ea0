import { randomUUID } from 'node:crypto';

/** A call as a stranger knows it: from /openapi.json and nothing else. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isTenantForm: boolean;
  /** guest: no token is looked at. optional: works without one. learner: any token. staff: a token with a right. */
  readonly needs: 'guest' | 'optional' | 'learner' | 'staff';
  readonly query: readonly string[];
  /** True for everything that changes something, but a beacon. */
  readonly needsKey: boolean;
  /** Reference of the shape of the body; null when the call has none, or takes a form. */
  readonly body: string | null;
  /** Reference of the shape of the answer; null for files. */
  readonly answer: string | null;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<string, object>>;
}

interface Described {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;

export async function readDocument(url: string): Promise<ApiDocument> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as ApiDocument;
}

export function operationsOf(document: ApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      isTenantForm: path.includes('{tenant}'),
      needs: needsOf(described),
      query: described.parameters.filter((one) => one.in === 'query').map((one) => one.name),
      needsKey: described.parameters.some(({ name }) => name === 'Idempotency-Key'),
      body: described.requestBody?.content['application/json']?.schema.$ref ?? null,
      answer: described.responses['200']?.content['application/json']?.schema.$ref ?? null,
    })),
  );
}

function needsOf({ security, responses }: Described): Operation['needs'] {
  if (security.length === 0) return 'guest';
  if (security.length > 1) return 'optional';
  return '403' in responses ? 'staff' : 'learner';
}

/** The path with its places filled: by `places`, else by a tenant and an id that the seeded platform has. */
export function fill(path: string, places: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => places[name] ?? (name === 'tenant' ? 'logikit' : '1'));
}

export interface Sent {
  readonly method?: string;
  readonly token?: string | null;
  /** Left out: a fresh one for everything but GET. Null: none. */
  readonly key?: string | null;
  /** Sent as it is. */
  readonly text?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

/** What curl would do: no client of ours is between the test and the platform. */
export async function send(
  url: string,
  { method = 'GET', token, key, text, body, headers }: Sent = {},
): Promise<Answer> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const once = key === undefined && method !== 'GET' ? randomUUID() : key;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(once ? { 'idempotency-key': once } : {}),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const received = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text: received,
    body: isJson ? JSON.parse(received) : null,
  };
}

/** A new learner who has not registered. */
export async function startLearner(url: string, targetLesson = 2): Promise<{ token: string; userId: number }> {
  const answer = await send(`${url}/auth/anonymous.json`, { method: 'POST', body: { target_lesson: targetLesson } });
  const { token, user_id: userId } = answer.body as { token: string; user_id: number };
  return { token, userId };
}

/** A new learner on a partner's page, where every free problem stands alone. */
export async function startOnPage(url: string, targetLesson = 2): Promise<{ token: string }> {
  const body = { key: 'pk_demo', target_lesson: targetLesson };
  const headers = { origin: 'http://localhost:1' };
  const answer = await send(`${url}/auth/anonymous.json`, { method: 'POST', headers, body });
  return { token: (answer.body as { token: string }).token };
}

export async function signIn(url: string, username: string): Promise<string> {
  const body = { username, password: `kit-${username}` };
  const answer = await send(`${url}/auth/authenticate.json`, { method: 'POST', body });
  return (answer.body as { token: string }).token;
}
