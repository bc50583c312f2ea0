// Printed by scripts/print-types.ts from the widgets' descriptors.

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
