import { calls } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { completeBlock, readBlock } from './block.ts';
import { ownerOf } from '../progress/index.ts';
import { readThreadResult } from './thread-result.ts';
import { readThread, readThreadProgress, readThreads, readRecommended } from './thread.ts';

export const threadRoutes: readonly Route[] = [
  route(calls.listThreads, (asked) => readThreads({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getThread, (asked) => readThread({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getThreadProgress, (asked) => readThreadProgress({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getThreadResult, (asked) => readThreadResult({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getRecommendedProblem, (asked) => readRecommended({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getBlock, (asked) => readBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.completeBlock, (asked) => completeBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
];
