import { fromWire, numbers } from '@logikit/contract';
import type { Model } from '@logikit/sdk';
import type { LearnerProblem, SettledAnswer } from '../../player/player-client.ts';
import type { createPageClient, PageClient, WholeClient } from './client.ts';
import type { EmbedApi, Wish } from '../protocol.ts';
import type { PublishedFile } from '../runtime/words.ts';

const PROTOCOL = 1;
const REGISTRY = Symbol.for(`logikit.clients.${PROTOCOL}`);

/** Written in by the build: the file of the whole client. */
declare const LOGIKIT_CLIENT: PublishedFile;

type Opened = Model<'OpenedWidget'>;

/** What makes a client the page's own. */
export type ClientOf = Pick<EmbedApi, 'origin' | 'key' | 'getToken' | 'parent' | 'load' | 'preload' | 'open'>;

interface Shared {
  readonly client: PageClient;
  /** Somebody is there: what an answer needs begins to work. */
  warm(): void;
  /** Fetches the whole client. */
  whole(): Promise<WholeClient>;
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
): Pick<Shared, 'client' | 'warm' | 'whole' | 'onOther'> & { release(): void } {
  const id = `${api.origin} ${api.key ?? ''}`;
  const known = registry().get(id) ?? createShared(api, lang ?? 'ru');
  registry().set(id, known);
  known.users += 1;
  if (lang !== null) known.setLocale(lang);
  return {
    ...known,
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
  /** Problems that are on their way: who asks for the same one meanwhile gets the same answer, one after another. */
  const asked = new Map<string, Promise<LearnerProblem>>();
  let lang = first;
  let isClosed = false;
  let opening: Promise<Opened | null> | undefined;
  let openedAt = 0;
  /** What the opening brings, as its wish; empty once somebody has it. */
  let brought = '';
  let whole: WholeClient | undefined;
  let coming: Promise<WholeClient> | undefined;

  const bring = (): Promise<WholeClient> =>
    (coming ??= arrive().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));

  async function arrive(): Promise<WholeClient> {
    const [opened, file] = await inTime(Promise.all([opening, api.load(...LOGIKIT_CLIENT)]));
    const { createPageClient: create } = file as { readonly createPageClient: typeof createPageClient };
    const onOther = (): void => {
      asked.clear();
      for (const tell of others) tell();
    };
    const client = await create({ api, lang, session: opened?.session, at: openedAt, onOther });
    client.answers.onSettled((outcome) => listeners.forEach((hear) => hear(outcome)));
    if (isClosed) client.close();
    return (whole = client);
  }

  /** The whole client is here before an answer needs it, also without a network; it begins to work with the person. */
  const foresee = async (): Promise<unknown> => api.preload?.(...LOGIKIT_CLIENT) ?? bring();

  /** True when answers of an earlier visit wait to be sent: under the SDK's name for them. */
  function hasKept({ userId }: Opened['session']): boolean {
    const scope = api.parent === undefined ? api.key : `${api.key} ${api.parent}`;
    return isKeptAt(`logikit.answers.${scope}.${userId}`);
  }

  /** What the opening answers, to the first who wishes it; later ones, and what it could not answer, are the client's. */
  async function firstSight<T>(
    wished: Omit<Wish, 'locale'>,
    read: (opened: Opened) => T,
    ask: (client: PageClient) => Promise<T>,
  ) {
    const wish = { ...wished, locale: lang };
    if (!opening && !coming) {
      const begun = api.open?.(wish);
      brought = begun ? JSON.stringify(begun.wish) : '';
      // The loader gives what the platform said, as it was sent.
      opening = begun?.answer.then((answer) => {
        openedAt = Date.now();
        return fromWire(answer) as Opened | null;
      });
    }
    const isMine = brought === JSON.stringify(wish);
    if (isMine) brought = '';
    const opened = isMine && opening ? await inTime(opening) : null;
    if (!opened) return ask(await bring());
    if (opened.refused) throw Object.assign(new Error(), opened.refused);
    // An answer of an earlier visit may wait: whoever shows the problem looks for it in the queue.
    if (hasKept(opened.session)) await (await bring()).hasLooked;
    else setTimeout(() => void foresee().catch(() => undefined));
    return inNextTask(read(opened));
  }

  let next: Opened['problem'] = null;
  async function problemOf(input: Parameters<PageClient['problems']['get']>[0]): Promise<LearnerProblem> {
    const { id: problemId } = input.params;
    const known = next;
    next = null;
    if (known?.id === problemId) return known;
    return firstSight(
      { show: 'problem', problem_id: problemId, thread_id: input.query.threadId },
      ({ problem }) => problem as NonNullable<typeof problem>, // asked by its id, it is there or refused
      ({ problems }) => problems.get(input),
    );
  }

  return {
    users: 0,
    warm: () => void bring().catch(() => undefined),
    whole: bring,
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
          const name = JSON.stringify([lang, input]);
          const begun = asked.get(name)?.then(inNextTask) ?? problemOf(input).finally(() => asked.delete(name));
          asked.set(name, begun);
          return begun;
        },
        hint: async (input) => (await bring()).problems.hint(input),
      },
      threads: {
        get: (input) =>
          firstSight(
            { show: 'thread', thread_id: input.params.id },
            ({ thread }) => thread as NonNullable<typeof thread>, // as above
            ({ threads }) => threads.get(input),
          ),
        recommendedProblem: (input) =>
          firstSight(
            { show: 'problem', thread_id: input.params.id },
            ({ problem }) => {
              next = problem;
              return { problemId: problem?.id ?? null };
            },
            ({ threads }) => threads.recommendedProblem(input),
          ),
      },
      passings: { get: async (input) => (await bring()).passings.get(input) },
      theories: { get: async (input) => (await bring()).theories.get(input) },
      answers: {
        submit: async (answer) => (await bring()).answers.submit(answer),
        store: { getState: () => whole?.answers.store.getState() ?? { pending: [] } },
        onSettled(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  };
}

function isKeptAt(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false; // a browser that refuses its storage has kept nothing
  }
}

/** A person waits so long for what comes before the client's own limits; then they are told, and may ask again. */
function inTime<T>(awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = Object.assign(new Error(), { code: 'timeout' });
    const timer = setTimeout(reject, numbers.patienceSeconds.reading * 1000, late);
    void awaited.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

/** What was read and what is drawn of it, or twenty players, would hold the page up in one task. */
function inNextTask<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value)));
}
