// The partner's whole backend: one page under a strict policy, and one-time tokens for learners that the club knows.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
// The tenant's secret never leaves the backend. This one belongs to the seeded demo tenant.
const secret = process.env['LOGIKIT_SECRET'] ?? 'logikit-demo-partner-secret-for-loopback-only';
const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replaceAll('{{platform}}', platform);

/** A JWT (HS256) that says: this learner of ours, right now, on this tenant. */
function signToken(learner: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'pk_demo', sub: learner, aud: 'logikit', jti: randomUUID(), iat: now, exp: now + 120 };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://partner');
  if (url.pathname === '/token' && request.method === 'POST') {
    response.end(signToken(url.searchParams.get('learner') ?? 'somebody'));
    return;
  }
  if (url.pathname !== '/') {
    response.writeHead(404).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self' ${platform} ${platform.replace('http', 'ws')}; ` +
      `require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
  );
  response.end(page.replaceAll('{{nonce}}', nonce));
});

server.listen(Number(process.env['PORT'] ?? 4001));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
