import { calls } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import { onceRoute, route, type Route, sliceOf, toPage } from '../../kernel/http/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { askerOf } from './place.ts';
import type { Answering } from './submit.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import { readAlbum, readPassings, readPassingStats, selectSolved } from '../progress/index.ts';
import { readPassing } from './read-passing.ts';

export const passingRoutes = (answering: Answering, library: ProblemLibrary): readonly Route[] => [
  onceRoute(calls.submitPassing, {
    handle: async ({ user, tenant, params, query, body, locale, clock, key }) => {
      const done = await answering.submit({
        userId: user.id,
        tenantId: tenant.id,
        problemId: params.problemId,
        context: query,
        ...askerOf(user),
        content: body.content,
        version: body.version,
        locale,
        now: clock.now(),
        key,
      });
      return done.status === 'kept' ? done : { status: done.status, body: done.passing };
    },
    tellAgain: (eventId, { body, locale }) => answering.tellAgain(eventId, { content: body.content, locale }),
  }),
  route(calls.getPassing, ({ tx, user, tenant, params, query, locale, clock }) =>
    readPassing(
      { tx, locale, owner: { userId: user.id, tenantId: tenant.id }, ...params, context: query, now: clock.now() },
      library,
    ),
  ),
  route(calls.listPassings, ({ tx, user, tenant, query, locale }) =>
    readPassings({ tx, locale, owner: { userId: user.id, tenantId: tenant.id }, query }, library),
  ),
  route(calls.getPassingStats, ({ tx, user, tenant, clock }) =>
    readPassingStats({ tx, owner: { userId: user.id, tenantId: tenant.id }, now: clock.now() }),
  ),
  route(calls.readAlbum, ({ tx, user, tenant, locale, query }) =>
    readAlbum({ tx, locale, owner: { userId: user.id, tenantId: tenant.id }, query }, library),
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
