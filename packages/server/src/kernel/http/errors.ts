import { type ApiErrorBody, toWire } from '@logikit/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault } from '../database/index.ts';
import { headersOf } from './security/headers.ts';
import { ApiError } from '../errors/index.ts';

/** Turns everything thrown into the one error answer (rule D-164). A fault of ours tells its id and nothing else. */
export function answerErrors(app: FastifyInstance, allowedMethods: (path: string) => readonly string[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const apiError = toApiError(error);
    if (apiError.code === 'internal') request.log.error({ err: error, errorId: request.id }, 'a request failed');
    return sendError(request, reply, apiError);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(pathOf(request));
    if (allowed.length === 0) return sendError(request, reply, new ApiError('notFound'));
    reply.header('allow', allowed.join(', '));
    return sendError(request, reply, new ApiError('methodNotAllowed'));
  });
}

/** What cannot be an address is refused before any route or hook is known, so the headers are written here. */
export function answerUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply.headers(headersOf(request)), new ApiError('invalidRequest'));
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { retryAfter } = error.details;
  // A page of another origin may read it, too; that says so only where there is one to read.
  if (retryAfter !== undefined)
    reply.headers({ 'retry-after': String(retryAfter), 'access-control-expose-headers': 'retry-after' });
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  const body = error.code === 'internal' ? { ...error.body, data: { errorId: request.id } } : error.body;
  return reply
    .status(error.status)
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

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const fault = databaseFault(error);
  if (fault === 'locked' || fault === 'again' || fault === 'busy')
    return new ApiError('unavailable', { retryAfter: 1 });
  if (error.statusCode === 413) return new ApiError('payloadTooLarge');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError('invalidRequest');
  return new ApiError('internal');
}
