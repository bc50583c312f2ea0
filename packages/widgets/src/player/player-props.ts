import type { ReactNode } from 'react';
import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type { ExercisePlace, PlayerClient, PlayerSounds, TrailStop, Voice } from './player-client.ts';
import type { AnsweredDetail, CompletedDetail, ErrorDetail, PausedProblem, ReadyDetail } from './player.descriptor.ts';

/** Where a person is inside a problem: the child routes of a problem's page. */
export type PlayerPlace = 'problem' | 'feedback' | 'theory';

/** One problem, solved for real: question, picture, answer, feedback, stars, next. */
export interface PlayerProps {
  /** The client that problems come from and answers go to; fixed for the life of the component. */
  readonly client: PlayerClient;
  /** The words of the player in the language `lang`: `locales/<lang>/player.json`. */
  readonly messages: Messages;
  /** Id of the problem. Without it the next problem of `thread` is opened. */
  readonly problem?: number | undefined;
  /** Id of the thread that the problem is solved in. */
  readonly thread?: number | undefined;
  /** Id of the block that the problem is solved in, instead of a thread. */
  readonly block?: number | undefined;
  /** The exercise block that the problem is solved in, instead of a thread. */
  readonly exercise?: ExercisePlace | undefined;
  /** The row of problems that the trail draws; default: the stretch of the thread around the problem. */
  readonly trail?: readonly TrailStop[] | undefined;
  /** Id of the event that the problem is solved in, instead of a thread. */
  readonly event?: number | undefined;
  /** Id of a past passing of the problem; it is shown read-only. */
  readonly passing?: number | undefined;
  /** Locale of words and voice. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  /** Plays no sound; the question is still read aloud when asked. */
  readonly noSound?: boolean | undefined;
  readonly sounds?: PlayerSounds | undefined;
  /** Default: the device's own voice. */
  readonly voice?: Voice | undefined;
  /** What the page knows before the problem has come: true keeps the larger sizes of preschoolers from the start. */
  readonly isPreschool?: boolean | undefined;
  /** An author looks at the problem: everything can be touched and nothing is sent. */
  readonly isPreview?: boolean | undefined;
  /**
   * Drawn instead of the problem while it must not be answered, e.g. because no life is left. What was chosen is kept
   * beneath; a result, the theory and a closed problem stay visible. The focus goes to what carries `data-main`.
   */
  readonly pause?: ((paused: PausedProblem) => ReactNode) | undefined;
  /** Level of the question's heading in the page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Drawn left of the trail, e.g. the way back to the road. */
  readonly leading?: ReactNode;
  /** Drawn right of the trail, e.g. the lives. */
  readonly trailing?: ReactNode;
  /** Where in the problem the page's address says that we are; the player follows it. */
  readonly place?: PlayerPlace | undefined;
  /** Called when the person moves inside the problem: to the feedback, into the theory, back to the answers. */
  readonly onPlace?: ((place: PlayerPlace) => void) | undefined;
  /** Opens the next problem by the page's own means, e.g. a route; without it the player opens it itself. */
  readonly onNext?: ((problemId: number) => void) | undefined;
  /** Where the person goes after the last problem; without it the last problem can only be played again. */
  readonly onLeave?: (() => void) | undefined;
  /** What the button of `onLeave` says: that a problem follows, a result, or the road. Default: a result behind a block, else the road. */
  readonly leavesFor?: LeavesFor | undefined;
  readonly onReady?: ((detail: ReadyDetail) => void) | undefined;
  readonly onAnswered?: ((detail: AnsweredDetail) => void) | undefined;
  readonly onCompleted?: ((detail: CompletedDetail) => void) | undefined;
  readonly onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What follows the last problem that the player knows. */
export type LeavesFor = 'problem' | 'result' | 'road';

/** What a player needs wherever it stands: a page of React may say more. */
export type CoreProps = Omit<PlayerProps, 'pause' | 'place' | 'onPlace'>;
