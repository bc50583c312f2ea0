// Printed by scripts/print-types.ts from the widgets' descriptors.

import type { LogikitAppearance, LogikitGetToken } from './loader.js';
import type {
  LogikitProblemPlayerReadyDetail,
  LogikitProblemPlayerAnsweredDetail,
  LogikitProblemPlayerCompletedDetail,
  LogikitProblemPlayerErrorDetail,
} from './problem-player.js';
import type {
  LogikitThreadRoadReadyDetail,
  LogikitThreadRoadStationChosenDetail,
  LogikitThreadRoadErrorDetail,
} from './thread-road.js';
import type { LogikitGameReadyDetail, LogikitGameSolvedDetail, LogikitGameErrorDetail } from './game.js';
import type {
  LogikitRatingBoardReadyDetail,
  LogikitRatingBoardBoardChosenDetail,
  LogikitRatingBoardErrorDetail,
} from './rating-board.js';
import type { LogikitCertificateReadyDetail, LogikitCertificateErrorDetail } from './certificate.js';
import type {
  LogikitLandingReadyDetail,
  LogikitLandingSlideShownDetail,
  LogikitLandingProblemSolvedDetail,
  LogikitLandingStartDetail,
  LogikitLandingErrorDetail,
} from './landing.js';

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

/** A frame of `<logikit-rating-board>`. */
export interface LogikitRatingBoardFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'rating-board';
  /** Properties of the widget. */
  readonly props?: {
    /** Id of the school; the platform gives it to the partner whose key the page has. */
    readonly institution?: number;
    /** What is shown first: this month, or all time. */
    readonly board?: 'season' | 'all-time';
    /** How many places are shown, 3 to 50; default 10. */
    readonly rows?: number;
    /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** A board is drawn, with so many places; none where fewer than ten people take part. */
    readonly ready?: (detail: LogikitRatingBoardReadyDetail) => void;
    /** Somebody wants to see the other board. */
    readonly 'board-chosen'?: (detail: LogikitRatingBoardBoardChosenDetail) => void;
    /** Something failed; the board shows what to do. */
    readonly error?: (detail: LogikitRatingBoardErrorDetail) => void;
  };
}

/** A frame of `<logikit-certificate>`. */
export interface LogikitCertificateFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'certificate';
  /** Properties of the widget. */
  readonly props?: {
    /** What stands behind /c/ in the address that the owner of a certificate shares. */
    readonly token?: string;
    /** Id of a certificate: its example, with the name of nobody. Left alone where a token is set. */
    readonly certificate?: number;
    /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** The certificate is drawn; its name is not told to the page. */
    readonly ready?: (detail: LogikitCertificateReadyDetail) => void;
    /** Something failed; the element shows what to do. */
    readonly error?: (detail: LogikitCertificateErrorDetail) => void;
  };
}

/** A frame of `<logikit-landing>`. */
export interface LogikitLandingFrameOptions extends LogikitFrameBase {
  /** Tag of the widget without `logikit-`. */
  readonly widget: 'landing';
  /** Properties of the widget. */
  readonly props?: {
    /** Id or address name of a course. */
    readonly course?: string;
    /** Id or address name of an event. */
    readonly event?: string;
    /** Address name of a partner. Exactly one of course, event and partner is set. */
    readonly partner?: string;
    /** Which slide is shown first; default: 1. */
    readonly slide?: number;
    /** Where the visitor comes from, in your own words: the start is told it as utm_source. */
    readonly source?: string;
    /** Which of several pages of yours this is: the start is told it as utm_content. */
    readonly variant?: string;
    /** Without pictures. */
    readonly compact?: boolean;
    /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
    readonly lang?: string;
    /** Which theme to wear; auto is what the device prefers. */
    readonly theme?: 'light' | 'laboratory' | 'auto';
  };
  /** Listeners by the name of the event without `logikit-`. */
  readonly on?: {
    /** The landing is drawn. */
    readonly ready?: (detail: LogikitLandingReadyDetail) => void;
    /** A visitor has come to another slide. */
    readonly 'slide-shown'?: (detail: LogikitLandingSlideShownDetail) => void;
    /** The problem of the landing is closed. */
    readonly 'problem-solved'?: (detail: LogikitLandingProblemSolvedDetail) => void;
    /** Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
    readonly start?: (detail: LogikitLandingStartDetail) => void;
    /** Something failed; the element shows what to do. */
    readonly error?: (detail: LogikitLandingErrorDetail) => void;
  };
}

/** A frame of any widget. */
export type LogikitFrameOptions =
  | LogikitProblemPlayerFrameOptions
  | LogikitThreadRoadFrameOptions
  | LogikitGameFrameOptions
  | LogikitRatingBoardFrameOptions
  | LogikitCertificateFrameOptions
  | LogikitLandingFrameOptions;

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
