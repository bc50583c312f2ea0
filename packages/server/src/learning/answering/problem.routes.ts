import { calls } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { countUse } from '../../identity/partner-keys/index.ts';
import { buyProblem } from './buy-problem.ts';
import { takeHint } from './hint.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import { askerOf } from './place.ts';
import { openProblem } from './problem.ts';

export const problemRoutes = (library: ProblemLibrary): readonly Route[] => [
  route(calls.getProblem, async ({ tx, user, tenant, params, query, locale, clock }) => {
    const problem = await openProblem({
      tx,
      owner: { userId: user.id, tenantId: tenant.id },
      problemId: params.id,
      context: query,
      ...askerOf(user),
      viewer: library.viewer(user.id, params.id, locale),
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
      ...askerOf(user),
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
        ...askerOf(user),
        locale,
        now: clock.now(),
      },
      library,
    ),
  ),
];
