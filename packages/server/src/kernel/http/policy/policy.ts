import type { Call, CallAuth } from '@logikit/contract';
import { ApiError } from '../../errors/index.ts';
import type { RouteOptions, User } from '../route.ts';

/** Every route of fastify carries one; the platform does not start when one is missing. */
export type Policy = 'public' | `call:${CallAuth}`;

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** Reads multipart bodies. */
    isForm?: boolean;
    /** Reads JSON that calls itself text. */
    isPlain?: boolean;
  }
}

/**
 * What a partner's page may reach: solving and the things around it, never money, settings or other people, and nothing
 * that needs a permission, whoever is signed in there.
 */
const EMBED_PATHS = [
  '/service/training/',
  '/service/analytics/api/activity',
  '/user/common-profile.json',
  '/user/user-token.json',
  '/auth/logout',
  '/config.json',
];

/** Refuses who may not call. Runs before the shape is checked, so a stranger learns nothing from the shape. */
export function authorize(call: Call, options: RouteOptions, user: User | null): void {
  if (call.auth === 'none' || (call.auth === 'optional' && user === null)) return;
  if (user === null) throw new ApiError('unauthorized');
  const isReached =
    audiencesOf(call, options).includes(user.audience) ||
    (options.inWebview && isWebview(user)) ||
    (options.onPartnerPage && isPartnerPage(user));
  if (!isReached) throw new ApiError('forbidden');
  if (call.auth === 'optional' || call.auth === 'session') return;
  if (!mayCall(call.auth, user)) throw new ApiError('forbidden');
}

function mayCall(auth: CallAuth, { ownedTenantId, perms, duties }: User): boolean {
  if (auth === 'partner') return ownedTenantId !== null;
  const duty = /^duty:(.*)$/.exec(auth)?.[1];
  return duty === undefined ? perms.includes(auth) : duties.includes(duty);
}

function audiencesOf(call: Call, options: RouteOptions): readonly User['audience'][] {
  const isReached = EMBED_PATHS.some((path) => call.path.startsWith(path));
  return options.audiences ?? (isReached && !needsPermission(call) ? ['portal', 'embed'] : ['portal']);
}

/** Our own page in the webview of an app of ours, which has signed the learner in: no partner's key has opened it. */
function isWebview({ audience, inFrame, partnerKey }: User): boolean {
  return audience === 'embed' && inFrame && partnerKey === null;
}

function isPartnerPage({ audience, inFrame, partnerKey }: User): boolean {
  return audience === 'embed' && !inFrame && partnerKey !== null;
}

function needsPermission({ auth }: Call): boolean {
  return auth !== 'none' && auth !== 'optional' && auth !== 'session';
}
