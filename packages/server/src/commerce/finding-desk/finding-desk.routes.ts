import { calls } from '@logikit/contract';
import { assertPurse } from '../../identity/accounts/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { listFindings, seeTo } from './finding-desk.ts';

export const findingDeskRoutes: readonly Route[] = [
  route(calls.listFindings, async ({ tx, user, clock, query }) => {
    await assertPurse(tx, user, clock.now());
    return listFindings(tx, query, user.id);
  }),
  route(calls.closeFinding, async ({ tx, user, clock, params, body }) => {
    const now = clock.now();
    await assertPurse(tx, user, now);
    await seeTo({ tx, now }, { operatorId: user.id, id: params.id, move: body.move });
    return { status: 'ok' };
  }),
];
