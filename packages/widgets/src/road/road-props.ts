import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type * as chunk from './drawings-chunk.ts';
import type { RoadClient } from './road-client.ts';
import type { RoadErrorDetail, RoadReadyDetail, StationChosenDetail } from './road.descriptor.ts';

/** The road of a thread: its problems as stations in a landscape, and Kit at the next one. */
export interface ThreadRoadProps {
  /** The client that the thread comes from; fixed for the life of the component. */
  readonly client: RoadClient;
  /** The words of the road in the language `lang`: `locales/<lang>/road.json`. */
  readonly messages: Messages;
  /** Id of the thread. */
  readonly thread: number;
  /** Locale of the words. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  /** The road is the page: Kit is scrolled into view when it appears. Default false, a guest does not scroll its host. */
  readonly isPage?: boolean | undefined;
  /** Paints the images of the thread; the policy of the page must allow images from the platform. Default false. */
  readonly images?: boolean | undefined;
  /** Origin of images whose addresses name none: the platform's. Default: the page's own. */
  readonly imageBase?: string | undefined;
  /** Address of a problem. With it stations are links, without it they are buttons. */
  readonly hrefOf?: ((problemId: number) => string) | undefined;
  readonly onReady?: ((detail: RoadReadyDetail) => void) | undefined;
  /** Called instead of following the link, except when the person asks for a new tab. */
  readonly onStationChosen?: ((detail: StationChosenDetail) => void) | undefined;
  readonly onError?: ((detail: RoadErrorDetail) => void) | undefined;
}

/** Everything that only adorns a road. */
export type RoadDrawings = Pick<
  typeof chunk,
  'Kit' | 'KitCheering' | 'KitPuzzled' | 'KitSleeping' | 'KitThinking' | 'KitWaving' | 'Things'
>;
