import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type StoredFile } from '../../kernel/static-files/index.ts';

export interface SendRules {
  readonly cacheControl: string;
  readonly status?: number;
}

// Answers without credentials are everybody's anyhow, and every byte of the loader counts.
export const IMMUTABLE = 'max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** A request and the answer to it. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a file: not again when the browser has it, compressed when the browser can read that, parts when asked. */
export async function sendFile(
  { request, reply }: Exchange,
  file: StoredFile,
  rules: SendRules,
): Promise<FastifyReply> {
  const status = rules.status ?? 200;
  // Connections of HTTP/1.1 stay open without saying so.
  reply.raw.removeHeader('connection');
  reply.headers({ 'cache-control': rules.cacheControl, etag: file.etag }).type(file.type);
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) return reply.status(304).send();
  const range = status === 200 ? readRange(request.headers.range, file.bytes.length) : null;
  if (range) {
    reply.header('content-range', `bytes ${range.from}-${range.to}/${file.bytes.length}`);
    return reply.status(206).send(file.bytes.subarray(range.from, range.to + 1));
  }
  const { bytes, encoding } = await file.encoded(chooseEncoding(request.headers['accept-encoding']));
  appendVary(reply, 'accept-encoding');
  if (encoding === 'identity') reply.header('accept-ranges', 'bytes');
  else reply.header('content-encoding', encoding);
  return reply.status(status).send(bytes);
}

function appendVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' && before !== '' ? `${before}, ${name}` : name);
}

/** One range of bytes, as players of sound ask for. Several, or one that does not fit, get the whole file. */
function readRange(header: string | undefined, length: number): { readonly from: number; readonly to: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const from = match[1] === '' ? Math.max(0, length - Number(match[2])) : Number(match[1]);
  const to = match[1] === '' || match[2] === '' ? length - 1 : Math.min(length - 1, Number(match[2]));
  return from <= to && from < length ? { from, to } : null;
}
