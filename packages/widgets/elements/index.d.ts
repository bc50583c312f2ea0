/// <reference path="./addresses.d.ts" />
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

/** Detail of `logikit-ready`: The road is drawn. */
export interface LogikitThreadRoadReadyDetail {
  readonly threadId: number;
}

/** Detail of `logikit-station-chosen`: Somebody wants to solve the problem of a station. */
export interface LogikitThreadRoadStationChosenDetail {
  readonly threadId: number;
  readonly problemId: number;
}

/** Detail of `logikit-error`: Something failed; the road shows what to do. */
export interface LogikitThreadRoadErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-thread-road>`. */
export interface LogikitThreadRoadEventMap extends HTMLElementEventMap {
  /** The road is drawn. */
  'logikit-ready': CustomEvent<LogikitThreadRoadReadyDetail>;
  /** Somebody wants to solve the problem of a station. */
  'logikit-station-chosen': CustomEvent<LogikitThreadRoadStationChosenDetail>;
  /** Something failed; the road shows what to do. */
  'logikit-error': CustomEvent<LogikitThreadRoadErrorDetail>;
}

/** The road of a thread: its stations, and where the learner stands. */
export interface LogikitThreadRoadElement extends HTMLElement {
  /** Id of the thread whose road is shown. */
  get thread(): number | undefined;
  set thread(value: number | null | undefined);
  /** Paints the images of the thread; the policy of the page must allow images from the platform. */
  get images(): boolean;
  set images(value: boolean | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Loads the thread again; Kit walks when the learner is further than before. */
  reload(): void;

  addEventListener<Name extends keyof LogikitThreadRoadEventMap>(
    type: Name,
    listener: (this: LogikitThreadRoadElement, event: LogikitThreadRoadEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitThreadRoadEventMap>(
    type: Name,
    listener: (this: LogikitThreadRoadElement, event: LogikitThreadRoadEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-thread-road>` in markup. */
export interface LogikitThreadRoadAttributes {
  /** Id of the thread whose road is shown. */
  thread?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Paints the images of the thread; the policy of the page must allow images from the platform. */
  images?: boolean | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
}

/** Listeners of `<logikit-thread-road>` in markup of frameworks that hear any event by its name. */
export interface LogikitThreadRoadListeners {
  /** The road is drawn. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitThreadRoadReadyDetail>) => void) | undefined;
  /** Somebody wants to solve the problem of a station. */
  'onlogikit-station-chosen'?: ((event: CustomEvent<LogikitThreadRoadStationChosenDetail>) => void) | undefined;
  /** Something failed; the road shows what to do. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitThreadRoadErrorDetail>) => void) | undefined;
}

/** Names for `logikit-thread-road::part(…)`. */
export type LogikitThreadRoadPart = 'road' | 'station' | 'plaque' | 'sign';

/** Detail of `logikit-ready`: A level can be played. */
export interface LogikitGameReadyDetail {
  readonly game: 'pipes' | 'walk' | 'sudoku' | 'lights';
}

/** Detail of `logikit-solved`: A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
export interface LogikitGameSolvedDetail {
  readonly game: 'pipes' | 'walk' | 'sudoku' | 'lights';
  readonly size: 'small' | 'medium' | 'large';
  readonly level: number;
  readonly stars: 1 | 2 | 3;
}

/** Detail of `logikit-error`: The game could not be loaded. */
export interface LogikitGameErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-game>`. */
export interface LogikitGameEventMap extends HTMLElementEventMap {
  /** A level can be played. */
  'logikit-ready': CustomEvent<LogikitGameReadyDetail>;
  /** A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
  'logikit-solved': CustomEvent<LogikitGameSolvedDetail>;
  /** The game could not be loaded. */
  'logikit-error': CustomEvent<LogikitGameErrorDetail>;
}

/** A small logic game with endless levels. It judges itself and asks the platform for nothing. */
export interface LogikitGameElement extends HTMLElement {
  /** Which game; default: pipes. */
  get game(): 'pipes' | 'walk' | 'sudoku' | 'lights' | undefined;
  set game(value: 'pipes' | 'walk' | 'sudoku' | 'lights' | null | undefined);
  /** Size of the boards; default: medium. */
  get size(): 'small' | 'medium' | 'large' | undefined;
  set size(value: 'small' | 'medium' | 'large' | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Plays no sound. */
  get noSound(): boolean;
  set noSound(value: boolean | null | undefined);
  /** Begins again with level 1 and forgets the stars. */
  restart(): void;

  addEventListener<Name extends keyof LogikitGameEventMap>(
    type: Name,
    listener: (this: LogikitGameElement, event: LogikitGameEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitGameEventMap>(
    type: Name,
    listener: (this: LogikitGameElement, event: LogikitGameEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-game>` in markup. */
export interface LogikitGameAttributes {
  /** Which game; default: pipes. */
  game?: 'pipes' | 'walk' | 'sudoku' | 'lights' | undefined;
  /** Size of the boards; default: medium. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound. */
  'no-sound'?: boolean | undefined;
}

/** Listeners of `<logikit-game>` in markup of frameworks that hear any event by its name. */
export interface LogikitGameListeners {
  /** A level can be played. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitGameReadyDetail>) => void) | undefined;
  /** A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
  'onlogikit-solved'?: ((event: CustomEvent<LogikitGameSolvedDetail>) => void) | undefined;
  /** The game could not be loaded. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitGameErrorDetail>) => void) | undefined;
}

/** Names for `logikit-game::part(…)`. */
export type LogikitGamePart = 'board' | 'level' | 'tip' | 'next';
declare global {
  /** What `document.querySelector` and `document.createElement` answer. */
  interface HTMLElementTagNameMap {
    'logikit-problem-player': LogikitProblemPlayerElement;
    'logikit-thread-road': LogikitThreadRoadElement;
    'logikit-game': LogikitGameElement;
  }
  /** Events bubble up to the document. */
  interface DocumentEventMap {
    'logikit-ready': CustomEvent<
      LogikitProblemPlayerReadyDetail | LogikitThreadRoadReadyDetail | LogikitGameReadyDetail
    >;
    'logikit-answered': CustomEvent<LogikitProblemPlayerAnsweredDetail>;
    'logikit-completed': CustomEvent<LogikitProblemPlayerCompletedDetail>;
    'logikit-error': CustomEvent<
      LogikitProblemPlayerErrorDetail | LogikitThreadRoadErrorDetail | LogikitGameErrorDetail
    >;
    'logikit-station-chosen': CustomEvent<LogikitThreadRoadStationChosenDetail>;
    'logikit-solved': CustomEvent<LogikitGameSolvedDetail>;
  }
}

/** Tokens of the look, without `--logikit-`. */
export type LogikitToken =
  | 'font'
  | 'radius-small'
  | 'radius'
  | 'radius-large'
  | 'paper'
  | 'card'
  | 'sunk'
  | 'ink'
  | 'ink-2'
  | 'edge'
  | 'hair'
  | 'violet'
  | 'on-violet'
  | 'violet-soft'
  | 'violet-text'
  | 'sun'
  | 'on-sun'
  | 'sun-soft'
  | 'mint'
  | 'on-mint'
  | 'mint-soft'
  | 'coral'
  | 'on-coral'
  | 'coral-soft'
  | 'sky'
  | 'on-sky'
  | 'sky-soft'
  | 'focus';

/** Values of tokens: `{ violet: "#0b6e4f" }`. */
export type LogikitAppearance = { readonly [Token in LogikitToken]?: string };

/** Gives a one-time token that the page’s own backend has signed. Asked again whenever a session must be renewed. */
export type LogikitGetToken = () => Promise<string>;

/** What `/v1/embed.js` exports. */
export interface LogikitLoader {
  /** Sets key, token source and look of this page. */
  readonly configure: (settings: {
    /** The publishable key, `pk_…`, where no `data-key` names it. */
    readonly key?: string;
    readonly getToken?: LogikitGetToken;
    readonly appearance?: LogikitAppearance;
  }) => void;
  /** Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`. */
  readonly login: () => Promise<{ readonly userId: number }>;
  /** Ends the session of this page. */
  readonly logout: () => Promise<void>;
}

/** What every frame is made of. */
export interface LogikitFrameBase {
  /** The publishable key; default: `data-key` of the tag of the script. */
  readonly key?: string;
  readonly appearance?: LogikitAppearance;
  readonly getToken?: LogikitGetToken;
  /** Height in CSS pixels that is kept from the first moment on. */
  readonly height?: number;
  /** What a screen reader calls the frame. */
  readonly title?: string;
}

/** A frame of `<logikit-problem-player>`. */
export interface LogikitProblemPlayerFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'problem-player';
  /** Properties of the widget. */
  readonly props?: {
    /** Id of the problem to solve. */
    readonly problem?: number;
    /** Id of the thread that the problem is solved in; alone, it opens the next problem of the thread. */
    readonly thread?: number;
    /** Locale of words and voice; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
    /** Plays no sound and speaks only when asked. */
    readonly noSound?: boolean;
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** A problem can be answered. */
    readonly ready?: (detail: LogikitProblemPlayerReadyDetail) => void;
    /** The server has judged an answer. */
    readonly answered?: (detail: LogikitProblemPlayerAnsweredDetail) => void;
    /** Nothing is left: the single problem is closed, or the last one of the thread. */
    readonly completed?: (detail: LogikitProblemPlayerCompletedDetail) => void;
    /** Something failed; the player shows what to do. */
    readonly error?: (detail: LogikitProblemPlayerErrorDetail) => void;
  };
}

/** A frame of `<logikit-thread-road>`. */
export interface LogikitThreadRoadFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'thread-road';
  /** Properties of the widget. */
  readonly props?: {
    /** Id of the thread whose road is shown. */
    readonly thread?: number;
    /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Paints the images of the thread; the policy of the page must allow images from the platform. */
    readonly images?: boolean;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** The road is drawn. */
    readonly ready?: (detail: LogikitThreadRoadReadyDetail) => void;
    /** Somebody wants to solve the problem of a station. */
    readonly 'station-chosen'?: (detail: LogikitThreadRoadStationChosenDetail) => void;
    /** Something failed; the road shows what to do. */
    readonly error?: (detail: LogikitThreadRoadErrorDetail) => void;
  };
}

/** A frame of `<logikit-game>`. */
export interface LogikitGameFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'game';
  /** Properties of the widget. */
  readonly props?: {
    /** Which game; default: pipes. */
    readonly game?: 'pipes' | 'walk' | 'sudoku' | 'lights';
    /** Size of the boards; default: medium. */
    readonly size?: 'small' | 'medium' | 'large';
    /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
    /** Plays no sound. */
    readonly noSound?: boolean;
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** A level can be played. */
    readonly ready?: (detail: LogikitGameReadyDetail) => void;
    /** A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
    readonly solved?: (detail: LogikitGameSolvedDetail) => void;
    /** The game could not be loaded. */
    readonly error?: (detail: LogikitGameErrorDetail) => void;
  };
}

/** A frame of any widget. */
export type LogikitFrameOptions =
  LogikitProblemPlayerFrameOptions | LogikitThreadRoadFrameOptions | LogikitGameFrameOptions;

export interface LogikitFrame {
  readonly element: HTMLIFrameElement;
  readonly update: (change: {
    readonly props?: LogikitFrameOptions['props'];
    readonly appearance?: LogikitAppearance;
  }) => void;
  readonly call: (method: string) => void;
  readonly remove: () => void;
}

/** What `/v1/frame.js` exports. */
export interface LogikitFrames {
  /** Puts a widget into `place` as a frame. */
  readonly createFrame: (place: Element, options: LogikitFrameOptions) => LogikitFrame;
}
