import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { pauseAfter } from '../mail/postman.ts';
import { type Rounds, startRounds } from '../../kernel/jobs/index.ts';
import type { PushServer } from './one-signal.ts';
import { claimPushes, markPushed, markPushRefused, postponePush, type WaitingPush } from './waiting.db.ts';

interface Parts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly server: PushServer;
}

const AT_ONCE = 20;
const EVERY_MS = 30_000;

/** Carries planned reminders to the push service, each claimed before and marked after, as letters are. */
export function startSender(parts: Parts): Rounds {
  return startRounds(
    async (isClosed) => {
      for (let count = AT_ONCE; count === AT_ONCE && !isClosed();) {
        const pushes = await claimPushes(parts.sql, claimAt(parts.clock.now()));
        await Promise.all(pushes.map((push) => deliver(parts, push)));
        count = pushes.length;
      }
    },
    { everyMs: EVERY_MS, log: parts.log, fault: 'reminders wait' },
  );
}

function claimAt(now: Date) {
  const { mostTries, leaseSeconds } = numbers.mail;
  return {
    now,
    notBefore: secondsLater(now, -numbers.push.freshHours * 3600),
    mostTries,
    until: secondsLater(now, leaseSeconds),
    count: AT_ONCE,
  };
}

async function deliver({ sql, clock, log, server }: Parts, push: WaitingPush): Promise<void> {
  const delivery = await server(push);
  if (delivery.status === 'taken') return markPushed(sql, push, clock.now());
  if (delivery.status === 'refused') return markPushRefused(sql, push, delivery.by);
  log.warn({ tries: push.tries, because: delivery.because }, 'a reminder waits');
  return postponePush(sql, push, secondsLater(clock.now(), pauseAfter(push.tries)));
}
