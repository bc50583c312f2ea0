/// <reference path="./addresses.d.ts" />
// Printed by scripts/print-types.ts from the widgets' descriptors.

import type {
  LogikitProblemPlayerElement,
  LogikitProblemPlayerReadyDetail,
  LogikitProblemPlayerAnsweredDetail,
  LogikitProblemPlayerCompletedDetail,
  LogikitProblemPlayerErrorDetail,
} from './problem-player.js';
import type {
  LogikitThreadRoadElement,
  LogikitThreadRoadReadyDetail,
  LogikitThreadRoadStationChosenDetail,
  LogikitThreadRoadErrorDetail,
} from './thread-road.js';
import type {
  LogikitGameElement,
  LogikitGameReadyDetail,
  LogikitGameSolvedDetail,
  LogikitGameErrorDetail,
} from './game.js';
import type {
  LogikitRatingBoardElement,
  LogikitRatingBoardReadyDetail,
  LogikitRatingBoardBoardChosenDetail,
  LogikitRatingBoardErrorDetail,
} from './rating-board.js';
import type {
  LogikitCertificateElement,
  LogikitCertificateReadyDetail,
  LogikitCertificateErrorDetail,
} from './certificate.js';
import type {
  LogikitShopCartElement,
  LogikitShopCartReadyDetail,
  LogikitShopCartChangedDetail,
  LogikitShopCartCheckoutDetail,
  LogikitShopCartPaidDetail,
  LogikitShopCartErrorDetail,
} from './shop-cart.js';
import type {
  LogikitLandingElement,
  LogikitLandingReadyDetail,
  LogikitLandingSlideShownDetail,
  LogikitLandingProblemSolvedDetail,
  LogikitLandingStartDetail,
  LogikitLandingErrorDetail,
} from './landing.js';

export type * from './problem-player.js';
export type * from './thread-road.js';
export type * from './game.js';
export type * from './rating-board.js';
export type * from './certificate.js';
export type * from './shop-cart.js';
export type * from './landing.js';
export type * from './loader.js';
export type * from './frames.js';

declare global {
  /** What `document.querySelector` and `document.createElement` answer. */
  interface HTMLElementTagNameMap {
    'logikit-problem-player': LogikitProblemPlayerElement;
    'logikit-thread-road': LogikitThreadRoadElement;
    'logikit-game': LogikitGameElement;
    'logikit-rating-board': LogikitRatingBoardElement;
    'logikit-certificate': LogikitCertificateElement;
    'logikit-shop-cart': LogikitShopCartElement;
    'logikit-landing': LogikitLandingElement;
  }
  /** Events bubble up to the document. */
  interface DocumentEventMap {
    'logikit-ready': CustomEvent<
      | LogikitProblemPlayerReadyDetail
      | LogikitThreadRoadReadyDetail
      | LogikitGameReadyDetail
      | LogikitRatingBoardReadyDetail
      | LogikitCertificateReadyDetail
      | LogikitShopCartReadyDetail
      | LogikitLandingReadyDetail
    >;
    'logikit-answered': CustomEvent<LogikitProblemPlayerAnsweredDetail>;
    'logikit-completed': CustomEvent<LogikitProblemPlayerCompletedDetail>;
    'logikit-error': CustomEvent<
      | LogikitProblemPlayerErrorDetail
      | LogikitThreadRoadErrorDetail
      | LogikitGameErrorDetail
      | LogikitRatingBoardErrorDetail
      | LogikitCertificateErrorDetail
      | LogikitShopCartErrorDetail
      | LogikitLandingErrorDetail
    >;
    'logikit-station-chosen': CustomEvent<LogikitThreadRoadStationChosenDetail>;
    'logikit-solved': CustomEvent<LogikitGameSolvedDetail>;
    'logikit-board-chosen': CustomEvent<LogikitRatingBoardBoardChosenDetail>;
    'logikit-changed': CustomEvent<LogikitShopCartChangedDetail>;
    'logikit-checkout': CustomEvent<LogikitShopCartCheckoutDetail>;
    'logikit-paid': CustomEvent<LogikitShopCartPaidDetail>;
    'logikit-slide-shown': CustomEvent<LogikitLandingSlideShownDetail>;
    'logikit-problem-solved': CustomEvent<LogikitLandingProblemSolvedDetail>;
    'logikit-start': CustomEvent<LogikitLandingStartDetail>;
  }
}
