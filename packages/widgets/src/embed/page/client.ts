import type { Auth, Http, Model } from '@logikit/sdk';
import { bindPassings, bindProblems, bindTheories, bindThreads, createAnswers, createCore } from '@logikit/sdk';
import type { PlayerClient } from '../../player/player-client.ts';
import type { RoadClient } from '../../road/road-client.ts';
import type { EmbedApi } from '../protocol.ts';

/** What the widgets together need of a client. */
export type PageClient = PlayerClient & RoadClient;

/** The page's whole client. */
export interface WholeClient extends PageClient {
  readonly auth: Auth;
  readonly http: Http;
  /** Resolves when answers that an earlier visit has left are known. */
  readonly hasLooked: Promise<void>;
  setLocale(lang: string): void;
  close(): void;
}

export interface Begun {
  readonly api: Pick<EmbedApi, 'origin' | 'key' | 'getToken' | 'parent'>;
  readonly lang: string;
  /** The session of the opening request, if there was one that went well. */
  readonly session: Model<'Session'> | undefined;
  /** When it came, by the device's clock. */
  readonly at: number;
  /** Called when somebody else is signed in than before, or than the opening request said. */
  readonly onOther: () => void;
}

/**
 * The SDK's client, in a file of its own: what comes before the first answer needs one request and no more. Signs in
 * before anything is asked for, also after a platform that was down is back.
 */
export async function createPageClient({ api, lang, session, at, onOther }: Begun): Promise<WholeClient> {
  const { origin, key, getToken, parent } = api;
  const core = createCore({
    baseUrl: origin,
    locale: lang,
    credentials: 'memory',
    ...(key !== undefined && { key }),
    ...(getToken && { getToken }),
    ...(parent !== undefined && { parent }),
  });
  // The loader offers only languages that have words, and the contract lists the same ones.
  const start = () => core.auth.start({ locale: core.locale() as Model<'AnonymousStart'>['locale'] });
  if (session) {
    const before = await core.auth.adopt(session, at);
    const now = before.status === 'guest' ? await start() : before;
    if (now.status !== 'signedIn' || now.userId !== session.userId) onOther();
  }
  core.auth.session.subscribe(({ status }, before) => {
    if (before.status === 'signedIn' && status !== 'ended') onOther();
  });
  const { http } = core;
  const [problems, threads, answers] = [bindProblems(http), bindThreads(http), createAnswers(core)];
  const hasLooked = new Promise<void>((resolve) => {
    const stop = answers.store.subscribe(() => {
      stop();
      resolve();
    });
  });
  const signedIn =
    <Input, Output>(send: (input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      start().then(() => send(input));
  return {
    problems: { ...problems, get: signedIn(problems.get), hint: signedIn(problems.hint) },
    threads: { ...threads, get: signedIn(threads.get), recommendedProblem: signedIn(threads.recommendedProblem) },
    passings: bindPassings(http),
    theories: bindTheories(http),
    auth: core.auth,
    http,
    answers,
    hasLooked,
    setLocale: core.setLocale,
    close() {
      answers.close();
      core.close();
    },
  };
}
