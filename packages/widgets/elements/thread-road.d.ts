// Printed by scripts/print-types.ts from the widgets' descriptors.

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
