import type { Auth, Model } from '@logikit/sdk';
import { bindPassings, bindProblems, bindTheories, bindThreads, createAnswers, createCore } from '@logikit/sdk';
import type { PlayerClient } from '../player/player-client.ts';
import type { RoadClient } from '../road/road-client.ts';
import type { EmbedApi } from './protocol.ts';

const PROTOCOL = 1;
const REGISTRY = Symbol.for(`logikit.clients.${PROTOCOL}`);

/** What the widgets together need of a client. */
export type PageClient = PlayerClient & RoadClient;

/** What makes a client the page's own. */
export type ClientOf = Pick<EmbedApi, 'origin' | 'key' | 'getToken' | 'parent'>;

interface Shared {
  readonly client: PageClient;
  /** Who is signed in on this page. */
  readonly auth: Auth;
  users: number;
  setLocale(lang: string): void;
  close(): void;
}

/** Every copy and version of our code on a page meets here: five widgets are one session and one token request. */
function registry(): Map<string, Shared> {
  const page = globalThis as unknown as Record<symbol, Map<string, Shared> | undefined>;
  return (page[REGISTRY] ??= new Map<string, Shared>());
}

/** The page's one client for this platform and key. Give it back by calling `release`. Without `lang` its language stays. */
export function acquireClient(
  api: ClientOf,
  lang: string | null,
): Pick<Shared, 'client' | 'auth'> & { release(): void } {
  const id = `${api.origin} ${api.key ?? ''}`;
  const known = registry().get(id) ?? createShared(api, lang ?? 'ru');
  registry().set(id, known);
  known.users += 1;
  if (lang !== null) known.setLocale(lang);
  return {
    client: known.client,
    auth: known.auth,
    release() {
      known.users -= 1;
      if (known.users > 0) return;
      known.close();
      registry().delete(id);
    },
  };
}

function createShared({ origin, key, getToken, parent }: ClientOf, lang: string): Shared {
  const core = createCore({
    baseUrl: origin,
    locale: lang,
    credentials: 'memory',
    ...(key !== undefined && { key }),
    ...(getToken && { getToken }),
    ...(parent !== undefined && { parent }),
  });
  const { http } = core;
  const [problems, threads, answers] = [bindProblems(http), bindThreads(http), createAnswers(core)];
  // The loader offers only languages that have words, and the contract lists the same ones.
  const start = () => core.auth.start({ locale: core.locale() as Model<'AnonymousStart'>['locale'] });
  return {
    users: 0,
    auth: core.auth,
    setLocale: core.setLocale,
    close() {
      answers.close();
      core.close();
    },
    client: {
      // Whoever opens a problem or a road signs in first, also after a platform that was down is back.
      problems: { ...problems, get: (input) => start().then(() => problems.get(input)) },
      threads: {
        ...threads,
        get: (input) => start().then(() => threads.get(input)),
        recommendedProblem: (input) => start().then(() => threads.recommendedProblem(input)),
      },
      passings: bindPassings(http),
      theories: bindTheories(http),
      answers,
    },
  };
}
