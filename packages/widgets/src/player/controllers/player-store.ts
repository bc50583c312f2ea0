import type { GraphicRules } from '../machine/graphic-rules.ts';
import type {
  ExercisePlace,
  LearnerProblem,
  Passing,
  SolvingContext,
  PlayerClient,
  PlayerSounds,
  Thread,
  Voice,
} from '../player-client.ts';
import type { PlayerEvents } from '../player.descriptor.ts';
import type { LeavesFor } from '../player-props.ts';
import { initialPlayerState, type PlayerEvent, reducePlayer } from '../machine/player.machine.ts';
import { type Aid, open, type PlayerState, type ProblemSession } from '../machine/problem-session.ts';

/** What to open. With a thread alone the next problem of the thread is opened. */
export interface Target {
  readonly problem?: number | undefined;
  readonly thread?: number | undefined;
  readonly block?: number | undefined;
  readonly exercise?: ExercisePlace | undefined;
  /** The event that the problem is solved in, instead of a thread. */
  readonly event?: number | undefined;
  /** A past passing of the problem, to be read again. */
  readonly passing?: number | undefined;
}

/** Controllers that come with the feedback chunk: of hints, theory and reading aloud, and of what an answer has come to. */
export interface FeedbackControllers {
  readonly tellVerdict: (store: PlayerStore, passing: Passing) => void;
  /** `stops`: who asks to be read to is not when something is being said. */
  readonly askForAid: (store: PlayerStore, asked: Aid, stops?: boolean) => Promise<void>;
}

/** Everything that the player's controllers reach outside of themselves. */
export interface PlayerPorts {
  readonly client: PlayerClient;
  readonly sounds: PlayerSounds;
  /** Undefined: the device's own. */
  readonly voice: Voice | undefined;
  /** False: it speaks only when asked. */
  readonly narrates: () => boolean;
  readonly lang: () => string;
  /** True while the person asks for less motion; answers then never send themselves (rule D-039). */
  readonly prefersCalm: () => boolean;
  readonly emit: <Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]) => void;
  /** Fetches what a problem needs beside its data; rejects when that does not come. */
  readonly prepare: (problem: LearnerProblem) => Promise<GraphicRules | null>;
  /**
   * Fetches the feedback chunk: once the problem is there, and at the latest when there is something to say. Null when it
   * cannot come.
   */
  readonly loadFeedback: () => Promise<FeedbackControllers | null>;
  /** Opens the next problem somewhere else, e.g. by a route. Without it the player opens the problem itself. */
  readonly goTo: () => ((problemId: number) => void) | undefined;
  /** Where the person goes after the last problem. */
  readonly leave: () => (() => void) | undefined;
  /** What that is, if the page says so. */
  readonly leavesFor: () => LeavesFor | undefined;
  /** True while an author only looks at the problem: nothing is sent. */
  readonly isPreview: () => boolean;
}

export interface PlayerSnapshot {
  readonly state: PlayerState;
  readonly thread: Thread | null;
}

/** What the player's controllers share: the state, where it is, and who listens. */
export interface PlayerStore {
  readonly ports: PlayerPorts;
  readonly getSnapshot: () => PlayerSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: PlayerEvent) => void;
  /** For what a lazy chunk decides. */
  readonly update: (change: (state: PlayerState) => PlayerState) => void;
  readonly showThread: (thread: Thread | null) => void;
  readonly session: () => ProblemSession | null;
  readonly target: () => Target;
  readonly setTarget: (target: Target) => void;
  readonly solvingContext: () => SolvingContext;
  /** Begins another opening: what was on its way for the one before changes nothing any more. */
  readonly turnOver: () => void;
  /** Returns what stays true until the next opening. */
  readonly whileOpen: () => () => boolean;
  /** Tells the page of an error, and answers its code. */
  readonly report: (error: unknown) => string;
}

export function createPlayerStore(ports: PlayerPorts, initial: LearnerProblem | undefined): PlayerStore {
  const listeners = new Set<() => void>();
  let snapshot: PlayerSnapshot = { state: initial ? open(initial, null) : initialPlayerState, thread: null };
  let target: Target = { problem: initial?.id };
  let opening = 0;

  const show = (next: PlayerSnapshot): void => {
    if (next.state === snapshot.state && next.thread === snapshot.thread) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const update: PlayerStore['update'] = (change) => show({ ...snapshot, state: change(snapshot.state) });

  return {
    ports,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => update((state) => reducePlayer(state, event)),
    update,
    showThread: (thread) => show({ ...snapshot, thread }),
    session: () => ('session' in snapshot.state ? snapshot.state.session : null),
    target: () => target,
    setTarget: (next) => void (target = next),
    solvingContext: () => {
      const context = contextOf(target);
      const isWaiting = ports.client.answers.store.getState().pending.length > 0;
      return isWaiting && context.threadId !== undefined ? { ...context, ahead: 1 } : context;
    },
    turnOver: () => void (opening += 1),
    whileOpen() {
      const mine = opening;
      return () => mine === opening;
    },
    report(error) {
      const known = readError(error);
      ports.emit('error', known);
      return known.code;
    },
  };
}

function contextOf({ thread, block, exercise, event }: Target): SolvingContext {
  if (exercise) return { exerciseBlockNumber: exercise.number, complexity: exercise.complexity };
  if (block !== undefined) return { blockId: block };
  if (event !== undefined) return { eventId: event };
  return thread === undefined ? {} : { threadId: thread };
}

/** NOTE: by shape, not by class: two versions of the SDK on one page have two classes of error. */
function readError(error: unknown): { readonly code: string; readonly message: string } {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return {
    code: typeof code === 'string' ? code : 'internal',
    message: typeof message === 'string' ? message : 'Something unexpected was thrown.',
  };
}
