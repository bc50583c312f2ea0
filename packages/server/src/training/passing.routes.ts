import { calls } from '@logikit/contract';
import { timestampOf } from '../clock.ts';
import { route, type Route } from '../http/route.ts';
import { countUse } from '../partners/usage.ts';
import { textIn } from './language.ts';
import { submit, type Tools } from './passing.ts';
import { selectSolved } from './passing.db.ts';
import { readPassing, readPassings } from './passing-history.ts';
import { readPassingStats } from './passing-stats.ts';
import { sliceOf, toPage } from './page.ts';

export const passingRoutes = (tools: Tools): readonly Route[] => [
  route(calls.submitPassing, async ({ tx, emit, user, tenant, params, query, body, locale, clock }) => {
    const passing = await submit(
      {
        tx,
        emit,
        locale,
        owner: { userId: user.id, tenantId: tenant.id },
        isAnonymous: user.anonymous,
        problemId: params.problemId,
        context: query,
        content: body.content,
        now: clock.now(),
      },
      tools,
    );
    await countUse(tx, clock, { ...user, what: 'answers' });
    return passing;
  }),
  route(calls.getPassing, ({ tx, user, tenant, params, query, locale, clock }) =>
    readPassing(
      { tx, locale, owner: { userId: user.id, tenantId: tenant.id }, ...params, context: query, now: clock.now() },
      tools,
    ),
  ),
  route(calls.listPassings, ({ tx, user, tenant, query, locale }) =>
    readPassings({ tx, locale, owner: { userId: user.id, tenantId: tenant.id }, query }, tools),
  ),
  route(calls.getPassingStats, ({ tx, user, tenant, clock }) =>
    readPassingStats({ tx, owner: { userId: user.id, tenantId: tenant.id }, now: clock.now() }),
  ),
  route(calls.listSolvedProblems, async ({ tx, user, tenant, locale, query }) => {
    const found = await selectSolved(tx, { userId: user.id, tenantId: tenant.id }, sliceOf(query));
    const rows = found.rows.map(({ titles, closedAt, ...row }) => ({
      ...row,
      title: textIn(titles, locale) ?? '',
      closedAt: timestampOf(closedAt),
    }));
    return toPage(query, { total: found.total, rows });
  }),
];
