// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Detail of `logikit-ready`: The landing is drawn. */
export interface LogikitLandingReadyDetail {
  readonly kind: 'course' | 'event' | 'partner';
  readonly name: string;
  readonly slides: number;
}

/** Detail of `logikit-slide-shown`: A visitor has come to another slide. */
export interface LogikitLandingSlideShownDetail {
  readonly slide: number;
}

/** Detail of `logikit-problem-solved`: The problem of the landing is closed. */
export interface LogikitLandingProblemSolvedDetail {
  readonly stars: number;
}

/** Detail of `logikit-start`: Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
export interface LogikitLandingStartDetail {
  readonly href: string;
}

/** Detail of `logikit-error`: Something failed; the element shows what to do. */
export interface LogikitLandingErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-landing>`. */
export interface LogikitLandingEventMap extends HTMLElementEventMap {
  /** The landing is drawn. */
  'logikit-ready': CustomEvent<LogikitLandingReadyDetail>;
  /** A visitor has come to another slide. */
  'logikit-slide-shown': CustomEvent<LogikitLandingSlideShownDetail>;
  /** The problem of the landing is closed. */
  'logikit-problem-solved': CustomEvent<LogikitLandingProblemSolvedDetail>;
  /** Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
  'logikit-start': CustomEvent<LogikitLandingStartDetail>;
  /** Something failed; the element shows what to do. */
  'logikit-error': CustomEvent<LogikitLandingErrorDetail>;
}

/** What a course, an event or a partner’s offer is: a thought a slide, a problem to try, and the way to the start. */
export interface LogikitLandingElement extends HTMLElement {
  /** Id or address name of a course. */
  get course(): string | undefined;
  set course(value: string | null | undefined);
  /** Id or address name of an event. */
  get event(): string | undefined;
  set event(value: string | null | undefined);
  /** Address name of a partner. Exactly one of course, event and partner is set. */
  get partner(): string | undefined;
  set partner(value: string | null | undefined);
  /** Which slide is shown first; default: 1. */
  get slide(): number | undefined;
  set slide(value: number | null | undefined);
  /** Where the visitor comes from, in your own words: the start is told it as utm_source. */
  get source(): string | undefined;
  set source(value: string | null | undefined);
  /** Which of several pages of yours this is: the start is told it as utm_content. */
  get variant(): string | undefined;
  set variant(value: string | null | undefined);
  /** Without pictures. */
  get compact(): boolean;
  set compact(value: boolean | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Shows the next slide. */
  next(): void;
  /** Shows the slide before. */
  back(): void;
  /** Asks for the landing again. */
  reload(): void;

  addEventListener<Name extends keyof LogikitLandingEventMap>(
    type: Name,
    listener: (this: LogikitLandingElement, event: LogikitLandingEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitLandingEventMap>(
    type: Name,
    listener: (this: LogikitLandingElement, event: LogikitLandingEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-landing>` in markup. */
export interface LogikitLandingAttributes {
  /** Id or address name of a course. */
  course?: string | undefined;
  /** Id or address name of an event. */
  event?: string | undefined;
  /** Address name of a partner. Exactly one of course, event and partner is set. */
  partner?: string | undefined;
  /** Which slide is shown first; default: 1. */
  slide?: number | `${number}` | undefined;
  /** Where the visitor comes from, in your own words: the start is told it as utm_source. */
  source?: string | undefined;
  /** Which of several pages of yours this is: the start is told it as utm_content. */
  variant?: string | undefined;
  /** Without pictures. */
  compact?: boolean | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
}

/** Listeners of `<logikit-landing>` in markup of frameworks that hear any event by its name. */
export interface LogikitLandingListeners {
  /** The landing is drawn. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitLandingReadyDetail>) => void) | undefined;
  /** A visitor has come to another slide. */
  'onlogikit-slide-shown'?: ((event: CustomEvent<LogikitLandingSlideShownDetail>) => void) | undefined;
  /** The problem of the landing is closed. */
  'onlogikit-problem-solved'?: ((event: CustomEvent<LogikitLandingProblemSolvedDetail>) => void) | undefined;
  /** Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
  'onlogikit-start'?: ((event: CustomEvent<LogikitLandingStartDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitLandingErrorDetail>) => void) | undefined;
}

/** Names for `logikit-landing::part(…)`. */
export type LogikitLandingPart = 'landing' | 'slide' | 'title' | 'picture' | 'start' | 'dots';
