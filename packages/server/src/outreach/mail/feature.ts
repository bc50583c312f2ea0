import { numbers } from '@logikit/contract';
import { emailJob, type RenderedEmail } from '../../kernel/email/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import type { PolledWorker } from '../../kernel/jobs/index.ts';
import { hasMailbox, mountMailbox } from './mailbox.ts';
import { type MailServer, openMailServer } from './smtp.ts';

const AT_ONCE = 20;
const POLL_MS = 3000;

/** E-mails: sent where a mail server is configured, else kept in the queue. */
export function mail({ config, sql }: Context): Feature {
  const server = config.mail && openMailServer({ ...config.mail, domain: domainOf(config.mail.from) });
  return {
    name: 'mail',
    mount: (app) => {
      if (hasMailbox(config)) mountMailbox(app, sql);
    },
    ...(server && { workers: [emailWorker(server)], close: async () => server.close() }),
  };
}

function emailWorker(server: MailServer): PolledWorker<RenderedEmail> {
  return {
    kind: emailJob,
    pollMs: POLL_MS,
    atOnce: AT_ONCE,
    freshSeconds: numbers.mail.freshHours * 3600,
    deliver: (job) => server.deliver(job),
  };
}

/** "Kit <kit@logikit.example>" sends from logikit.example. */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
