import { calls, numbers } from '@logikit/contract';
import { type Route, route } from '../../kernel/http/index.ts';
import type { Log } from '../../kernel/log/index.ts';

/** Writes what broke on a page into our own log (row X-021). A page that breaks in a circle is heard a few times only. */
export function pageErrorRoute(log: Log): Route {
  return route(
    calls.reportError,
    async ({ user, body, locale }) => {
      log.warn({ pageError: { ...body, locale, userId: user?.id ?? null } }, 'A page of ours broke');
      return { status: 'ok' };
    },
    {
      limits: [
        {
          name: 'page-error',
          points: numbers.pageErrorsPerHourPerAddress,
          seconds: 3600,
          key: ({ address }) => address,
          byAddress: true,
        },
      ],
    },
  );
}
