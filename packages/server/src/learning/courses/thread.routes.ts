import { calls } from '@logikit/contract';
import { route, type Route, type User } from '../../kernel/http/index.ts';
import { completeBlock, readBlock } from './block.ts';
import { ownerOf } from '../progress/index.ts';
import { readThreadResult } from './thread-result.ts';
import { type KeyReader, readThread, readThreadProgress, readThreads, readRecommended } from './thread.ts';

type Asked = Omit<KeyReader, 'owner' | 'partnerKey'> &
  Parameters<typeof ownerOf>[0] & { readonly user: Pick<User, 'partnerKey'> };

const readerOf = (asked: Asked): KeyReader => ({
  ...asked,
  owner: ownerOf(asked),
  partnerKey: asked.user.partnerKey,
});

export const threadRoutes: readonly Route[] = [
  route(calls.listThreads, (asked) => readThreads(readerOf(asked), asked.query)),
  route(calls.getThread, (asked) => readThread(readerOf(asked), asked.params.id)),
  route(calls.getThreadProgress, (asked) => readThreadProgress({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getThreadResult, (asked) => readThreadResult(readerOf(asked), asked.params.id)),
  route(calls.getRecommendedProblem, (asked) => readRecommended({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.getBlock, (asked) => readBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
  route(calls.completeBlock, (asked) => completeBlock({ ...asked, owner: ownerOf(asked) }, asked.params.id)),
];
