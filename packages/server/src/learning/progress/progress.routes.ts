import { calls } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { ownerOf } from './owner.ts';
import { readStats } from './problem-stats.ts';
import { selectLogicState } from './progress.db.ts';
import { resetProgress } from './reset.ts';

export const progressRoutes: readonly Route[] = [
  route(calls.getLogicState, async (asked) => ({ problems: await selectLogicState(asked.tx, ownerOf(asked)) })),
  route(
    calls.resetCourseProgress,
    async (asked) => {
      const { tx, emit, body, clock } = asked;
      await resetProgress({ tx, emit, owner: ownerOf(asked), asked: body, now: clock.now() });
      return { status: 'ok' };
    },
    // It takes everything back that was learned: nothing for the page of somebody else.
    { audiences: ['portal'] },
  ),
  route(calls.getProblemStats, ({ tx, tenant, params }) =>
    readStats(tx, { tenantId: tenant.id, problemId: params.id }),
  ),
];
