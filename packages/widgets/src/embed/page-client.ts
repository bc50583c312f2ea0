import type { Auth } from '@logikit/sdk';
import type { SettledAnswer } from '../player/player-client.ts';
import type { createPageClient, PageClient, WholeClient } from './client.ts';
import { type Opened, openWidget, type Wish } from './opening.ts';
import type { EmbedApi } from './protocol.ts';
import type { PublishedFile } from './words.ts';

const PROTOCOL = 1;
const REGISTRY = Symbol.for(`logikit.clients.${PROTOCOL}`);

/** Written in by the build: the file of the whole client. */
declare const LOGIKIT_CLIENT: PublishedFile;

/** What makes a client the page's own. */
export type ClientOf = Pick<EmbedApi, 'origin' | 'key' | 'getToken' | 'parent' | 'load'>;

interface Shared {
  readonly client: PageClient;
  /** Fetches who is signed in on this page, with the whole client. */
  auth(): Promise<Auth>;
  /** Hears when somebody else is signed in than before. Returns what ends the listening. */
  onOther(listener: () => void): () => void;
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
): Pick<Shared, 'client' | 'auth' | 'onOther'> & { release(): void } {
  const id = `${api.origin} ${api.key ?? ''}`;
  const known = registry().get(id) ?? createShared(api, lang ?? 'ru');
  registry().set(id, known);
  known.users += 1;
  if (lang !== null) known.setLocale(lang);
  return {
    client: known.client,
    auth: known.auth,
    onOther: known.onOther,
    release() {
      known.users -= 1;
      if (known.users > 0) return;
      known.close();
      registry().delete(id);
    },
  };
}

/**
 * The first widget is opened by one request; everything after it is the whole client's, which comes while the person
 * thinks. It also takes over when the opening does not go well, and where there is no key to open with.
 */
function createShared(api: ClientOf, first: string): Shared {
  const others = new Set<() => void>();
  const listeners = new Set<(outcome: SettledAnswer) => void>();
  let lang = first;
  let isClosed = false;
  let opening: Promise<Opened | null> | undefined;
  let whole: WholeClient | undefined;
  let coming: Promise<WholeClient> | undefined;

  const bring = (): Promise<WholeClient> =>
    (coming ??= arrive().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));

  async function arrive(): Promise<WholeClient> {
    const [opened, file] = await Promise.all([opening, api.load(...LOGIKIT_CLIENT)]);
    const { createPageClient: create } = file as { readonly createPageClient: typeof createPageClient };
    const client = await create({ api, lang, session: opened?.session });
    client.answers.onSettled((outcome) => listeners.forEach((hear) => hear(outcome)));
    client.auth.session.subscribe(({ status }, before) => {
      if (before.status === 'signedIn' && status !== 'ended') for (const tell of others) tell();
    });
    if (isClosed) client.close();
    return (whole = client);
  }

  /** What the opening answers, to the first who asks; later ones, and what it could not answer, are the client's. */
  async function firstSight<T>(wish: Wish, read: (opened: Opened) => T, ask: (client: PageClient) => Promise<T>) {
    if (opening ?? coming ?? api.key === undefined) return ask(await bring());
    opening = openWidget(api, lang, wish);
    const opened = await opening;
    if (!opened) return ask(await bring());
    if (opened.refused) throw Object.assign(new Error(opened.refused.message), { code: opened.refused.code });
    // An answer of an earlier visit may wait: whoever shows the problem looks for it in the queue.
    if (opened.hasKept) await (await bring()).hasLooked;
    else setTimeout(() => void bring().catch(() => undefined));
    return read(opened);
  }

  let next: Opened['problem'] = null;
  return {
    users: 0,
    auth: () => bring().then(({ auth }) => auth),
    onOther(listener) {
      others.add(listener);
      return () => others.delete(listener);
    },
    setLocale(code) {
      lang = code;
      whole?.setLocale(code);
    },
    close() {
      isClosed = true;
      whole?.close();
    },
    client: {
      problems: {
        get(input) {
          const { id: problemId } = input.params;
          const { threadId } = input.query;
          const known = next;
          next = null;
          if (known?.id === problemId) return Promise.resolve(known);
          return firstSight(
            { show: 'problem', problemId, ...(threadId !== undefined && { threadId }) },
            ({ problem }) => problem as NonNullable<typeof problem>, // asked by its id, it is there or refused
            ({ problems }) => problems.get(input),
          );
        },
        hint: (input) => bring().then(({ problems }) => problems.hint(input)),
      },
      threads: {
        get: (input) =>
          firstSight(
            { show: 'thread', threadId: input.params.id },
            ({ thread }) => thread as NonNullable<typeof thread>, // as above
            ({ threads }) => threads.get(input),
          ),
        recommendedProblem: (input) =>
          firstSight(
            { show: 'problem', threadId: input.params.id },
            ({ problem }) => {
              next = problem;
              return { problemId: problem?.id ?? null };
            },
            ({ threads }) => threads.recommendedProblem(input),
          ),
      },
      passings: { get: (input) => bring().then(({ passings }) => passings.get(input)) },
      theories: { get: (input) => bring().then(({ theories }) => theories.get(input)) },
      answers: {
        submit: (answer) => bring().then(({ answers }) => answers.submit(answer)),
        store: { getState: () => whole?.answers.store.getState() ?? { pending: [] } },
        onSettled(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  };
}
