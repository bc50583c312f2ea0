import { numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { hasMailbox, mountMailbox } from './mailbox.ts';
import { startPostman } from './postman.ts';
import { openMailServer } from './smtp.ts';
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
    mount: (app) => {
      if (hasMailbox(config)) mountMailbox(app, sql);
    },
    chore: async () => {
      await deleteLettersBefore(sql, secondsLater(clock.now(), -numbers.mail.keptDays * DAY_SECONDS));
      await postman?.round();
    },
    ...(postman && { close: () => postman.close() }),
  };
}

/** "Kit <kit@logikit.example>" sends from logikit.example. */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
