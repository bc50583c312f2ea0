import { keepText, keptText } from '../browser/kept.ts';
import { client } from '../client/client.ts';

const OWNER = 'logikit.offline.user';
/** Stations of a road that are read ahead; the platform lets a learner be that far ahead of an open one. */
const STATIONS = 8;

/**
 * Lets the cabinet open without a network from now on. Follows who is signed in: what the learner before has read is
 * forgotten at once.
 */
export function keepOffline(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const { session } = client().auth;
  const follow = (): void => {
    const state = session.getState();
    if (state.status === 'unknown') return;
    belongTo(state.status === 'signedIn' ? String(state.userId) : '').catch(() => undefined);
  };
  follow();
  // A private window may refuse a worker: then the cabinet needs a network, as any page does.
  navigator.serviceWorker.register(workerAddress()).catch(() => undefined);
  return session.subscribe(follow);
}

async function belongTo(owner: string): Promise<void> {
  if (keptText(OWNER) === owner) return;
  const { forgetKept } = await import('./forget-kept.ts');
  await forgetKept();
  keepText(OWNER, owner);
}

/** Reads what comes next on a road. Nobody waits for it and nobody misses it. */
export async function keepAhead(threadId: number): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller || !navigator.onLine) return;
  try {
    const { problems, theories, threads } = client();
    const thread = await threads.get({ params: { id: threadId } });
    const next = thread.problems.filter(({ isFinal }) => !isFinal).slice(0, STATIONS);
    for (const { id } of next) await problems.get({ params: { id }, query: { threadId, ahead: 1 } });
    const ahead = new Set(next.map(({ blockId }) => blockId));
    const pages = thread.blocks.filter(({ id }) => ahead.has(id)).map(({ blockTheory }) => blockTheory);
    for (const id of pages) if (id !== null) await theories.get({ params: { id } });
  } catch {
    // Without it the next problem needs a network, and says so itself.
  }
}

interface PolicyMaker {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The one script address that the site makes itself; its policy allows this name and nothing else. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  if (!trustedTypes) return WORKER;
  policy ??= trustedTypes.createPolicy('logikit-worker', { createScriptURL: () => WORKER });
  return policy.createScriptURL(WORKER);
}

const WORKER = '/worker.js';
let policy: ReturnType<PolicyMaker['createPolicy']> | undefined;
