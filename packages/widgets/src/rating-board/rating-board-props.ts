import type { Model } from '@logikit/sdk';
import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type {
  BoardChosenDetail,
  BoardTime,
  RatingBoardErrorDetail,
  RatingBoardReadyDetail,
} from './rating-board.descriptor.ts';

export type SchoolBoard = Model<'SchoolBoard'>;

/** What the board needs of a client, and nothing more; the SDK's client has this shape. Rejects with a stable `code`. */
export interface RatingBoardClient {
  readonly rating: {
    getSchoolBoard(input: {
      readonly params: { readonly institutionId: number };
      readonly query: Model<'SchoolBoardQuery'>;
    }): Promise<SchoolBoard>;
  };
}

/** The rating of a school, by drawn nicknames. */
export interface RatingBoardProps {
  /** The client that places come from; fixed for the life of the component. */
  readonly client: RatingBoardClient;
  /** The page's publishable key, `pk_…`. */
  readonly publishableKey: string;
  /** The words in the language `lang`: `locales/<lang>/rating-board.json`. */
  readonly messages: Messages;
  /** Id of the school. */
  readonly institution: number;
  /** What is shown first. Default: this month. */
  readonly board?: BoardTime | undefined;
  /** How many places, 3 to 50. Default 10. */
  readonly rows?: number | undefined;
  /** Locale of the words. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  readonly onReady?: ((detail: RatingBoardReadyDetail) => void) | undefined;
  readonly onBoardChosen?: ((detail: BoardChosenDetail) => void) | undefined;
  readonly onError?: ((detail: RatingBoardErrorDetail) => void) | undefined;
}
