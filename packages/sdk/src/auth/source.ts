import { numbers } from '@logikit/contract';
import { send } from '../http/send.ts';
import type { Model } from '../api/models.ts';
import * as auth from '@logikit/contract/calls/identity/auth';
import { ApiError, SdkError } from '../http/errors.ts';
import type { Http } from '../http/http.ts';
import type { SturdyStorage } from '../storage.ts';
import { type Session, sessionOf } from './session.ts';

/** NOTE: long. The platform may have replaced what was sent, and takes it for stolen when it comes again much later. */
const patient = { timeoutMs: numbers.patienceSeconds.session * 1000 };

/** Where tokens come from: the portal's refresh cookie, or a publishable key on a partner's page. */
export interface SessionSource {
  /** Another token for whoever is signed in, or null when nobody is. */
  renew(): Promise<Session | null>;
  /** Starts an anonymous learner. */
  begin(start: AnonymousStart): Promise<Session>;
  /** A session that a login or a registration answered. */
  adopt(session: Session): Promise<void>;
  forget(): Promise<void>;
  /** True while this browser has this very session: nobody has signed in or gone on with it in another tab. */
  holds(session: Session): Promise<boolean>;
  /**
   * Who is signed in here as far as it is known without the platform: a session without a token until there is a
   * connection. Null when nobody or when it cannot tell.
   */
  remembered(): Promise<Session | null>;
  /** True when other tabs hold the same session. */
  isShared(): boolean;
}

export type AnonymousStart = Omit<Model<'AnonymousStart'>, 'key' | 'parent'>;

/** The refresh token is an httpOnly cookie; no script ever sees it. */
export function cookieSource(http: Http, storage: SturdyStorage): SessionSource {
  // Scripts cannot see the cookie, so a mark says that there is one and whose it is: a guest then asks for nothing that
  // must be refused, and a learner without a connection is still known.
  const place = 'logikit.session';
  const adopt = async ({ userId }: Session): Promise<void> => storage.setItem(place, String(userId));
  const forget = async (): Promise<void> => storage.removeItem(place);
  return {
    async renew() {
      if ((await storage.getItem(place)) === null) return null;
      const ask = async () => sessionOf((await send(http, auth.getToken, { query: { type: 'jwt' } }, patient)).token);
      const session = await nullWhenEnded(ask);
      await (session ? adopt(session) : forget());
      return session;
    },
    async begin(start) {
      const session = fromAnswer(await send(http, auth.startAnonymous, { body: start }, patient));
      await adopt(session);
      return session;
    },
    adopt,
    forget,
    holds: async ({ userId }) => (await storage.getItem(place)) === String(userId),
    async remembered() {
      const userId = Number(await storage.getItem(place));
      return userId > 0 ? { token: '', userId, expiresAt: 0, issuedAt: 0, refreshToken: null } : null;
    },
    isShared: () => true,
  };
}

export interface KeyOptions {
  readonly http: Http;
  readonly key: string | undefined;
  /** In a frame of the platform: origin of the page around it. */
  readonly parent: string | undefined;
  readonly storage: SturdyStorage;
  /** Name in the storage. */
  readonly place: string;
  readonly getToken: (() => Promise<string>) | undefined;
}

/**
 * For pages where our cookies do not reach. An anonymous learner's refresh token waits in the storage for the next
 * visit; a known learner's lives in this closure only and dies with the page.
 */
export function keySource({ http, key, parent, storage, place, getToken }: KeyOptions): SessionSource {
  // JSON leaves out what is undefined.
  const withKey = { key, parent } as Partial<Record<'key' | 'parent', string>>;
  let known: string | null = null;
  /** Why the last token of the page's was not accepted, in the platform's words. */
  let refusal = '';

  async function exchange(
    credential: Pick<Model<'TokenRequest'>, 'externalSubToken' | 'refreshToken' | 'webviewCode'>,
  ): Promise<Session> {
    return fromAnswer(await send(http, auth.exchangeToken, { body: { ...credential, ...withKey } }, patient));
  }

  const isKnown = (): boolean => known !== null || getToken !== undefined;

  async function kept<Got extends Session | null>(session: Got): Promise<Got> {
    const refreshToken = session?.refreshToken ?? null;
    if (isKnown()) known = refreshToken;
    else if (refreshToken !== null) await storage.setItem(place, refreshToken);
    return session;
  }

  return {
    async renew() {
      const refreshToken = isKnown() ? known : await storage.getItem(place);
      let session = refreshToken === null ? null : await nullWhenEnded(() => exchange({ refreshToken }));
      if (!session && getToken) {
        const credential = credentialOf(await tokenOf(getToken));
        session = await nullWhenEnded(
          () => exchange(credential),
          ({ message }) => (refusal = message),
        );
      }
      return kept(session);
    },
    async begin(start) {
      if (getToken) throw new SdkError('sessionExpired', `getToken() gave what is not accepted. ${refusal}`);
      return kept(fromAnswer(await send(http, auth.startAnonymous, { body: { ...start, ...withKey } }, patient)));
    },
    async adopt(session) {
      known = session.refreshToken;
      await storage.removeItem(place);
    },
    async forget() {
      known = null;
      await storage.removeItem(place);
    },
    holds: async ({ refreshToken }) => isKnown() || holdsAt(storage, place, refreshToken),
    // A stranger's page has no pages of ours that could open without the platform.
    remembered: async () => null,
    isShared: () => !isKnown(),
  };
}

/** Where nothing is found, another tab has taken it away; or this browser keeps nothing, and it stays with this page. */
async function holdsAt(storage: SturdyStorage, place: string, refreshToken: string | null): Promise<boolean> {
  const found = await storage.getItem(place);
  if (!found && refreshToken) {
    await storage.setItem(place, refreshToken);
    if (!storage.isKept(place)) return true;
    await storage.removeItem(place);
  }
  return found === refreshToken;
}

/** What the page gives; what it throws is told as its own fault, by a name. */
async function tokenOf(getToken: () => Promise<string>): Promise<string> {
  try {
    return await getToken();
  } catch (cause) {
    throw new SdkError('noToken', `The page's getToken() failed: ${String(cause)}`, { cause });
  }
}

/** An app around our page gives the platform's own code where a partner's page gives its backend's token. */
function credentialOf(token: string): Pick<Model<'TokenRequest'>, 'externalSubToken' | 'webviewCode'> {
  return token.startsWith('wv_') ? { webviewCode: token } : { externalSubToken: token };
}

export function fromAnswer(answer: Model<'Session'>): Session {
  return sessionOf(answer.token, answer.refreshToken);
}

/** A refused credential means that nobody is signed in; anything else is a failure and is thrown. */
async function nullWhenEnded(get: () => Promise<Session>, hear?: (refusal: ApiError) => void): Promise<Session | null> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 401 || error.code === 'oneCredentialOnly'))) throw error;
    hear?.(error);
    return null;
  }
}
