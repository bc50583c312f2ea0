import { calls } from '@logikit/contract';
import type { FeatureFactory } from '../feature.ts';
import { route } from '../http/route.ts';
import { readProblems } from './problem-list.ts';

/** Problems as those see them who write them. */
export const authoring: FeatureFactory = () => ({
  name: 'authoring',
  routes: [
    route(calls.listProblems, ({ tx, user, locale, query }) =>
      readProblems({ tx, locale, isEditor: user.perms.includes('quizEditor') }, query),
    ),
  ],
});
