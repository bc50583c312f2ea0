// Printed by scripts/print-types.ts from the widgets' descriptors.

import type { HTMLAttributes } from 'svelte/elements';
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
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'logikit-problem-player': Omit<HTMLAttributes<LogikitProblemPlayerElement>, keyof LogikitProblemPlayerAttributes> &
      LogikitProblemPlayerAttributes &
      LogikitProblemPlayerListeners;
    'logikit-thread-road': Omit<HTMLAttributes<LogikitThreadRoadElement>, keyof LogikitThreadRoadAttributes> &
      LogikitThreadRoadAttributes &
      LogikitThreadRoadListeners;
    'logikit-game': Omit<HTMLAttributes<LogikitGameElement>, keyof LogikitGameAttributes> &
      LogikitGameAttributes &
      LogikitGameListeners;
    'logikit-rating-board': Omit<HTMLAttributes<LogikitRatingBoardElement>, keyof LogikitRatingBoardAttributes> &
      LogikitRatingBoardAttributes &
      LogikitRatingBoardListeners;
    'logikit-certificate': Omit<HTMLAttributes<LogikitCertificateElement>, keyof LogikitCertificateAttributes> &
      LogikitCertificateAttributes &
      LogikitCertificateListeners;
    'logikit-shop-cart': Omit<HTMLAttributes<LogikitShopCartElement>, keyof LogikitShopCartAttributes> &
      LogikitShopCartAttributes &
      LogikitShopCartListeners;
    'logikit-landing': Omit<HTMLAttributes<LogikitLandingElement>, keyof LogikitLandingAttributes> &
      LogikitLandingAttributes &
      LogikitLandingListeners;
  }
}
