import { nearestLanguage } from '@logikit/contract';
import type { Auth } from '@logikit/sdk';
import { createPkce } from './pkce.ts';
import { acquireClient, type ClientOf as Settings } from '../page/page-client.ts';

/** What a login can end with beside the codes of the platform. Whatever it is, what was solved stays where it was. */
export type LoginErrorCode = 'popupBlocked' | 'insecurePage' | 'noKey' | 'loginClosed' | 'loginDenied';

/** `code` is for programs, `message` for developers. */
export class LoginError extends Error {
  readonly code: LoginErrorCode;

  constructor(code: LoginErrorCode, message: string) {
    super(message);
    this.name = 'LoginError';
    this.code = code;
  }
}

export interface LoggedIn {
  readonly userId: number;
}

/** Written in by the build: the languages that have words, the product's first one first. */
declare const LOGIKIT_LANGUAGE_NAMES: readonly string[];

const LOOK_MS = 300;
const kept = new Map<string, Promise<Auth>>();

/** The page's one session, kept from the first login on even while no element is there. */
function authOf(settings: Settings): Promise<Auth> {
  const id = `${settings.origin} ${settings.key}`;
  const auth =
    kept.get(id) ??
    acquireClient(settings, null)
      .whole()
      .then((whole) => whole.auth);
  kept.set(id, auth);
  auth.catch(() => kept.delete(id));
  return auth;
}

/**
 * Lets somebody sign in on the platform's own page, in `popup`, and gives this page a session of theirs. The session is
 * held in memory: it ends with the page. What was solved here without a name goes along.
 */
export async function login(popup: Window | null, settings: Settings, purpose?: 'shop'): Promise<LoggedIn> {
  const { origin, key } = settings;
  if (!popup)
    throw new LoginError('popupBlocked', 'The browser opened no window: call login() in the handler of a click.');
  try {
    if (key === undefined)
      throw new LoginError('noKey', 'Signing in needs a publishable key: data-key or configure({ key }).');
    if (!isSecureContext) throw new LoginError('insecurePage', 'Signing in needs a page at https, or at localhost.');
    const lang = languageOf();
    const auth = await authOf(settings);
    // An anonymous learner of an earlier visit, so that nothing of theirs stays behind.
    await auth.resume().catch(() => undefined);
    const { verifier, challenge, state } = await createPkce();
    const asking = { key, origin: location.origin, challenge, state, ...(purpose && { for: purpose }) };
    const search = new URLSearchParams(asking);
    popup.location.replace(`${origin}/2.0/${lang}/auth/page?${search.toString()}`);
    return await heard({ popup, origin, state }, async ({ code, keep }) => {
      const after = await auth.loginOnPage({ key, code, verifier, state, ...(keep && { keep }) });
      return { userId: after.status === 'signedIn' ? after.userId : 0 };
    });
  } catch (error) {
    popup.close();
    throw error;
  }
}

/** Ends the session of this page; the next one is anonymous again. */
export async function logout(settings: Settings): Promise<void> {
  await (await authOf(settings)).logout();
}

interface Line {
  readonly popup: Window;
  readonly origin: string;
  readonly state: string;
}

interface Grant {
  readonly code: string;
  readonly keep?: 'account' | 'anonymous';
}

/**
 * What the window says: a code, which `exchange` takes to the platform, or that nothing came of it. Only the platform's own
 * origin in this very window is heard, and a page of ours by a channel. A refused code leaves the window open to try again.
 */
function heard({ popup, origin, state }: Line, exchange: (grant: Grant) => Promise<LoggedIn>): Promise<LoggedIn> {
  const channel = origin === location.origin ? new BroadcastChannel(`logikit-login.${state}`) : null;
  const answer = (status: string): void => {
    const message = { type: 'logikit-login-answer', state, status };
    if (channel) channel.postMessage(message);
    popup.postMessage(message, origin);
  };
  return new Promise<LoggedIn>((resolve, reject) => {
    let isUsing = false;
    const end = (done: () => void): void => {
      clearInterval(looking);
      removeEventListener('message', hear);
      channel?.close();
      done();
    };
    const read = (data: unknown): void => {
      const message = (data ?? {}) as Readonly<Record<string, unknown>>; // any window may send anything
      if (message['type'] !== 'logikit-login' || message['state'] !== state) return;
      const { code, keep, error } = message;
      if (typeof error === 'string') {
        const refused =
          error === 'denied'
            ? new LoginError('loginDenied', 'The person chose not to sign in.')
            : new LoginError('loginClosed', 'The window was closed.');
        return end(() => reject(refused));
      }
      if (typeof code !== 'string' || isUsing) return;
      isUsing = true;
      exchange({ code, ...((keep === 'account' || keep === 'anonymous') && { keep }) })
        .then(
          (who) => {
            answer('ok');
            end(() => resolve(who));
          },
          (problem: unknown) => answer(codeOf(problem)),
        )
        .finally(() => (isUsing = false));
    };
    const hear = (event: MessageEvent): void => {
      if (event.origin === origin && event.source === popup) read(event.data);
    };
    addEventListener('message', hear);
    if (channel) channel.onmessage = ({ data }: MessageEvent) => read(data);
    // A window on another origin tells nothing when it is closed; one of ours says so by the channel.
    const looking = setInterval(() => {
      if (!channel && !isUsing && popup.closed)
        end(() =>
          reject(new LoginError('loginClosed', 'The window was closed, or cut off by Cross-Origin-Opener-Policy.')),
        );
    }, LOOK_MS);
  });
}

function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : 'internal';
}

/** The page's language where we have words in it, else the browser's, else English. */
function languageOf(): string {
  return nearestLanguage([document.documentElement.lang, ...navigator.languages], LOGIKIT_LANGUAGE_NAMES) ?? 'en';
}
