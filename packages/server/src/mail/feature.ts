import { numbers } from '@logikit/contract';
import { secondsLater } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { hasMailbox, mountMailbox } from './mailbox.ts';
import { startPostman } from './postman.ts';
import { openMailServer } from './smtp.ts';
import { deleteWishesBefore } from './email-wish.db.ts';
import { emailRoutes } from './email.routes.ts';
import { deleteLettersBefore } from './waiting.db.ts';

const DAY_SECONDS = 86_400;

/** Letters: sent where a mail server is configured, else kept in the outbox. */
export function mail(context: Context): Feature {
  const { config, sql, clock, log } = context;
  const postman = config.mail
    ? startPostman({ sql, clock, log, server: openMailServer({ ...config.mail, domain: domainOf(config.mail.from) }) })
    : null;
  return {
    name: 'mail',
    routes: emailRoutes(context),
    mount: (app) => {
      if (hasMailbox(config)) mountMailbox(app, sql);
    },
    chore: async () => {
      await deleteLettersBefore(sql, secondsLater(clock.now(), -numbers.mail.keptDays * DAY_SECONDS));
      await deleteWishesBefore(sql, secondsLater(clock.now(), -numbers.emailCheck.passwordSeconds));
      await postman?.round();
    },
    ...(postman && { close: () => postman.close() }),
  };
}

/** "Kit <kit@logikit.example>" sends from logikit.example. */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
