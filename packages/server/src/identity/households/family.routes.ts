import { calls } from '@logikit/contract';
import { type Accounts, assertParentZone } from '../accounts/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { route, type Route, slowRoute } from '../../kernel/http/index.ts';
import { writePin } from './family.db.ts';
import { addPupil, changePupil, readFamily, removePupil } from './pupils.ts';
import { switchUser } from './switch.ts';
import { closeZone, openPurse, openZone, pinFits, purseKeyFits, readZone, wrongTries } from './zone.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { cardOf } from './relation.ts';

const ok = { status: 'ok' } as const;

export function familyRoutes(
  { issuer, passwords }: Pick<Accounts, 'issuer' | 'passwords'>,
  sql: Sql,
): readonly Route[] {
  return [
    route(calls.getFamily, ({ tx, user }) => readFamily(tx, user)),
    route(calls.addPupil, async (input) => ({ ...ok, cardId: await addPupil(input) })),
    route(calls.changePupil, async (input) => {
      await changePupil(input);
      return ok;
    }),
    route(calls.removeUser, async (input) => {
      await removePupil(input);
      return ok;
    }),
    route(calls.switchUser, (input) => switchUser(issuer, input), { isSecret: true }),
    // NOTE: a closed gate keeps the question that it asks.
    route(calls.getParentZone, ({ tx, user, clock }) => readZone(tx, user, clock.now()), { changes: true }),
    slowRoute(
      calls.openParentZone,
      { before: (input) => pinFits(input, passwords), handle: openZone },
      { limits: wrongTries(sql) },
    ),
    slowRoute(
      calls.openPurse,
      { before: (input) => purseKeyFits(input, passwords), handle: openPurse },
      { limits: wrongTries(sql) },
    ),
    route(calls.closeParentZone, async ({ tx, user }) => {
      await closeZone(tx, user);
      return ok;
    }),
    slowRoute(calls.saveParentPin, {
      before: async ({ body, user, request: { address } }) =>
        body.pin === null ? null : passwords.hash(body.pin, { address, account: String(user.id) }),
      handle: async ({ tx, user, clock }, hash) => {
        if ((await cardOf(tx, user.id)) !== null) throw new ApiError('forbidden');
        await assertParentZone(tx, user, clock.now());
        await writePin(tx, user.id, { hash, at: clock.now() });
        return ok;
      },
    }),
  ];
}
