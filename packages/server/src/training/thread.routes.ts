import { calls } from '@logikit/contract';
import { route, type Route } from '../http/route.ts';
import { completeBlock, readBlock } from './block.ts';
import type { Owner } from './progress.db.ts';
import { readThreadResult } from './thread-result.ts';
import { readThread, readThreadProgress, readThreads, readRecommended } from './thread.ts';

interface Request {
  readonly user: { readonly id: number };
  readonly tenant: { readonly id: number };
}

export const ownerOf = ({ user, tenant }: Request): Owner => ({ userId: user.id, tenantId: tenant.id });

export const threadRoutes: readonly Route[] = [
  route(calls.listThreads, (asked) => readThreads({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getThread, (asked) => readThread({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getThreadProgress, (asked) => readThreadProgress({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getThreadResult, (asked) => readThreadResult({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getRecommendedProblem, (asked) => readRecommended({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getBlock, (asked) => readBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.completeBlock, (asked) => completeBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
];
