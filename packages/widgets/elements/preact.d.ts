// Printed by scripts/print-types.ts from the widgets' descriptors.

import type { JSX as Markup, Ref } from 'preact';
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
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'logikit-problem-player': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitProblemPlayerAttributes> & {
        ref?: Ref<LogikitProblemPlayerElement> | undefined;
      } & LogikitProblemPlayerAttributes &
        LogikitProblemPlayerListeners;
      'logikit-thread-road': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitThreadRoadAttributes> & {
        ref?: Ref<LogikitThreadRoadElement> | undefined;
      } & LogikitThreadRoadAttributes &
        LogikitThreadRoadListeners;
      'logikit-game': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitGameAttributes> & {
        ref?: Ref<LogikitGameElement> | undefined;
      } & LogikitGameAttributes &
        LogikitGameListeners;
      'logikit-rating-board': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitRatingBoardAttributes> & {
        ref?: Ref<LogikitRatingBoardElement> | undefined;
      } & LogikitRatingBoardAttributes &
        LogikitRatingBoardListeners;
      'logikit-certificate': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitCertificateAttributes> & {
        ref?: Ref<LogikitCertificateElement> | undefined;
      } & LogikitCertificateAttributes &
        LogikitCertificateListeners;
      'logikit-shop-cart': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitShopCartAttributes> & {
        ref?: Ref<LogikitShopCartElement> | undefined;
      } & LogikitShopCartAttributes &
        LogikitShopCartListeners;
      'logikit-landing': Omit<Markup.IntrinsicElements['span'], 'ref' | keyof LogikitLandingAttributes> & {
        ref?: Ref<LogikitLandingElement> | undefined;
      } & LogikitLandingAttributes &
        LogikitLandingListeners;
    }
  }
}
