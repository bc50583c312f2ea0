import { defaultLocale, nearestLanguage } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from './security/cors.ts';
import { ApiError } from '../errors/index.ts';
import type { RequestFacts } from './route.ts';

export function factsOf(request: FastifyRequest, publicUrl: string): RequestFacts {
  const origin = header(request, 'origin') ?? ownOrigin(request);
  return {
    id: request.id,
    address: request.ip,
    origin,
    isOwnOrigin: origin === null ? !comesFromElsewhere(request, publicUrl) : isOwnOrigin(request, origin, publicUrl),
    socketId: header(request, 'x-socket-id'),
    acceptLanguage: header(request, 'accept-language'),
    agent: header(request, 'user-agent'),
    cookie: (name) => request.cookies[name] ?? null,
  };
}

/** What a page of ours only reads, it reads without an Origin. Where it is ours, browsers say so another way. */
function ownOrigin(request: FastifyRequest): string | null {
  return header(request, 'sec-fetch-site') === 'same-origin' ? `${request.protocol}://${request.host}` : null;
}

/** A link, a form or a picture on another site: browsers send no Origin with these, but say where they come from. */
function comesFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const [site, referer] = [header(request, 'sec-fetch-site'), header(request, 'referer')];
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  // An older browser tells it by the page that led here alone.
  return referer !== null && URL.canParse(referer) && !isOwnOrigin(request, new URL(referer).origin, publicUrl);
}

/** The Locale header; ru is the fallback (row K-023). */
export function localeOf(request: FastifyRequest): string {
  return nearestLanguage([header(request, 'locale')], localeCodes) ?? defaultLocale;
}

export function bearerOf(request: FastifyRequest): string | null {
  const value = header(request, 'authorization');
  if (value === null) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(value)?.[1];
  if (token === undefined) throw new ApiError('unauthorized');
  return token;
}

export function onceKeyOf(request: FastifyRequest): string {
  const key = header(request, 'idempotency-key');
  if (key === null || !/^[\x21-\x7e]{8,80}$/.test(key)) throw new ApiError('idempotencyKeyRequired');
  return key;
}

export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
