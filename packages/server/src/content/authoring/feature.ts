import { calls, numbers } from '@logikit/contract';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { route } from '../../kernel/http/index.ts';
import { broadcastNow } from '../../kernel/pubsub/index.ts';
import { changeProblem, createProblem, deleteProblem, importProblems, readDraft } from './problem-draft.ts';
import { existsProblem } from '../catalog/index.ts';
import { readProblems } from './problem-list.ts';

const draft = numbers.draft;

/** Problems as those see them who write them. */
export const authoring: FeatureFactory = ({ bus }) => ({
  name: 'authoring',
  routes: [
    route(calls.listProblems, ({ tx, user, locale, query }) =>
      readProblems({ tx, locale, isEditor: user.perms.includes('quizEditor') }, query),
    ),
    route(calls.getProblemDraft, ({ tx, params }) => readDraft(tx, params.id)),
    route(
      calls.createProblem,
      ({ tx, user, body, clock }) => createProblem({ tx, userId: user.id, now: clock.now() }, body),
      { body: draft },
    ),
    route(
      calls.importProblems,
      ({ tx, user, body, clock }) => importProblems({ tx, userId: user.id, now: clock.now() }, body),
      { body: { bytes: draft.importBytes, depth: draft.depth + 2 } },
    ),
    route(
      calls.updateProblem,
      ({ tx, user, params, body, clock }) =>
        changeProblem({ tx, userId: user.id, now: clock.now() }, { id: params.id, change: body }),
      { body: draft },
    ),
    route(calls.deleteProblem, ({ tx, user, params, clock }) =>
      deleteProblem({ tx, userId: user.id, now: clock.now() }, params.id),
    ),
    route(calls.openOnDevice, async ({ tx, user, params, request }) => {
      if (!(await existsProblem(tx, params.id))) throw new ApiError('notFound');
      const payload = { name: 'openProblem', problemId: params.id } as const;
      return { delivered: await broadcastNow(bus, { topic: `user.${user.id}`, payload, except: request.socketId }) };
    }),
  ],
});
