import { type ApiErrorBody, toWire } from '@logikit/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault } from '../database/faults.ts';
import { headersOf } from './headers.ts';
import { Refusal } from './refusal.ts';

/** Turns everything thrown into the one error answer (rule D-164). A fault of ours tells its id and nothing else. */
export function answerErrors(app: FastifyInstance, allowedMethods: (path: string) => readonly string[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.code === 'internal') request.log.error({ err: error, errorId: request.id }, 'a request failed');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(pathOf(request));
    if (allowed.length === 0) return sendRefusal(request, reply, new Refusal('notFound'));
    reply.header('allow', allowed.join(', '));
    return sendRefusal(request, reply, new Refusal('methodNotAllowed'));
  });
}

/** What cannot be an address is refused before any route or hook is known, so the headers are written here. */
export function refuseUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(request, reply.headers(headersOf(request)), new Refusal('invalidRequest'));
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter } = refusal.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const body = refusal.code === 'internal' ? { ...refusal.body, data: { errorId: request.id } } : refusal.body;
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(wireError(pathOf(request), body));
}

/** The error in wire form. Paths that end in .json also say `status: error`, which is what their old clients look at. */
export function wireError(path: string, body: ApiErrorBody): unknown {
  return toWire(path.endsWith('.json') ? { status: 'error', ...body } : body);
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const fault = databaseFault(error);
  if (fault === 'locked' || fault === 'again' || fault === 'busy') return new Refusal('unavailable', { retryAfter: 1 });
  if (error.statusCode === 413) return new Refusal('payloadTooLarge');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('invalidRequest');
  return new Refusal('internal');
}
