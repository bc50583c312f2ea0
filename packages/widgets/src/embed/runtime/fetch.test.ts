import { createServer, type Server } from 'node:http';
import { ofetch as whole } from 'ofetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofetch as slim, type SlimOptions } from './fetch.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/cut') return void request.socket.destroy();
      if (request.url === '/page') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>');
      if (request.url === '/empty') return void response.writeHead(204).end();
      const { accept, 'content-type': type, authorization } = request.headers;
      const heard = { method: request.method, url: request.url, body, accept, type, authorization };
      response.writeHead(request.url === '/refused' ? 409 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(heard));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What a caller sees of one request, whichever of the two sends it. */
async function outcome(send: typeof slim, path: string, options: SlimOptions): Promise<unknown> {
  const always = { retry: false, ignoreResponseError: true, ...(!options.responseType && { parseResponse: parse }) };
  try {
    const { status, _data: data } = await send.raw(url + path, { ...always, ...options });
    return { status, data: data instanceof ArrayBuffer ? Buffer.from(data).toString() : data };
  } catch (error) {
    return { threw: error instanceof Error };
  }
}

describe('the fetch of the elements does as ofetch does', () => {
  it.each<[string, string, SlimOptions]>([
    ['with a query', '/a', { query: { threadId: 7, name: 'a b&c' } }],
    ['with headers', '/a', { headers: { Authorization: 'Bearer x', Locale: 'en' } }],
    ['with a body', '/a', { method: 'POST', body: '{"content":{"selected_variants":["x"]}}' }],
    ['without a body', '/a', { method: 'POST' }],
    ['when it is refused', '/refused', { method: 'POST', body: '{}' }],
    ['when a proxy answers with a page', '/page', {}],
    ['when there is nothing to read', '/empty', {}],
    ['when bytes are asked for', '/a', { responseType: 'arrayBuffer' }],
    ['when the line is cut', '/cut', {}],
    ['when it was aborted before', '/a', { signal: AbortSignal.abort() }],
  ])('%s', async (_name, path, options) => {
    // The slim one takes the few options that both know; ofetch's own type is wider.
    expect(await outcome(slim, path, options)).toEqual(await outcome(whole as unknown as typeof slim, path, options));
  });
});
