// The school's whole server: one page under a strict policy.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replaceAll('{{platform}}', platform);

const server = createServer((request, response) => {
  if (new URL(request.url ?? '/', 'http://school').pathname !== '/') {
    response.writeHead(404).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src ${platform}; ` +
      `require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
  );
  response.end(page.replaceAll('{{nonce}}', nonce));
});

server.listen(Number(process.env['PORT'] ?? 4001));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
