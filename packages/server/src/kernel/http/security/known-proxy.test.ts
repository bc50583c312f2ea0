import { randomUUID } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import type { Answer, CallExtras } from '../../../testing/caller.ts';
import { oneDatabase } from '../../../testing/platform.ts';

const BURST = 200;

/** A reverse proxy appends whom it hears to what they say of themselves. */
const through = (address: string, madeUp: string) => ({ headers: { 'x-forwarded-for': `${madeUp}, ${address}` } });

oneDatabase(
  'a proxy of this machine that is believed',
  (platform) => {
    const bursts = [
      {
        what: 'starts of guests',
        points: numbers.startsPerAddress.perMinute,
        ask: (extras: CallExtras) => platform().call(calls.startAnonymous, { body: {} }, extras),
      },
      {
        what: 'letters of recovery',
        points: numbers.recovery.perHourPerAddress,
        ask: (extras: CallExtras) =>
          platform().call(calls.askRecovery, { body: { email: `${randomUUID()}@example.org` } }, extras),
      },
    ];

    it.each(bursts)(
      '[D-313] lets no more than it may of 200 $what through, whoever they say they are',
      async (burst) => {
        const ask: (extras: CallExtras) => Promise<Answer<unknown>> = burst.ask;
        const answers = await Promise.all(
          Array.from({ length: BURST }, (_, at) => ask(through('198.51.100.7', `203.0.113.${at}`))),
        );
        const refused = answers.filter(({ code }) => code === 'tooManyRequests');
        expect(BURST - refused.length).toBe(burst.points);
        // Somebody else behind the same proxy is not kept out.
        expect((await ask(through('198.51.100.8', '198.51.100.7'))).code).not.toBe('tooManyRequests');
      },
    );
  },
  { trustedProxies: '127.0.0.1' },
);
