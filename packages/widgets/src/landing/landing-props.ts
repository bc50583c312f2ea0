import type { Model } from '@logikit/sdk';
import type { ReactNode } from 'react';
import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type {
  LandingErrorDetail,
  LandingReadyDetail,
  LandingSlideDetail,
  LandingStartDetail,
} from './landing.descriptor.ts';

export type ShownLanding = Model<'ShownLanding'>;

/** What the landing needs of a client, and nothing more; the SDK's client has this shape. Rejects with a stable `code`. */
export interface LandingClient {
  readonly promo: {
    getShownLanding(input: { readonly query: Model<'ShownLandingQuery'> }): Promise<ShownLanding>;
  };
}

/** What a course, an event or a partner's offer is; exactly one of the three is named. */
export interface LandingProps {
  /** The client that the landing comes from; fixed for the life of the component. */
  readonly client: LandingClient;
  /** The page's publishable key, `pk_…`. */
  readonly publishableKey: string;
  /** The words in the language `lang`: `locales/<lang>/landing.json`. */
  readonly messages: Messages;
  /** Id or address name of a course. */
  readonly course?: string | undefined;
  /** Id or address name of an event. */
  readonly event?: string | undefined;
  /** Address name of a partner. */
  readonly partner?: string | undefined;
  /** Which slide is shown first; default: 1. */
  readonly slide?: number | undefined;
  /** The start is told it as utm_source. */
  readonly source?: string | undefined;
  /** The start is told it as utm_content. */
  readonly variant?: string | undefined;
  /** Without pictures. */
  readonly compact?: boolean | undefined;
  /** The problem to try, for instance a `<Player>`; left out: the landing has no slide for it. */
  readonly renderProblem?: ((problem: number) => ReactNode) | undefined;
  /** Locale of the words. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  readonly onReady?: ((detail: LandingReadyDetail) => void) | undefined;
  readonly onSlideShown?: ((detail: LandingSlideDetail) => void) | undefined;
  /** False keeps the visitor here. */
  readonly onStart?: ((detail: LandingStartDetail) => boolean) | undefined;
  readonly onError?: ((detail: LandingErrorDetail) => void) | undefined;
}
