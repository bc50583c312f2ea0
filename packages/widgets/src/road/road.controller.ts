import { numbers } from '@logikit/contract';
import type { RoadClient, Thread } from './road-client.ts';
import type { RoadEvents } from './road.descriptor.ts';
import { blocksOf, initialRoadState, kitStation, reduceRoad, type RoadEvent, type RoadState } from './road.machine.ts';

export interface RoadPorts {
  readonly client: RoadClient;
  readonly emit: <Name extends keyof RoadEvents>(name: Name, detail: RoadEvents[Name]) => void;
}

export interface RoadController {
  readonly getSnapshot: () => RoadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (thread: number) => void;
  /** Asks again for the same thread; a road that is drawn stays until the answer is there. */
  readonly reload: () => void;
  readonly choose: (problemId: number) => void;
  /** Nothing that is still under way reaches a road that is gone. */
  readonly close: () => void;
}

/** Where Kit was seen last, by client and thread, so that he walks on when the learner comes back from a problem. */
const lastSeen = new WeakMap<RoadClient, Map<number, number>>();

/** Follows one road: what it shows is `getSnapshot()`, everything that a person can do is a method. */
export function createRoadController({ client, emit }: RoadPorts): RoadController {
  const listeners = new Set<() => void>();
  const seen = lastSeen.get(client) ?? new Map<number, number>();
  lastSeen.set(client, seen);
  let state: RoadState = initialRoadState;
  let threadId: number | undefined;
  /** Answers of an earlier opening change nothing any more. */
  let opening = 0;

  const send = (event: RoadEvent) => {
    const next = reduceRoad(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  async function load(id: number): Promise<void> {
    const mine = ++opening;
    const slow = setTimeout(() => mine === opening && send({ type: 'slow' }), numbers.loaderDelayMs);
    try {
      const thread = await client.threads.get({ params: { id } });
      if (mine !== opening) return;
      send({ type: 'loaded', thread, lastSeen: seen.get(id) ?? null });
      const standing = kitProblem(thread);
      if (standing !== undefined) seen.set(thread.id, standing);
      emit('ready', { threadId: id });
    } catch (error) {
      if (mine !== opening) return;
      const { code, message } = readError(error);
      send({ type: 'failed', code });
      emit('error', { code, message });
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    getSnapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(id: number): void {
      if (id !== threadId) send({ type: 'opened' });
      threadId = id;
      void load(id);
    },
    reload(): void {
      if (threadId === undefined) return;
      if (state.status !== 'full') send({ type: 'opened' });
      void load(threadId);
    },
    choose(problemId: number): void {
      if (threadId !== undefined) emit('stationChosen', { threadId, problemId });
    },
    close: () => void opening++,
  };
}

/** The problem where Kit stands, if he stands anywhere. */
function kitProblem(thread: Thread): number | undefined {
  const blocks = blocksOf(thread);
  return blocks.flatMap(({ stations }) => stations)[kitStation(blocks)]?.problem.id;
}

function readError(error: unknown): { readonly code: string; readonly message: string } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
  return { code, message: error instanceof Error ? error.message : String(error) };
}
