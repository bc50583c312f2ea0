import { randomUUID } from 'node:crypto';
import {
  type Call,
  type CallInput,
  type CallOutput,
  type ErrorCode,
  fillPath,
  fromWire,
  needsIdempotencyKey,
  toWire,
} from '@logikit/contract';

/** What a call answered: `body` in camelCase, or the bytes of a file; on an error it is the error body. */
export interface Answer<C> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: CallOutput<C>;
  readonly code: ErrorCode | null;
}

export interface CallExtras {
  readonly token?: string | null;
  readonly tenant?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type CallFunction = <const C extends Call>(
  call: C,
  input?: CallInput<C>,
  extras?: CallExtras,
) => Promise<Answer<C>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toWire(body) as object)) form.append(name, String(value));
  return form;
}

/** Calls a platform at this address as a guest, or as whoever `extras.token` says. */
export function callerOf(url: string): CallFunction {
  return async (call, input, extras = {}) => {
    const { params, query, body } = (input ?? {}) as AnyInput; // CallInput's optional parts, seen together
    const path = fillPath(
      extras.tenant ? call.path.replace(/^(\/service\/[^/]+)\//, `$1/${extras.tenant}/`) : call.path,
      params,
    );
    const search = new URLSearchParams(
      Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
    );
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: call.method,
      headers: {
        ...(extras.token ? { authorization: `Bearer ${extras.token}` } : {}),
        ...(needsIdempotencyKey(call) ? { 'idempotency-key': extras.key ?? randomUUID() } : {}),
        ...(body === undefined || call.form === 'multipart' ? {} : { 'content-type': 'application/json' }),
        ...extras.headers,
      },
      ...(body === undefined ? {} : { body: call.form === 'multipart' ? formOf(body) : JSON.stringify(toWire(body)) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer = (isJson ? fromWire(await response.json()) : await response.arrayBuffer()) as { code?: ErrorCode };
    return {
      status: response.status,
      headers: response.headers,
      body: answer as never,
      code: response.ok ? null : (answer.code ?? null),
    };
  };
}
