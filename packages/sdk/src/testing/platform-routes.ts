import type { Model } from '../api/models.ts';
import type { Call, CallOutput, ErrorCode } from '@logikit/contract';
import { toTimestamp } from '@logikit/contract';
import * as analytics from '@logikit/contract/calls/surfaces/analytics';
import * as auth from '@logikit/contract/calls/identity/auth';
import * as general from '@logikit/contract/calls/surfaces/general';
import * as passing from '@logikit/contract/calls/learning/passing';
import * as problem from '@logikit/contract/calls/learning/problem';
import {
  addUser,
  issueRefreshToken,
  issueToken,
  judge,
  type PlatformState,
  takeRefreshToken,
  type TestUser,
} from './platform-state.ts';
import { sampleConfig, sampleProblem } from './sample.ts';

/** One request, read by the contract. */
export interface Asked {
  readonly state: PlatformState;
  readonly user: TestUser | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cookie: string | undefined;
}

/** Thrown by a route: the platform answers with this code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export interface Route {
  readonly call: Call;
  readonly answer: (asked: Asked) => unknown;
}

export const routes: readonly Route[] = [
  route(general.getConfig, () => sampleConfig()),
  route(general.getServerTime, ({ state }) => ({ serverTime: toTimestamp(state.now()) })),
  route(general.getCommonProfile, ({ user }) => ({ commonProfile: user?.profile ?? null })),
  route(auth.getToken, ({ state, cookie }) => {
    const session = refreshed(state, cookie);
    state.cookie = session.refreshToken;
    return { token: session.token };
  }),
  route(auth.exchangeToken, ({ state, body }) => {
    const { refreshToken, externalSubToken } = body as Model<'TokenRequest'>;
    if ((refreshToken === undefined) === (externalSubToken === undefined)) throw new Refusal('oneCredentialOnly');
    if (externalSubToken === undefined) return { status: 'ok', ...refreshed(state, refreshToken) };
    const userId = state.partnerTokens.get(externalSubToken);
    state.partnerTokens.delete(externalSubToken);
    if (userId === undefined) throw new Refusal('sessionExpired');
    return { status: 'ok', ...sessionFor(state, userId) };
  }),
  route(auth.startAnonymous, ({ state, body }) => {
    const session = sessionFor(state, addUser(state).id);
    return answerSession(state, session, (body as Model<'AnonymousStart'>).key !== undefined);
  }),
  route(auth.authenticate, ({ state, body }) => {
    const { username, password } = body as Model<'Credentials'>;
    const userId = state.accounts.get(`${username}:${password}`);
    if (userId === undefined) throw new Refusal('wrongCredentials');
    return answerSession(state, sessionFor(state, userId), state.cookie === undefined);
  }),
  route(auth.register, ({ state, body, user }) => {
    const { username, password } = body as Model<'Registration'>;
    const { id } = user ?? addUser(state);
    state.accounts.set(`${username}:${password}`, id);
    return answerSession(state, sessionFor(state, id), state.cookie === undefined);
  }),
  route(auth.logout, ({ state, cookie }) => {
    takeRefreshToken(state, cookie);
    state.cookie = undefined;
    return { status: 'ok' };
  }),
  route(problem.getProblem, ({ params, user }) => ({
    ...sampleProblem(Number(params.id)),
    progress: user?.progress.get(Number(params.id)) ?? null,
  })),
  route(passing.submitPassing, ({ state, user, params, body }) => {
    if (!user) throw new Refusal('unauthorized');
    const solution = body as Model<'Solution'>;
    if (solution.content.selectedVariants.length === 0) throw new Refusal('emptySolution');
    return judge(state, user, { problemId: Number(params.problemId), solution });
  }),
  route(passing.listPassings, ({ state, query }) =>
    paged(state.passings, Number(query.page ?? 1), Number(query.perPage ?? 20)),
  ),
  route(analytics.sendActivity, ({ state, body }) => {
    const activity = body as Model<'ActivityBody'>;
    state.activities.push(activity);
    return { id: activity.id ?? `activity-${state.activities.length}`, state: state.activityState };
  }),
];

/** Answers are checked against the contract while this file is compiled. */
function route<const C extends Call>(call: C, answer: (asked: Asked) => CallOutput<C>): Route {
  return { call, answer };
}

function sessionFor(state: PlatformState, userId: number): { userId: number; token: string; refreshToken: string } {
  return { userId, token: issueToken(state, userId), refreshToken: issueRefreshToken(state, userId) };
}

function refreshed(state: PlatformState, refreshToken: string | undefined): ReturnType<typeof sessionFor> {
  const userId = takeRefreshToken(state, refreshToken);
  if (userId === undefined) throw new Refusal('sessionExpired');
  return sessionFor(state, userId);
}

function answerSession(
  state: PlatformState,
  session: ReturnType<typeof sessionFor>,
  isInBody: boolean,
): Model<'Session'> {
  if (!isInBody) state.cookie = session.refreshToken;
  return { status: 'ok', ...session, refreshToken: isInBody ? session.refreshToken : null };
}

function paged<T>(
  rows: readonly T[],
  page: number,
  perPage: number,
): { meta: Model<'Passings'>['meta']; links: { next: string | null }; data: T[] } {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const data = rows.slice((page - 1) * perPage, page * perPage);
  const from = data.length === 0 ? null : (page - 1) * perPage + 1;
  return {
    meta: {
      currentPage: page,
      lastPage,
      from,
      to: from === null ? null : from + data.length - 1,
      perPage,
      total: rows.length,
    },
    links: { next: page < lastPage ? `?page=${page + 1}` : null },
    data,
  };
}
