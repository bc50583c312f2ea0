import { type Call, calls, type ErrorCode, needsIdempotencyKey, toWire } from '@logikit/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/index.ts';
import { type Emit, emitInto } from '../pubsub/index.ts';
import { recallAnswer, storedKeyOf } from '../idempotency/index.ts';
import { change, isKeptError, keepError, idempotencyRequestOf, replayed } from './change.ts';
import { assertSafeBody } from './security/body-limits.ts';
import type { CallAnswer, CallDependencies } from './call-dependencies.ts';
import { type Caller, isAway } from './identity.ts';
import { sendCompressed } from './compressed.ts';
import { authorize } from './policy/policy.ts';
import { isOwnOrigin } from './security/cors.ts';
import { ApiError } from '../errors/index.ts';
import { wireError } from './errors.ts';
import { bearerOf, factsOf, localeOf, onceKeyOf } from './request-facts.ts';
import type { LimitInput, Route } from './route.ts';
import { tenantOf } from './tenants.ts';

/** Routes every declared call; those without a handler answer 501 after the same policy. */
export function mountCalls(app: FastifyInstance, routes: readonly Route[], desk: CallDependencies): void {
  app.decorateRequest('caller', null as unknown as Caller); // set by onRequest below before anyone reads it
  const handlers = new Map(routes.map((one) => [`${one.call.method} ${one.call.path}`, one]));
  if (handlers.size !== routes.length) throw new Error('Two handlers answer the same call');
  for (const call of Object.values<Call>(calls)) {
    const found = handlers.get(`${call.method} ${call.path}`) ?? null;
    handlers.delete(`${call.method} ${call.path}`);
    for (const url of urlsOf(call)) mountOne(app, { call, route: found, url, desk });
  }
  const [stray] = handlers.keys();
  if (stray !== undefined) throw new Error(`The handler of ${stray} answers a call that the contract does not declare`);
}

/** The plain path and, where the call allows it, the one with a tenant (rule D-007). */
export function urlsOf(call: Call): readonly string[] {
  const url = call.path.replace(/\{(\w+)\}/g, ':$1');
  return call.tenant === 'never' ? [url] : [url, url.replace(/^(\/service\/[^/]+)\//, '$1/:tenant/')];
}

interface MountTarget {
  readonly call: Call;
  readonly route: Route | null;
  readonly url: string;
  readonly desk: CallDependencies;
}

function mountOne(app: FastifyInstance, place: MountTarget): void {
  const { call, route, desk } = place;
  app.route({
    method: call.method,
    url: place.url,
    ...(route?.options.body && { bodyLimit: route.options.body.bytes }),
    config: { policy: `call:${call.auth}`, isForm: call.form === 'multipart', isPlain: call.form === 'plain' },
    onRequest: async (request) => {
      const caller = await identify(desk, call, request);
      const isReplayOfEnded =
        route !== null && caller.claims !== null && caller.user === null && needsIdempotencyKey(call);
      if (!isReplayOfEnded) authorize(call, route?.options ?? {}, caller.user);
      if (!route) throw new ApiError('notImplemented');
      request.caller = caller;
    },
    handler: async (request, reply) => {
      if (!route) throw new ApiError('notImplemented');
      const done = await answer(desk, route, request);
      if (route.options.isCompressed) return sendCompressed({ request, reply }, done);
      send(reply, call, done);
      return reply;
    },
  });
}

/** A token that is not good is 401 even where a guest may call: the client refreshes it and asks again. */
async function identify(desk: CallDependencies, call: Call, request: FastifyRequest): Promise<Caller> {
  const token = call.auth === 'none' ? null : bearerOf(request);
  if (token === null) return { claims: null, user: null };
  const claims = await desk.identity.read(token);
  const origin = request.headers.origin ?? null;
  if (!claims || (origin !== null && isAway(claims, origin, isOwnOrigin(request, origin, desk.publicUrl()))))
    throw new ApiError('unauthorized');
  const user = await desk.identity.load(desk.sql, claims);
  if (!user && !needsIdempotencyKey(call)) throw new ApiError('unauthorized');
  return { claims, user };
}

async function answer(desk: CallDependencies, route: Route, request: FastifyRequest): Promise<CallAnswer> {
  const { claims, user } = request.caller;
  const { call, options } = route;
  if (claims && !user) return replayOfEnded(desk, route, request);
  // First of all: a change without its key must not even look at a password.
  if (needsIdempotencyKey(call)) onceKeyOf(request);
  const { tenant: slug, ...rawParams } = request.params as Readonly<Record<string, string>>; // fastify fills what the url names
  const tenant = await tenantOf(desk.sql, call.tenant === 'never' ? undefined : slug, user);
  const params = desk.schemas.params(
    call,
    call.tenant === 'never' ? (request.params as Record<string, string>) : rawParams,
  );
  const query = desk.schemas.query(call, searchOf(request));
  assertSafeBody(request.body, options.body?.depth);
  const body = desk.schemas.body(call, request.body);
  const facts = factsOf(request, desk.publicUrl());
  const limitInput: LimitInput = { address: facts.address, userId: user?.id ?? null, body, cookie: facts.cookie };
  const taken = await desk.limits.begin(options.limits ?? [], limitInput);
  let refused: ErrorCode | null = null;
  const onError = (code: ErrorCode): void => void (refused = code);

  const headers: Record<string, string | string[]> = {};
  const surroundings = {
    user,
    tenant,
    params,
    query,
    body,
    headers,
    locale: localeOf(request),
    clock: desk.clock,
    request: facts,
    setHeader: (name: string, value: string): void => {
      headers[name] = name === 'set-cookie' ? [headers[name] ?? [], value].flat() : value;
    },
  };
  try {
    const done = await route.before?.({ ...surroundings, tx: desk.sql });
    const run = async (tx: Tx, emit: Emit): Promise<CallAnswer> => {
      const result = await route.handle({ ...surroundings, tx, emit }, done);
      return { status: 200, body: serialize(desk, call, result), headers };
    };
    if (route.once) return await answerOnce(desk, route, { request, surroundings, onError });
    const isRead = !needsIdempotencyKey(call) && !options.changes;
    if (isRead)
      return await run(
        desk.sql,
        emitInto(desk.sql, () => desk.events.wake()),
      );
    return await change(desk, {
      run,
      once: needsIdempotencyKey(call) ? idempotencyRequestOf(desk, route, request) : null,
      path: call.path,
      onError,
    });
  } catch (error) {
    if (error instanceof ApiError) onError(error.code);
    throw error;
  } finally {
    await taken.end(refused);
  }
}

/** The session ended, perhaps by this very change: its retry gets the kept answer, anything else is 401. */
async function replayOfEnded(desk: CallDependencies, route: Route, request: FastifyRequest): Promise<CallAnswer> {
  const kept = await recallAnswer(desk.sql, idempotencyRequestOf(desk, route, request));
  if (!kept) throw new ApiError('unauthorized');
  if (!('eventId' in kept)) return replayed(kept);
  if (!route.once) throw new Error(`${route.call.path} keeps an event and cannot tell it again`);
  const body = desk.schemas.body(route.call, request.body);
  const told = await route.once.tellAgain(kept.eventId, { body, locale: localeOf(request) });
  // The passing itself is told to its learner, who signs in first.
  if (told === null) throw new ApiError('unauthorized');
  return replayed({ status: 200, body: serialize(desk, route.call, told), headers: {} });
}

interface OnceCall {
  readonly request: FastifyRequest;
  readonly surroundings: object;
  /** Hears of an error that is answered instead of thrown. */
  readonly onError: (code: ErrorCode) => void;
}

/** A change that keeps exactly-once by itself; only what it refuses for good is kept here. */
async function answerOnce(
  desk: CallDependencies,
  route: Route,
  { request, surroundings, onError }: OnceCall,
): Promise<CallAnswer> {
  const once = idempotencyRequestOf(desk, route, request);
  try {
    const result = await route.once?.handle({ ...surroundings, tx: desk.sql, key: storedKeyOf(once) });
    if (!result) throw new Error(`${route.call.path} does not keep exactly-once by itself`);
    if (result.status === 'kept') return replayed(result.answer);
    const answer = { status: 200, body: serialize(desk, route.call, result.body), headers: {} };
    if (result.status === 'told again') return replayed(answer);
    desk.events.wake();
    return answer;
  } catch (error) {
    if (!isKeptError(error)) throw error;
    onError(error.code);
    const { path } = route.call;
    return keepError(desk.sql, once, { status: error.status, body: wireError(path, error.body), headers: {} });
  }
}

function serialize(desk: CallDependencies, call: Call, result: unknown): unknown {
  if (call.response.includes('/')) return result;
  const body = toWire(result);
  const faults = desk.schemas.answerFaults(call, body);
  if (faults.length > 0) desk.onAnswerFault(call, faults);
  return body;
}

function send(reply: FastifyReply, call: Call, answer: CallAnswer): void {
  reply.status(answer.status).headers(answer.headers);
  // A browser keeps its connection without being told so; others are told for how long, and whoever is to leave is told that.
  if (reply.request.headers.origin !== undefined && !reply.raw.hasHeader('connection'))
    reply.raw.removeHeader('connection');
  if (call.response.includes('/') && answer.status === 200) reply.type(call.response).send(answer.body);
  else reply.send(answer.body);
}

function searchOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
}
