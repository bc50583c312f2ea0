// Printed by scripts/print-types.ts from the widgets' descriptors.

import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type {
  LogikitProblemPlayerAttributes,
  LogikitProblemPlayerElement,
  LogikitProblemPlayerListeners,
  LogikitThreadRoadAttributes,
  LogikitThreadRoadElement,
  LogikitThreadRoadListeners,
  LogikitGameAttributes,
  LogikitGameElement,
  LogikitGameListeners,
  LogikitRatingBoardAttributes,
  LogikitRatingBoardElement,
  LogikitRatingBoardListeners,
  LogikitCertificateAttributes,
  LogikitCertificateElement,
  LogikitCertificateListeners,
  LogikitShopCartAttributes,
  LogikitShopCartElement,
  LogikitShopCartListeners,
  LogikitLandingAttributes,
  LogikitLandingElement,
  LogikitLandingListeners,
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

/** Attributes and events of `<logikit-problem-player>`, and whatever any element takes. */
export interface LogikitProblemPlayerProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'problem' | 'thread' | 'lang' | 'theme' | 'noSound' | 'onReady' | 'onAnswered' | 'onCompleted' | 'onError'
> {
  /** Id of the problem to solve. */
  readonly problem?: number | `${number}` | undefined;
  /** Id of the thread that the problem is solved in; alone, it opens the next problem of the thread. */
  readonly thread?: number | `${number}` | undefined;
  /** Locale of words and voice; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound and speaks only when asked. */
  readonly noSound?: boolean | undefined;
  /** A problem can be answered. */
  readonly onReady?: ((detail: LogikitProblemPlayerReadyDetail) => void) | undefined;
  /** The server has judged an answer. */
  readonly onAnswered?: ((detail: LogikitProblemPlayerAnsweredDetail) => void) | undefined;
  /** Nothing is left: the single problem is closed, or the last one of the thread. */
  readonly onCompleted?: ((detail: LogikitProblemPlayerCompletedDetail) => void) | undefined;
  /** Something failed; the player shows what to do. */
  readonly onError?: ((detail: LogikitProblemPlayerErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitProblemPlayerHandle {
  readonly element: LogikitProblemPlayerElement | null;
  /** Loads the problem again and forgets what was chosen. */
  readonly reload: () => void;
  /** Reads the question aloud with the author's recording or the device's voice. */
  readonly speak: () => void;
}

/** A problem with its hints, its theory and Kit; alone, or the next one of a thread. */
export const LogikitProblemPlayer: ForwardRefExoticComponent<
  LogikitProblemPlayerProps & RefAttributes<LogikitProblemPlayerHandle>
>;

/** Attributes and events of `<logikit-thread-road>`, and whatever any element takes. */
export interface LogikitThreadRoadProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'thread' | 'lang' | 'images' | 'theme' | 'onReady' | 'onStationChosen' | 'onError'
> {
  /** Id of the thread whose road is shown. */
  readonly thread?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Paints the images of the thread; the policy of the page must allow images from the platform. */
  readonly images?: boolean | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** The road is drawn. */
  readonly onReady?: ((detail: LogikitThreadRoadReadyDetail) => void) | undefined;
  /** Somebody wants to solve the problem of a station. */
  readonly onStationChosen?: ((detail: LogikitThreadRoadStationChosenDetail) => void) | undefined;
  /** Something failed; the road shows what to do. */
  readonly onError?: ((detail: LogikitThreadRoadErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitThreadRoadHandle {
  readonly element: LogikitThreadRoadElement | null;
  /** Loads the thread again; Kit walks when the learner is further than before. */
  readonly reload: () => void;
}

/** The road of a thread: its stations, and where the learner stands. */
export const LogikitThreadRoad: ForwardRefExoticComponent<
  LogikitThreadRoadProps & RefAttributes<LogikitThreadRoadHandle>
>;

/** Attributes and events of `<logikit-game>`, and whatever any element takes. */
export interface LogikitGameProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'game' | 'size' | 'lang' | 'theme' | 'noSound' | 'onReady' | 'onSolved' | 'onError'
> {
  /** Which game; default: pipes. */
  readonly game?: 'pipes' | 'walk' | 'sudoku' | 'lights' | undefined;
  /** Size of the boards; default: medium. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** Plays no sound. */
  readonly noSound?: boolean | undefined;
  /** A level can be played. */
  readonly onReady?: ((detail: LogikitGameReadyDetail) => void) | undefined;
  /** A level has been solved; 3 stars without help, 2 with one tip, 1 with more. */
  readonly onSolved?: ((detail: LogikitGameSolvedDetail) => void) | undefined;
  /** The game could not be loaded. */
  readonly onError?: ((detail: LogikitGameErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitGameHandle {
  readonly element: LogikitGameElement | null;
  /** Begins again with level 1 and forgets the stars. */
  readonly restart: () => void;
}

/** A small logic game with endless levels. It judges itself and asks the platform for nothing. */
export const LogikitGame: ForwardRefExoticComponent<LogikitGameProps & RefAttributes<LogikitGameHandle>>;

/** Attributes and events of `<logikit-rating-board>`, and whatever any element takes. */
export interface LogikitRatingBoardProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'institution' | 'board' | 'rows' | 'lang' | 'theme' | 'onReady' | 'onBoardChosen' | 'onError'
> {
  /** Id of the school; the platform gives it to the partner whose key the page has. */
  readonly institution?: number | `${number}` | undefined;
  /** What is shown first: this month, or all time. */
  readonly board?: 'season' | 'all-time' | undefined;
  /** How many places are shown, 3 to 50; default 10. */
  readonly rows?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** A board is drawn, with so many places; none where fewer than ten people take part. */
  readonly onReady?: ((detail: LogikitRatingBoardReadyDetail) => void) | undefined;
  /** Somebody wants to see the other board. */
  readonly onBoardChosen?: ((detail: LogikitRatingBoardBoardChosenDetail) => void) | undefined;
  /** Something failed; the board shows what to do. */
  readonly onError?: ((detail: LogikitRatingBoardErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitRatingBoardHandle {
  readonly element: LogikitRatingBoardElement | null;
  /** Asks for the places again; by itself a board that is in view does so every five minutes. */
  readonly reload: () => void;
}

/** The rating of a school by nicknames, for the school’s own page or the screen in its hall. */
export const LogikitRatingBoard: ForwardRefExoticComponent<
  LogikitRatingBoardProps & RefAttributes<LogikitRatingBoardHandle>
>;

/** Attributes and events of `<logikit-certificate>`, and whatever any element takes. */
export interface LogikitCertificateProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'token' | 'certificate' | 'lang' | 'theme' | 'onReady' | 'onError'
> {
  /** What stands behind /c/ in the address that the owner of a certificate shares. */
  readonly token?: string | undefined;
  /** Id of a certificate: its example, with the name of nobody. Left alone where a token is set. */
  readonly certificate?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** The certificate is drawn; its name is not told to the page. */
  readonly onReady?: ((detail: LogikitCertificateReadyDetail) => void) | undefined;
  /** Something failed; the element shows what to do. */
  readonly onError?: ((detail: LogikitCertificateErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitCertificateHandle {
  readonly element: LogikitCertificateElement | null;
  /** Asks for the certificate again. */
  readonly reload: () => void;
}

/** A certificate that its owner shares, or the example of one that can be earned. */
export const LogikitCertificate: ForwardRefExoticComponent<
  LogikitCertificateProps & RefAttributes<LogikitCertificateHandle>
>;

/** Attributes and events of `<logikit-shop-cart>`, and whatever any element takes. */
export interface LogikitShopCartProps extends Omit<
  HTMLAttributes<HTMLElement>,
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
  readonly category?:
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
  readonly purchases?: string | undefined;
  /** Only a button that says how much is in the cart, and opens it. */
  readonly compact?: boolean | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** It is drawn; without prices until a grown-up has signed in, then once more. */
  readonly onReady?: ((detail: LogikitShopCartReadyDetail) => void) | undefined;
  /** Something was put into the cart or taken out of it. */
  readonly onChanged?: ((detail: LogikitShopCartChangedDetail) => void) | undefined;
  /** Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here. */
  readonly onCheckout?: ((detail: LogikitShopCartCheckoutDetail) => void) | undefined;
  /** The cart that was shown is paid. */
  readonly onPaid?: ((detail: LogikitShopCartPaidDetail) => void) | undefined;
  /** Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in. */
  readonly onError?: ((detail: LogikitShopCartErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitShopCartHandle {
  readonly element: LogikitShopCartElement | null;
  /** Asks for the cart again. */
  readonly reload: () => void;
  /** Opens a compact cart. */
  readonly open: () => void;
  /** Closes a compact cart. */
  readonly close: () => void;
}

/** The cart of a grown-up who signs in on the page, and goods to put into it. It is paid on our own page; in a frame it shows nothing. */
export const LogikitShopCart: ForwardRefExoticComponent<LogikitShopCartProps & RefAttributes<LogikitShopCartHandle>>;

/** Attributes and events of `<logikit-landing>`, and whatever any element takes. */
export interface LogikitLandingProps extends Omit<
  HTMLAttributes<HTMLElement>,
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
  readonly course?: string | undefined;
  /** Id or address name of an event. */
  readonly event?: string | undefined;
  /** Address name of a partner. Exactly one of course, event and partner is set. */
  readonly partner?: string | undefined;
  /** Which slide is shown first; default: 1. */
  readonly slide?: number | `${number}` | undefined;
  /** Where the visitor comes from, in your own words: the start is told it as utm_source. */
  readonly source?: string | undefined;
  /** Which of several pages of yours this is: the start is told it as utm_content. */
  readonly variant?: string | undefined;
  /** Without pictures. */
  readonly compact?: boolean | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  readonly lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  readonly theme?: 'light' | 'laboratory' | 'auto' | undefined;
  /** The landing is drawn. */
  readonly onReady?: ((detail: LogikitLandingReadyDetail) => void) | undefined;
  /** A visitor has come to another slide. */
  readonly onSlideShown?: ((detail: LogikitLandingSlideShownDetail) => void) | undefined;
  /** The problem of the landing is closed. */
  readonly onProblemSolved?: ((detail: LogikitLandingProblemSolvedDetail) => void) | undefined;
  /** Somebody goes to the start, in a new tab of ours; preventDefault() keeps them here. */
  readonly onStart?: ((detail: LogikitLandingStartDetail) => void) | undefined;
  /** Something failed; the element shows what to do. */
  readonly onError?: ((detail: LogikitLandingErrorDetail) => void) | undefined;
}

/** What the component's ref gives. Methods wait for the element's script. */
export interface LogikitLandingHandle {
  readonly element: LogikitLandingElement | null;
  /** Shows the next slide. */
  readonly next: () => void;
  /** Shows the slide before. */
  readonly back: () => void;
  /** Asks for the landing again. */
  readonly reload: () => void;
}

/** What a course, an event or a partner’s offer is: a thought a slide, a problem to try, and the way to the start. */
export const LogikitLanding: ForwardRefExoticComponent<LogikitLandingProps & RefAttributes<LogikitLandingHandle>>;
declare module 'react' {
  namespace JSX {
    /** React 18 hears none of the events: there, take the components. */
    interface IntrinsicElements {
      'logikit-problem-player': Omit<
        HTMLAttributes<LogikitProblemPlayerElement>,
        keyof LogikitProblemPlayerAttributes
      > &
        RefAttributes<LogikitProblemPlayerElement> &
        LogikitProblemPlayerAttributes &
        LogikitProblemPlayerListeners & { class?: string | undefined };
      'logikit-thread-road': Omit<HTMLAttributes<LogikitThreadRoadElement>, keyof LogikitThreadRoadAttributes> &
        RefAttributes<LogikitThreadRoadElement> &
        LogikitThreadRoadAttributes &
        LogikitThreadRoadListeners & { class?: string | undefined };
      'logikit-game': Omit<HTMLAttributes<LogikitGameElement>, keyof LogikitGameAttributes> &
        RefAttributes<LogikitGameElement> &
        LogikitGameAttributes &
        LogikitGameListeners & { class?: string | undefined };
      'logikit-rating-board': Omit<HTMLAttributes<LogikitRatingBoardElement>, keyof LogikitRatingBoardAttributes> &
        RefAttributes<LogikitRatingBoardElement> &
        LogikitRatingBoardAttributes &
        LogikitRatingBoardListeners & { class?: string | undefined };
      'logikit-certificate': Omit<HTMLAttributes<LogikitCertificateElement>, keyof LogikitCertificateAttributes> &
        RefAttributes<LogikitCertificateElement> &
        LogikitCertificateAttributes &
        LogikitCertificateListeners & { class?: string | undefined };
      'logikit-shop-cart': Omit<HTMLAttributes<LogikitShopCartElement>, keyof LogikitShopCartAttributes> &
        RefAttributes<LogikitShopCartElement> &
        LogikitShopCartAttributes &
        LogikitShopCartListeners & { class?: string | undefined };
      'logikit-landing': Omit<HTMLAttributes<LogikitLandingElement>, keyof LogikitLandingAttributes> &
        RefAttributes<LogikitLandingElement> &
        LogikitLandingAttributes &
        LogikitLandingListeners & { class?: string | undefined };
    }
  }
}
