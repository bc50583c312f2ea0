import type { Clock } from './clock.ts';
import type { SdkError } from './http/errors.ts';
import type { Page } from './page.ts';
import type { KeyValueStorage } from './storage.ts';

export interface ClientOptions {
  /** Origin of the platform, `https://logikit.example`. Empty: the page's own origin. */
  readonly baseUrl: string;
  /** What the learner reads; sent with every request. Changed by `setLocale`. */
  readonly locale: string;
  /** Tenant of the page's route, inserted into training paths. */
  readonly tenant?: string;
  /** Publishable key (`pk_…`) of a partner's page. With a key no cookie is used. */
  readonly key?: string;
  /** Known learners: a one-time token that the partner's backend signed. Asked again whenever the session must be renewed. */
  readonly getToken?: () => Promise<string>;
  /** Inside a frame of the platform: origin of the page around it. The session is good for that page only. */
  readonly parent?: string;
  /** `cookie`: the portal's refresh cookie. `memory`: refresh tokens in the answer's body. Default: `memory` with a key. */
  readonly credentials?: 'cookie' | 'memory';
  /** What survives a closed tab: unsent answers, an anonymous session, sound settings. Default: localStorage, if allowed. */
  readonly storage?: KeyValueStorage;
  /** The session ended, or the profile is refused. */
  readonly onAuthError?: (error: SdkError) => void;
  /** A refused profile sends the browser to `/`, unless suppressed. Default: suppressed where no cookie is used. */
  readonly suppressRedirect?: boolean;
  /** How to leave for another page. Default: `location.assign`. */
  readonly goTo?: (path: string) => void;
  /** What goes wrong without hurting the learner. Default: console.warn. */
  readonly onLog?: (message: string, error: unknown) => void;

  /** For tests: time, chance and the page around us. */
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly page?: Page;
}
