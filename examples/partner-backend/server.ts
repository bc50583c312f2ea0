// A school with logins of its own. Its pupils keep their progress on every device, and Logikit never sees a password.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Learner, type Partner, signToken } from './token.ts';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
// This secret belongs to the seeded demo tenant; yours stands in the partner console.
const partner: Partner = {
  key: process.env['LOGIKIT_KEY'] ?? 'pk_demo',
  secret: process.env['LOGIKIT_SECRET'] ?? 'logikit-demo-partner-secret-for-loopback-only',
};
const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
  .replaceAll('{{platform}}', platform)
  .replaceAll('{{key}}', partner.key);

/** Stands for your database of people, and for your sessions. */
const pupils: readonly Learner[] = [
  { id: 'pupil-1', name: 'Mila' },
  { id: 'pupil-2', name: 'Anton' },
];
const sessions = new Map<string, Learner>();

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://school');
  const address = `${request.method} ${pathname}`;
  if (address === 'GET /') answer(response, 200, { text: page, type: 'text/html' });
  else if (address === 'GET /me')
    answer(response, 200, { text: JSON.stringify(pupilOf(request)), type: 'application/json' });
  else if (address === 'POST /login') login(request, response);
  else if (address === 'POST /logikit-token') token(request, response);
  else answer(response, 404);
});

/** A token for whoever is signed in here; never for whom the request names. */
function token(request: IncomingMessage, response: ServerResponse): void {
  const pupil = pupilOf(request);
  if (pupil === null || !isOwnPage(request)) answer(response, 403);
  else answer(response, 200, { text: signToken(partner, pupil), type: 'text/plain' });
}

function login(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const pupil = pupils.find(({ id }) => id === new URLSearchParams(body).get('pupil'));
    const session = randomUUID();
    if (pupil) sessions.set(session, pupil);
    response.setHeader('Set-Cookie', `school=${session}; HttpOnly; SameSite=Lax; Path=/`);
    response.writeHead(303, { Location: '/' }).end();
  });
}

function pupilOf(request: IncomingMessage): Learner | null {
  const session = /(?:^|; )school=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return sessions.get(session) ?? null;
}

/** No page of another origin may fetch a token with a pupil's cookie. */
function isOwnPage(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin';
}

interface Body {
  readonly text: string;
  readonly type: string;
}

function answer(
  response: ServerResponse,
  status: number,
  { text, type }: Body = { text: '', type: 'text/plain' },
): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(text);
}

server.listen(Number(process.env['PORT'] ?? 4001));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
