import { calls } from '@logikit/contract';
import { route, type Route } from '../http/route.ts';
import { countUse } from '../partners/usage.ts';
import { buyProblem } from './buy-problem.ts';
import { takeHint } from './hint.ts';
import type { Tools } from './passing.ts';
import { openProblem } from './problem.ts';

export const problemRoutes = (tools: Tools): readonly Route[] => [
  route(calls.getProblem, async ({ tx, user, tenant, params, query, locale, clock }) => {
    const problem = await openProblem({
      tx,
      owner: { userId: user.id, tenantId: tenant.id },
      problemId: params.id,
      context: query,
      viewer: tools.viewer(user.id, params.id, locale),
      now: clock.now(),
    });
    await countUse(tx, clock, { ...user, what: 'opened' });
    return problem;
  }),
  route(calls.buyProblem, ({ tx, emit, user, tenant, params, query, clock }) =>
    buyProblem({
      tx,
      emit,
      owner: { userId: user.id, tenantId: tenant.id },
      problemId: params.id,
      threadId: query.threadId,
      now: clock.now(),
    }),
  ),
  route(calls.takeHint, ({ tx, user, tenant, params, query, locale, clock }) =>
    takeHint(
      {
        tx,
        owner: { userId: user.id, tenantId: tenant.id },
        problemId: params.problemId,
        context: query,
        locale,
        now: clock.now(),
      },
      tools,
    ),
  ),
];
