import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../kernel/config/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { emailJob } from '../../kernel/email/index.ts';
import { selectJobs } from '../../kernel/jobs/index.ts';
import { plannedPushes } from '../push/index.ts';
import { emailPage, mailboxPage, mailboxStyle } from './mailbox-page.ts';

const config = { policy: 'public', surface: 'portal' } as const;
const SHOWN = 100;

/** Attributes of style are what e-mails are drawn with; the frame around one keeps this page's policy. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Everybody's e-mails lie open there: where anything but development or a demo could run, there is no such page. */
export function hasMailbox({ environment, withDemo }: Pick<Config, 'environment' | 'withDemo'>): boolean {
  return environment === 'development' || (environment === 'test' && withDemo);
}

/** A mailbox of everybody at /dev/mail, pushes too, so that every flow can be walked without a mail server or OneSignal. */
export function mountMailbox(app: FastifyInstance, sql: Sql): void {
  app.get('/dev/mail', { config }, async (request, reply) => {
    const to = new URL(request.url, 'http://localhost').searchParams.get('to')?.trim() || null;
    const emails = await selectJobs(sql, emailJob, { recipients: to === null ? null : [to], count: SHOWN });
    const pushes = await plannedPushes(sql, to, SHOWN);
    return html(reply, mailboxPage({ emails, pushes }, to));
  });
  app.get('/dev/mail/:id', { config }, async (request, reply) => {
    const { id } = request.params as { id: string }; // the url names it
    const [email] = /^\d{1,15}$/.test(id) ? await selectJobs(sql, emailJob, { id: Number(id), count: 1 }) : [];
    if (!email) throw new ApiError('notFound');
    return html(reply, emailPage(email));
  });
  app.get('/dev/mail.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle),
  );
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(text);
}
