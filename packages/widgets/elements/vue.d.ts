// Printed by scripts/print-types.ts from the widgets' descriptors.

import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  LogikitProblemPlayerElement,
  LogikitThreadRoadElement,
  LogikitGameElement,
  LogikitRatingBoardElement,
  LogikitCertificateElement,
  LogikitShopCartElement,
  LogikitLandingElement,
} from './index.js';
import type {
  LogikitProblemPlayerReadyDetail,
  LogikitProblemPlayerAnsweredDetail,
  LogikitProblemPlayerCompletedDetail,
  LogikitProblemPlayerErrorDetail,
  LogikitThreadRoadReadyDetail,
  LogikitThreadRoadStationChosenDetail,
  LogikitThreadRoadErrorDetail,
  LogikitGameReadyDetail,
  LogikitGameSolvedDetail,
  LogikitGameErrorDetail,
  LogikitRatingBoardReadyDetail,
  LogikitRatingBoardBoardChosenDetail,
  LogikitRatingBoardErrorDetail,
  LogikitCertificateReadyDetail,
  LogikitCertificateErrorDetail,
  LogikitShopCartReadyDetail,
  LogikitShopCartChangedDetail,
  LogikitShopCartCheckoutDetail,
  LogikitShopCartPaidDetail,
  LogikitShopCartErrorDetail,
  LogikitLandingReadyDetail,
  LogikitLandingSlideShownDetail,
  LogikitLandingProblemSolvedDetail,
  LogikitLandingStartDetail,
  LogikitLandingErrorDetail,
} from './index.js';

/** Attributes and events of `<logikit-problem-player>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitProblemPlayerVueProps extends Omit<
  HTMLAttributes,
  'problem' | 'thread' | 'lang' | 'theme' | 'noSound' | 'onReady' | 'onAnswered' | 'onCompleted' | 'onError'
> {
  /** Id of the problem to solve. */
  problem?: number | `${number}` | undefined;
  /** Id of the thread that the problem is solved in; alone, it opens the next problem of the thread. */
  thread?: number | `${number}` | undefined;
  /** Locale of words and voice; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound and speaks only when asked. */
  noSound?: boolean | undefined;
  /** A problem can be answered. */
  onLogikitReady?: ((event: CustomEvent<LogikitProblemPlayerReadyDetail>) => void) | undefined;
  /** The server has judged an answer. */
  onLogikitAnswered?: ((event: CustomEvent<LogikitProblemPlayerAnsweredDetail>) => void) | undefined;
  /** Nothing is left: the single problem is closed, or the last one of the thread. */
  onLogikitCompleted?: ((event: CustomEvent<LogikitProblemPlayerCompletedDetail>) => void) | undefined;
  /** Something failed; the player shows what to do. */
  onLogikitError?: ((event: CustomEvent<LogikitProblemPlayerErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-thread-road>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitThreadRoadVueProps extends Omit<
  HTMLAttributes,
  'thread' | 'lang' | 'images' | 'theme' | 'onReady' | 'onStationChosen' | 'onError'
> {
  /** Id of the thread whose road is shown. */
  thread?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Paints the images of the thread; the policy of the page must allow images from the platform. */
  images?: boolean | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** The road is drawn. */
  onLogikitReady?: ((event: CustomEvent<LogikitThreadRoadReadyDetail>) => void) | undefined;
  /** Somebody wants to solve the problem of a station. */
  onLogikitStationChosen?: ((event: CustomEvent<LogikitThreadRoadStationChosenDetail>) => void) | undefined;
  /** Something failed; the road shows what to do. */
  onLogikitError?: ((event: CustomEvent<LogikitThreadRoadErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-game>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitGameVueProps extends Omit<
  HTMLAttributes,
  'game' | 'size' | 'lang' | 'theme' | 'noSound' | 'onReady' | 'onSolved' | 'onError'
> {
  /** Which game; default: pipes. */
  game?: 'pipes' | 'walk' | 'sudoku' | 'lights' | undefined;
  /** Size of the boards; default: medium. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound. */
  noSound?: boolean | undefined;
  /** A level can be played. */
  onLogikitReady?: ((event: CustomEvent<LogikitGameReadyDetail>) => void) | undefined;
  /** A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
  onLogikitSolved?: ((event: CustomEvent<LogikitGameSolvedDetail>) => void) | undefined;
  /** The game could not be loaded. */
  onLogikitError?: ((event: CustomEvent<LogikitGameErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-rating-board>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitRatingBoardVueProps extends Omit<
  HTMLAttributes,
  'institution' | 'board' | 'rows' | 'lang' | 'theme' | 'onReady' | 'onBoardChosen' | 'onError'
> {
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
  /** A board is drawn, with so many places; none where fewer than ten people take part. */
  onLogikitReady?: ((event: CustomEvent<LogikitRatingBoardReadyDetail>) => void) | undefined;
  /** Somebody wants to see the other board. */
  onLogikitBoardChosen?: ((event: CustomEvent<LogikitRatingBoardBoardChosenDetail>) => void) | undefined;
  /** Something failed; the board shows what to do. */
  onLogikitError?: ((event: CustomEvent<LogikitRatingBoardErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-certificate>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitCertificateVueProps extends Omit<
  HTMLAttributes,
  'token' | 'certificate' | 'lang' | 'theme' | 'onReady' | 'onError'
> {
  /** What stands behind /c/ in the address that the owner of a certificate shares. */
  token?: string | undefined;
  /** Id of a certificate: its example, with the name of nobody. Left alone where a token is set. */
  certificate?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** The certificate is drawn; its name is not told to the page. */
  onLogikitReady?: ((event: CustomEvent<LogikitCertificateReadyDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. */
  onLogikitError?: ((event: CustomEvent<LogikitCertificateErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-shop-cart>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitShopCartVueProps extends Omit<
  HTMLAttributes,
  | 'category'
  | 'purchases'
  | 'compact'
  | 'lang'
  | 'theme'
  | 'onReady'
  | 'onChanged'
  | 'onCheckout'
  | 'onPaid'
  | 'onError'
> {
  /** Goods of this category can be put into the cart. */
  category?:
    | 'logic'
    | 'tests'
    | 'games'
    | 'certificates'
    | 'olympiads'
    | 'teacherMaterials'
    | 'collections'
    | 'testsCollections'
    | 'energy'
    | 'onlineLessons'
    | 'services'
    | 'problems'
    | undefined;
  /** Ids of the goods that can be put into the cart, by commas; category is left alone then. */
  purchases?: string | undefined;
  /** Only a button that says how much is in the cart, and opens it. */
  compact?: boolean | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** It is drawn; without prices until a grown-up has signed in, then once more. */
  onLogikitReady?: ((event: CustomEvent<LogikitShopCartReadyDetail>) => void) | undefined;
  /** Something was put into the cart or taken out of it. */
  onLogikitChanged?: ((event: CustomEvent<LogikitShopCartChangedDetail>) => void) | undefined;
  /** Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here. */
  onLogikitCheckout?: ((event: CustomEvent<LogikitShopCartCheckoutDetail>) => void) | undefined;
  /** The cart that was shown is paid. */
  onLogikitPaid?: ((event: CustomEvent<LogikitShopCartPaidDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in. */
  onLogikitError?: ((event: CustomEvent<LogikitShopCartErrorDetail>) => void) | undefined;
}

/** Attributes and events of `<logikit-landing>` in a template: `noSound` is `no-sound` there, `onLogikitReady` is `@logikit-ready`. */
export interface LogikitLandingVueProps extends Omit<
  HTMLAttributes,
  | 'course'
  | 'event'
  | 'partner'
  | 'slide'
  | 'source'
  | 'variant'
  | 'compact'
  | 'lang'
  | 'theme'
  | 'onReady'
  | 'onSlideShown'
  | 'onProblemSolved'
  | 'onStart'
  | 'onError'
> {
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
  /** The landing is drawn. */
  onLogikitReady?: ((event: CustomEvent<LogikitLandingReadyDetail>) => void) | undefined;
  /** A visitor has come to another slide. */
  onLogikitSlideShown?: ((event: CustomEvent<LogikitLandingSlideShownDetail>) => void) | undefined;
  /** The problem of the landing is closed. */
  onLogikitProblemSolved?: ((event: CustomEvent<LogikitLandingProblemSolvedDetail>) => void) | undefined;
  /** Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
  onLogikitStart?: ((event: CustomEvent<LogikitLandingStartDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. */
  onLogikitError?: ((event: CustomEvent<LogikitLandingErrorDetail>) => void) | undefined;
}
declare module 'vue' {
  interface GlobalComponents {
    'logikit-problem-player': new () => LogikitProblemPlayerElement & {
      $props: LogikitProblemPlayerVueProps & PublicProps;
    };
    'logikit-thread-road': new () => LogikitThreadRoadElement & { $props: LogikitThreadRoadVueProps & PublicProps };
    'logikit-game': new () => LogikitGameElement & { $props: LogikitGameVueProps & PublicProps };
    'logikit-rating-board': new () => LogikitRatingBoardElement & { $props: LogikitRatingBoardVueProps & PublicProps };
    'logikit-certificate': new () => LogikitCertificateElement & { $props: LogikitCertificateVueProps & PublicProps };
    'logikit-shop-cart': new () => LogikitShopCartElement & { $props: LogikitShopCartVueProps & PublicProps };
    'logikit-landing': new () => LogikitLandingElement & { $props: LogikitLandingVueProps & PublicProps };
  }
}
