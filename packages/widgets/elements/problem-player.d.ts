// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Detail of `logikit-ready`: A problem can be answered. */
export interface LogikitProblemPlayerReadyDetail {
  readonly problemId: number;
}

/** Detail of `logikit-answered`: The server has judged an answer. */
export interface LogikitProblemPlayerAnsweredDetail {
  readonly problemId: number;
  readonly passingId: number;
  readonly isCorrect: boolean;
  readonly isFinal: boolean;
  readonly stars: number;
  readonly amountOfMistakes: number;
}

/** Detail of `logikit-completed`: Nothing is left: the single problem is closed, or the last one of the thread. */
export interface LogikitProblemPlayerCompletedDetail {
  readonly problemId: number;
  readonly threadId: number | null;
  readonly stars: number;
}

/** Detail of `logikit-error`: Something failed; the player shows what to do. */
export interface LogikitProblemPlayerErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-problem-player>`. */
export interface LogikitProblemPlayerEventMap extends HTMLElementEventMap {
  /** A problem can be answered. */
  'logikit-ready': CustomEvent<LogikitProblemPlayerReadyDetail>;
  /** The server has judged an answer. */
  'logikit-answered': CustomEvent<LogikitProblemPlayerAnsweredDetail>;
  /** Nothing is left: the single problem is closed, or the last one of the thread. */
  'logikit-completed': CustomEvent<LogikitProblemPlayerCompletedDetail>;
  /** Something failed; the player shows what to do. */
  'logikit-error': CustomEvent<LogikitProblemPlayerErrorDetail>;
}

/** A problem with its hints, its theory and Kit; alone, or the next one of a thread. */
export interface LogikitProblemPlayerElement extends HTMLElement {
  /** Id of the problem to solve. */
  get problem(): number | undefined;
  set problem(value: number | null | undefined);
  /** Id of the thread that the problem is solved in; alone, it opens the next problem of the thread. */
  get thread(): number | undefined;
  set thread(value: number | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Plays no sound and speaks only when asked. */
  get noSound(): boolean;
  set noSound(value: boolean | null | undefined);
  /** Loads the problem again and forgets what was chosen. */
  reload(): void;
  /** Reads the question aloud with the author's recording or the device's voice. */
  speak(): void;

  addEventListener<Name extends keyof LogikitProblemPlayerEventMap>(
    type: Name,
    listener: (this: LogikitProblemPlayerElement, event: LogikitProblemPlayerEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitProblemPlayerEventMap>(
    type: Name,
    listener: (this: LogikitProblemPlayerElement, event: LogikitProblemPlayerEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-problem-player>` in markup. */
export interface LogikitProblemPlayerAttributes {
  /** Id of the problem to solve. */
  problem?: number | `${number}` | undefined;
  /** Id of the thread that the problem is solved in; alone, it opens the next problem of the thread. */
  thread?: number | `${number}` | undefined;
  /** Locale of words and voice; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound and speaks only when asked. */
  'no-sound'?: boolean | undefined;
}

/** Listeners of `<logikit-problem-player>` in markup of frameworks that hear any event by its name. */
export interface LogikitProblemPlayerListeners {
  /** A problem can be answered. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitProblemPlayerReadyDetail>) => void) | undefined;
  /** The server has judged an answer. */
  'onlogikit-answered'?: ((event: CustomEvent<LogikitProblemPlayerAnsweredDetail>) => void) | undefined;
  /** Nothing is left: the single problem is closed, or the last one of the thread. */
  'onlogikit-completed'?: ((event: CustomEvent<LogikitProblemPlayerCompletedDetail>) => void) | undefined;
  /** Something failed; the player shows what to do. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitProblemPlayerErrorDetail>) => void) | undefined;
}

/** Names for `logikit-problem-player::part(…)`. */
export type LogikitProblemPlayerPart = 'question' | 'picture' | 'variant' | 'check' | 'feedback' | 'next';
