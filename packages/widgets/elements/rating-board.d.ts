// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Detail of `logikit-ready`: A board is drawn, with so many places; none where fewer than ten people take part. */
export interface LogikitRatingBoardReadyDetail {
  readonly institution: number;
  readonly board: 'season' | 'all-time';
  readonly rows: number;
}

/** Detail of `logikit-board-chosen`: Somebody wants to see the other board. */
export interface LogikitRatingBoardBoardChosenDetail {
  readonly board: 'season' | 'all-time';
}

/** Detail of `logikit-error`: Something failed; the board shows what to do. */
export interface LogikitRatingBoardErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-rating-board>`. */
export interface LogikitRatingBoardEventMap extends HTMLElementEventMap {
  /** A board is drawn, with so many places; none where fewer than ten people take part. */
  'logikit-ready': CustomEvent<LogikitRatingBoardReadyDetail>;
  /** Somebody wants to see the other board. */
  'logikit-board-chosen': CustomEvent<LogikitRatingBoardBoardChosenDetail>;
  /** Something failed; the board shows what to do. */
  'logikit-error': CustomEvent<LogikitRatingBoardErrorDetail>;
}

/** The rating of a school by nicknames, for the school’s own page or the screen in its hall. */
export interface LogikitRatingBoardElement extends HTMLElement {
  /** Id of the school; the platform gives it to the partner whose key the page has. */
  get institution(): number | undefined;
  set institution(value: number | null | undefined);
  /** What is shown first: this month, or all time. */
  get board(): 'season' | 'all-time' | undefined;
  set board(value: 'season' | 'all-time' | null | undefined);
  /** How many places are shown, 3 to 50; default 10. */
  get rows(): number | undefined;
  set rows(value: number | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Asks for the places again; by itself a board that is in view does so every five minutes. */
  reload(): void;

  addEventListener<Name extends keyof LogikitRatingBoardEventMap>(
    type: Name,
    listener: (this: LogikitRatingBoardElement, event: LogikitRatingBoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitRatingBoardEventMap>(
    type: Name,
    listener: (this: LogikitRatingBoardElement, event: LogikitRatingBoardEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-rating-board>` in markup. */
export interface LogikitRatingBoardAttributes {
  /** Id of the school; the platform gives it to the partner whose key the page has. */
  institution?: number | `${number}` | undefined;
  /** What is shown first: this month, or all time. */
  board?: 'season' | 'all-time' | undefined;
  /** How many places are shown, 3 to 50; default 10. */
  rows?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
}

/** Listeners of `<logikit-rating-board>` in markup of frameworks that hear any event by its name. */
export interface LogikitRatingBoardListeners {
  /** A board is drawn, with so many places; none where fewer than ten people take part. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitRatingBoardReadyDetail>) => void) | undefined;
  /** Somebody wants to see the other board. */
  'onlogikit-board-chosen'?: ((event: CustomEvent<LogikitRatingBoardBoardChosenDetail>) => void) | undefined;
  /** Something failed; the board shows what to do. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitRatingBoardErrorDetail>) => void) | undefined;
}

/** Names for `logikit-rating-board::part(…)`. */
export type LogikitRatingBoardPart = 'board' | 'tabs' | 'row';
