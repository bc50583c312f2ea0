import type { Model } from '@logikit/sdk';

export type LearnerProblem = Model<'LearnerProblem'>;
export type LearnerVariant = Model<'LearnerVariant'>;
export type Passing = Model<'Passing'>;
export type Solution = Model<'Solution'>;
export type ProblemSolution = Model<'ProblemSolution'>;
export type Pointer = Model<'Pointer'>;
export type Hint = Model<'Hint'>;
export type Theory = Model<'Theory'>;
export type Thread = Model<'Thread'>;

/** Where a problem is being solved, as the calls take it: in a thread, a block, an exercise block, an event, or nowhere. */
export interface SolvingContext {
  readonly threadId?: number;
  readonly eventId?: number;
  readonly blockId?: number;
  readonly exerciseBlockNumber?: number;
  readonly complexity?: LearnerProblem['complexity'];
  /** 1 while the learner goes on although an earlier answer still waits for a connection. */
  readonly ahead?: number;
}

/** A block of exercises: its number and the complexity tier of its exercise. */
export interface ExercisePlace {
  readonly number: number;
  readonly complexity: LearnerProblem['complexity'];
}

/** One problem of the row that is being walked. */
export interface TrailStop {
  readonly id: number;
  readonly isDone: boolean;
}

/**
 * What the player needs of a client, and nothing more; the SDK's client has this shape.
 * Every method rejects with an error that carries a stable `code`.
 */
export interface PlayerClient {
  readonly problems: {
    get(input: { readonly params: { readonly id: number }; readonly query: SolvingContext }): Promise<LearnerProblem>;
    hint(input: { readonly params: { readonly problemId: number }; readonly query: SolvingContext }): Promise<Hint>;
  };
  readonly passings: {
    get(input: {
      readonly params: { readonly problemId: number; readonly passingId: number };
      readonly query: SolvingContext;
    }): Promise<Passing>;
  };
  readonly theories: { get(input: { readonly params: { readonly id: number } }): Promise<Theory> };
  readonly threads: {
    get(input: { readonly params: { readonly id: number } }): Promise<Thread>;
    recommendedProblem(input: {
      readonly params: { readonly id: number };
    }): Promise<{ readonly problemId: number | null }>;
  };
  readonly answers: AnswerQueue;
}

export interface AnswerToSend {
  readonly problemId: number;
  readonly context: SolvingContext;
  readonly content: Solution['content'];
  /** Of the problem that was seen. */
  readonly version?: number | undefined;
}

interface PendingAnswer {
  readonly status: 'pending';
  readonly isKept: boolean;
  /** It is on its way, and there is no word of it yet. */
  readonly isSlow: boolean;
}

/** Answers that outlive a lost connection and a closed tab. */
export interface AnswerQueue {
  /**
   * `pending` means: sent as soon as the platform can be reached; `onSettled` tells the outcome. It outlives the page only
   * where it `isKept`.
   */
  submit(answer: AnswerToSend): Promise<{ readonly status: 'judged'; readonly passing: Passing } | PendingAnswer>;
  readonly store: {
    getState(): { readonly pending: readonly Pick<AnswerToSend, 'problemId' | 'content'>[] };
  };
  /** Hears of every answer that had to wait. Returns what ends the listening. */
  onSettled(listener: (outcome: SettledAnswer) => void): () => void;
}

export interface SettledAnswer {
  readonly answer: Pick<AnswerToSend, 'problemId'>;
  readonly passing?: Passing | undefined;
  readonly error?: unknown;
}

export type SoundName = 'tap' | 'pick-up' | 'put-down' | 'right' | 'not-yet' | 'star';

/** Short sounds of the interface. */
export interface PlayerSounds {
  play(name: SoundName): void;
}

/** Reads a text aloud; a file's address is played instead. Speaking again interrupts. */
export interface Voice {
  speak(text: string, lang: string, style?: SpeechStyle): void;
  stop(): void;
  /** Left out: nobody knows, and asking again says it again. */
  isSpeaking?(): boolean;
  /** Calls back whenever it begins and ends to speak, until the returned function is called. */
  subscribe?(listener: () => void): () => void;
}

/** How something is said; 1, the default, is as usual. */
export interface SpeechStyle {
  readonly rate?: number;
  readonly pitch?: number;
}
