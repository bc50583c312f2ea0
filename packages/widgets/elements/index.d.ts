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

export type * from './problem-player.js';
export type * from './thread-road.js';
export type * from './game.js';
export type * from './loader.js';
export type * from './frames.js';

declare global {
  /** What `document.querySelector` and `document.createElement` answer. */
  interface HTMLElementTagNameMap {
    'logikit-problem-player': LogikitProblemPlayerElement;
    'logikit-thread-road': LogikitThreadRoadElement;
    'logikit-game': LogikitGameElement;
  }
  /** Events bubble up to the document. */
  interface DocumentEventMap {
    'logikit-ready': CustomEvent<
      LogikitProblemPlayerReadyDetail | LogikitThreadRoadReadyDetail | LogikitGameReadyDetail
    >;
    'logikit-answered': CustomEvent<LogikitProblemPlayerAnsweredDetail>;
    'logikit-completed': CustomEvent<LogikitProblemPlayerCompletedDetail>;
    'logikit-error': CustomEvent<
      LogikitProblemPlayerErrorDetail | LogikitThreadRoadErrorDetail | LogikitGameErrorDetail
    >;
    'logikit-station-chosen': CustomEvent<LogikitThreadRoadStationChosenDetail>;
    'logikit-solved': CustomEvent<LogikitGameSolvedDetail>;
  }
}
