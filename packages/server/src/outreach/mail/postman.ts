import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { type Rounds, startRounds } from '../../kernel/jobs/index.ts';
import type { MailServer } from './smtp.ts';
import { claimLetters, markRefused, markSent, postpone, type WaitingLetter } from './waiting.db.ts';

interface Parts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly server: MailServer;
}

const AT_ONCE = 20;
const EVERY_MS = 3000;

/**
 * Carries letters from the outbox to the mail server. A letter is claimed before and marked after, so no two processes
 * send it, and it is sent again only when we died before we could note that it was taken.
 */
export function startPostman(parts: Parts): Rounds {
  const rounds = startRounds(
    async (isClosed) => {
      for (let count = AT_ONCE; count === AT_ONCE && !isClosed();) {
        const letters = await claimLetters(parts.sql, claimAt(parts.clock.now()));
        await Promise.all(letters.map((letter) => deliver(parts, letter)));
        count = letters.length;
      }
    },
    { everyMs: EVERY_MS, log: parts.log, fault: 'letters wait' },
  );
  return {
    round: () => rounds.round(),
    async close() {
      await rounds.close();
      parts.server.close();
    },
  };
}

function claimAt(now: Date) {
  const { mostTries, leaseSeconds, freshHours } = numbers.mail;
  return {
    now,
    notBefore: secondsLater(now, -freshHours * 3600),
    mostTries,
    until: secondsLater(now, leaseSeconds),
    count: AT_ONCE,
  };
}

async function deliver({ sql, clock, log, server }: Parts, letter: WaitingLetter): Promise<void> {
  const delivery = await server.deliver(letter);
  if (delivery.status === 'taken') return markSent(sql, letter.id, clock.now());
  if (delivery.status === 'refused') {
    log.warn({ letter: letter.id, by: delivery.by }, 'a letter was refused');
    return markRefused(sql, letter.id, delivery.by);
  }
  log.warn({ letter: letter.id, tries: letter.tries, because: delivery.because }, 'a letter waits');
  return postpone(sql, letter.id, secondsLater(clock.now(), pauseAfter(letter.tries)));
}

/** Each pause is four times the one before: a minute, four, a quarter of an hour, an hour … */
export function pauseAfter(tries: number): number {
  return numbers.mail.firstPauseSeconds * 4 ** (tries - 1);
}
