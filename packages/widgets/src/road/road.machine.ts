import type { Thread, ThreadBlock, ThreadProblem } from './road-client.ts';

export type RoadState =
  /** Nothing is drawn yet: most loads are over before anyone notices. */
  | { readonly status: 'loading' }
  | { readonly status: 'skeleton' }
  /** The thread has no problem yet. */
  | { readonly status: 'empty'; readonly thread: Thread }
  | { readonly status: 'offline' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'full'; readonly thread: Thread; readonly walkFrom: number | null };

export type RoadEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'slow' }
  /** `lastSeen` is the station where Kit was left, when this road has been seen before. */
  | { readonly type: 'loaded'; readonly thread: Thread; readonly lastSeen: number | null }
  | { readonly type: 'failed'; readonly code: string };

export const initialRoadState: RoadState = { status: 'loading' };

export function reduceRoad(state: RoadState, event: RoadEvent): RoadState {
  switch (event.type) {
    case 'opened':
      return initialRoadState;
    case 'slow':
      return state.status === 'loading' ? { status: 'skeleton' } : state;
    case 'failed':
      // A road that is already drawn is worth more than a message that it could not be drawn again.
      if (state.status === 'full') return state;
      return event.code === 'offline' ? { status: 'offline' } : { status: 'failed', code: event.code };
    case 'loaded': {
      const { thread } = event;
      if (thread.problems.length === 0) return { status: 'empty', thread };
      const walkFrom = thread.problems.findIndex(({ id }) => id === event.lastSeen);
      return { status: 'full', thread, walkFrom: walkFrom < 0 ? null : walkFrom };
    }
  }
}

/** A block with its stations, in the order of the road; a station's number counts through the whole thread. */
export interface RoadBlock {
  readonly block: ThreadBlock;
  readonly stations: readonly { readonly number: number; readonly problem: ThreadProblem }[];
}

export function blocksOf(thread: Thread): readonly RoadBlock[] {
  return orderedProblems(thread).reduce<RoadBlock[]>((blocks, problem, index) => {
    const station = { number: index + 1, problem };
    const last = blocks.at(-1);
    if (last?.block.id === problem.blockId) {
      return [...blocks.slice(0, -1), { ...last, stations: [...last.stations, station] }];
    }
    const block = thread.blocks.find(({ id }) => id === problem.blockId);
    return block ? [...blocks, { block, stations: [station] }] : blocks;
  }, []);
}

function orderedProblems({ blocks, problems }: Thread): readonly ThreadProblem[] {
  return blocks.flatMap(({ id }) => problems.filter(({ blockId }) => blockId === id));
}

/** Where Kit stands: at the current station, or at the last one when the road is walked to its end. */
export function kitStation(blocks: readonly RoadBlock[]): number {
  const stations = blocks.flatMap((block) => block.stations);
  const current = stations.findIndex(({ problem }) => problem.state === 'current');
  return current < 0 ? stations.findLastIndex(({ problem }) => problem.state !== 'locked') : current;
}
