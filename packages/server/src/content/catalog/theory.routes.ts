import { calls } from '@logikit/contract';
import { route, type Route, type User } from '../../kernel/http/index.ts';
import { changeTheory, createTheory, readTheories, readTheory } from './theory.ts';

const isEditor = (user: User): boolean => user.perms.includes('quizEditor');

export const theoryRoutes: readonly Route[] = [
  route(calls.listTheories, ({ tx, user, locale, query }) =>
    readTheories({ tx, locale, isEditor: isEditor(user) }, query),
  ),
  route(calls.getTheory, ({ tx, user, locale, params }) =>
    readTheory({ tx, locale, isEditor: isEditor(user) }, params.id),
  ),
  route(calls.createTheory, ({ tx, user, locale, body, clock }) =>
    createTheory({ tx, locale, isEditor: isEditor(user) }, body, clock.now()),
  ),
  route(calls.updateTheory, ({ tx, user, locale, params, body, clock }) =>
    changeTheory({ tx, locale, isEditor: isEditor(user) }, { id: params.id, draft: body, now: clock.now() }),
  ),
];
