import { createAuth } from './auth/auth.ts';
import type { Auth } from './auth/interface.ts';
import { cookieSource, keySource } from './auth/source.ts';
import { openTabs } from './auth/tabs.ts';
import { deviceClock } from './clock.ts';
import { createHttp, type Http } from './http/http.ts';
import type { SdkError } from './http/errors.ts';
import type { ClientOptions } from './options.ts';
import { isOnline, type Page } from './page.ts';
import { createServerTime, type ServerTime } from './stores/server-time.ts';
import { type SturdyStorage, sturdyStorage } from './storage.ts';
import type { Clock } from './clock.ts';

/** What every client has, whichever calls it makes. API groups are bound to its `http`. */
export interface Core {
  readonly baseUrl: string;
  /** Names what is kept in the browser for this platform and key. */
  readonly scope: string;
  readonly http: Http;
  readonly auth: Auth;
  readonly serverTime: ServerTime;
  readonly storage: SturdyStorage;
  readonly clock: Clock;
  /** The page of a test; otherwise the browser's. */
  readonly page: Page | undefined;
  readonly random: () => number;
  locale(): string;
  /** From the next request on; nothing is loaded anew. */
  setLocale(locale: string): void;
  /** The tenant that training calls name now. */
  tenant(): string | undefined;
  setTenant(tenant: string | undefined): void;
  /** The id that the notification socket was given; sent as x-socket-id. */
  setSocketId(id: string | undefined): void;
  /** The platform refused who we are: tells the page, or leaves for `/` (rule D-170). */
  refused(error: SdkError): void;
  log(message: string, error: unknown): void;
  /** Stops every timer, socket and listener. The client is of no use afterwards. */
  close(): void;
}

export function createCore(options: ClientOptions): Core {
  const { clock = deviceClock, random = Math.random } = options;
  const { onAuthError = () => undefined, goTo = leaveFor, key, getToken, parent } = options;
  const storage = sturdyStorage(options.storage);
  const usesCookies = (options.credentials ?? (key === undefined ? 'cookie' : 'memory')) === 'cookie';
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  let { locale, tenant } = options;
  let socketId: string | undefined;

  // NOTE: http asks auth for bearers and auth signs in through http; the closures below are called only later.
  const http = createHttp({
    baseUrl,
    clock,
    random,
    sendsCookies: usesCookies,
    locale: () => locale,
    tenant: () => tenant,
    socketId: () => socketId,
    isOnline: options.page?.isOnline ?? isOnline,
    auth: () => auth,
  });
  const serverTime = createServerTime(clock);
  // Browsers that do not part our storage by the page around us must not mix the learners of two pages.
  const scope = parent === undefined ? (key ?? baseUrl) : `${key ?? baseUrl} ${parent}`;
  const place = `logikit.session.${scope}`;
  const auth = createAuth({
    http,
    source: usesCookies ? cookieSource(http, storage) : keySource({ http, key, parent, storage, place, getToken }),
    tabs: openTabs(place),
    clock,
    serverTime,
    onAuthError,
  });

  function refused(error: SdkError): void {
    onAuthError(error);
    if (!(options.suppressRedirect ?? !usesCookies)) goTo('/');
  }

  return {
    baseUrl,
    scope,
    http,
    auth,
    serverTime,
    storage,
    clock,
    page: options.page,
    random,
    locale: () => locale,
    setLocale: (next) => void (locale = next),
    tenant: () => tenant,
    setTenant: (next) => void (tenant = next),
    setSocketId: (id) => void (socketId = id),
    refused,
    log: options.onLog ?? warn,
    close: auth.close,
  };
}

function leaveFor(path: string): void {
  location.assign(path);
}

function warn(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- what a page that brings no `onLog` gets
  console.warn(message, error);
}
