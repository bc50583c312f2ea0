import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '../static-files/index.ts';
import type { CallAnswer } from './call-dependencies.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Answers JSON in the best encoding that the client reads. */
export async function sendCompressed({ request, reply }: Exchange, answer: CallAnswer): Promise<FastifyReply> {
  const text = JSON.stringify(answer.body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
  // As with a file: connections of HTTP/1.1 stay open without saying so.
  reply.raw.removeHeader('connection');
  reply
    .status(answer.status)
    .headers({ ...answer.headers, vary })
    // JSON has no charset to name (RFC 8259, 11).
    .type('application/json');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress[encoding](text));
}
