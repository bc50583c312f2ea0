import { type Call, type CallOutput, calls, type Model } from '@logikit/contract';
import {
  type Handling,
  type Identity,
  type Limit,
  type LimitInput,
  route,
  type Route,
  tenantOf,
} from '../../../kernel/http/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { anonymousStarts } from '../sign-in/auth.routes.ts';
import { tokenAttempts } from './token.routes.ts';

type Opening = Handling<typeof calls.openWidget>;

/**
 * Answers at once what a widget on a foreign page would ask for one after another: a session, and what it shows first.
 * Each part is answered by the handler of its own call, so every rule and limit of it holds here too.
 */
export function openingRoute(routes: readonly Route[], identity: Identity): Route {
  const ask = answerWith(routes);

  async function open(input: Opening): Promise<CallOutput<typeof calls.openWidget>> {
    const session = await startSession(ask, input);
    const claims = await identity.read(session.token);
    const user = claims && (await identity.load(input.tx, claims));
    if (!user) throw new ApiError('unauthorized');
    const locale = input.body.locale ?? input.locale;
    const asUser = { ...input, user, locale, tenant: await tenantOf(input.tx, undefined, user), body: undefined };
    try {
      return { session, problem: null, thread: null, refused: null, ...(await firstSight(ask, input.body, asUser)) };
    } catch (error) {
      // The learner is there all the same, and need not be made again when the page asks for something else.
      if (!(error instanceof ApiError)) throw error;
      const { code, message } = error.body;
      return { session, problem: null, thread: null, refused: { code, message } };
    }
  }

  return route(calls.openWidget, open, {
    limits: [
      ...anonymousStarts.map((limit): Limit => ({ ...limit, isFor: (input) => !hasCredential(input) })),
      { ...tokenAttempts, isFor: hasCredential },
    ],
    changes: true,
    isCompressed: true,
  });
}

type Ask = <const C extends Call>(call: C, input: Handling<C>) => Promise<CallOutput<C>>;

function answerWith(routes: readonly Route[]): Ask {
  return (call, input) => {
    const found = routes.find((one) => one.call.method === call.method && one.call.path === call.path);
    if (!found) throw new ApiError('notImplemented');
    return found.handle(input, undefined) as never; // the route was made from the same call
  };
}

function hasCredential({ body }: LimitInput): boolean {
  const { refreshToken, externalSubToken } = (body ?? {}) as Partial<Model<'WidgetOpening'>>;
  return refreshToken !== undefined || externalSubToken !== undefined;
}

function startSession(ask: Ask, input: Opening): Promise<Model<'Session'>> {
  const { key, parent, locale, refreshToken, externalSubToken } = input.body;
  // On our own pages sessions live in a cookie, which this request must not touch.
  if (key === undefined) throw new ApiError('originNotAllowed');
  const page = { key, ...(parent !== undefined && { parent }) };
  if (refreshToken === undefined && externalSubToken === undefined)
    return ask(calls.startAnonymous, { ...input, body: { ...page, ...(locale && { locale }) } });
  const credential = { ...(refreshToken && { refreshToken }), ...(externalSubToken && { externalSubToken }) };
  return ask(calls.exchangeToken, { ...input, body: { ...page, ...credential } });
}

type AsUser = Omit<Opening, 'user' | 'body'> & { readonly user: NonNullable<Handling<typeof calls.getThread>['user']> };

async function firstSight(
  ask: Ask,
  { show, problemId, threadId }: Opening['body'],
  input: AsUser,
): Promise<Partial<CallOutput<typeof calls.openWidget>>> {
  const inThread = threadId === undefined ? null : { ...input, params: { id: threadId } };
  if (show === 'thread') return inThread ? { thread: await ask(calls.getThread, inThread) } : {};
  const id = problemId ?? (inThread && (await ask(calls.getRecommendedProblem, inThread)).problemId);
  if (id === null) return {};
  const query = threadId === undefined ? {} : { threadId };
  return { problem: await ask(calls.getProblem, { ...input, params: { id }, query }) };
}
