import { calls, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import {
  changeKey,
  createKey,
  type ConsoleContext,
  readConsole,
  revokeKey,
  rotateSecret,
  saveAppearance,
} from './console.ts';
import { readUsage } from '../../identity/partner-keys/index.ts';

const changes: Limit = {
  name: 'partner-console',
  points: 300,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

interface Input {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly user: { readonly ownedTenantId: number };
}

const contextOf = ({ tx, clock, user }: Input): ConsoleContext => ({ tx, clock, tenantId: user.ownedTenantId });

/** What an owner of a tenant may do. The router has asked who they are; each call stays in their tenant. */
export const consoleRoutes: readonly Route[] = [
  route(calls.getPartnerStanding, ({ user }) => Promise.resolve({ isOwner: user.ownedTenantId !== null })),
  route(calls.getPartnerConsole, (input) => readConsole(contextOf(input), input.locale)),
  route(calls.createPartnerKey, (input) => createKey(contextOf(input), input.body), { limits: [changes] }),
  route(calls.changePartnerKey, ({ emit, params, body, request, ...input }) =>
    changeKey({ ...contextOf(input), emit, ownOrigin: request.isOwnOrigin ? request.origin : null }, params.key, body),
  ),
  route(calls.revokePartnerKey, ({ emit, params, ...input }) => revokeKey({ ...contextOf(input), emit }, params.key)),
  route(calls.rotatePartnerSecret, (input) => rotateSecret(contextOf(input)), { limits: [changes], isSecret: true }),
  route(calls.savePartnerAppearance, (input) => saveAppearance(contextOf(input), input.body)),
  route(calls.getPartnerUsage, ({ tx, clock, user, query }) =>
    readUsage(tx, clock, { tenantId: user.ownedTenantId, days: query.days ?? numbers.partner.usageDays }),
  ),
];
