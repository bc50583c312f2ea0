// Two pages of a stranger that hold nothing but a frame: one with our script beside it, one where no script may run.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
const pages = new Map([
  ['/', 'index.html'],
  ['/plain', 'plain.html'],
]);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://partner');
  const file = pages.get(pathname);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const html = readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('{{platform}}', platform);
  // A learning platform that strips scripts forbids them as well.
  if (pathname === '/plain') response.setHeader('Content-Security-Policy', "script-src 'none'");
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
});

server.listen(Number(process.env['PORT'] ?? 4001));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
