import { type CallInput, calls, numbers } from '@logikit/contract';
import { Refusal } from '../http/refusal.ts';
import { type Handling, type Limit, route, type Route } from '../http/route.ts';
import { keyForPage } from '../partners/partner-key.ts';
import { readPartnerToken } from '../partners/partner-token.ts';
import { userOfPartner } from './external.ts';
import type { CodeKind } from './one-time-code.db.ts';
import { useCode } from './one-time-code.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken, type Door, signIn } from './sign-in.ts';
import { enterWebview, issueWebviewCode } from './webview.ts';

type TokenQuery = CallInput<typeof calls.getToken>['query'];

const HOUR_SECONDS = 3600;
export const tokenAttempts: Limit = {
  name: 'token-exchange',
  points: numbers.tokensPerHourPerSession * 20, // a school behind one address
  seconds: HOUR_SECONDS,
  key: ({ address }) => address,
  byAddress: true,
};

const webviewCodes: Limit = {
  name: 'webview-codes',
  points: numbers.tokensPerHourPerSession,
  seconds: HOUR_SECONDS,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

export function tokenRoutes(door: Door): readonly Route[] {
  const options = { limits: [tokenAttempts], isSecret: true };
  return [
    route(calls.getToken, (input) => getToken(door, input), { ...options, changes: true }),
    route(calls.exchangeToken, (input) => exchangeToken(door, input), options),
    route(calls.createWebviewCode, issueWebviewCode, { limits: [webviewCodes], isSecret: true, audiences: ['portal'] }),
    route(calls.getUserToken, async ({ tx, user }) => {
      const { id: userId, sessionId, audience, origin, inFrame } = user;
      return { token: await accessToken(tx, door, { userId, sessionId, audience, origin, inFrame }) };
    }),
  ];
}

/** The specification's way: one credential in the query, or none and the cookie (rule D-161). */
async function getToken(door: Door, input: Handling<typeof calls.getToken>): Promise<{ token: string }> {
  const { tx, query, request, setHeader, emit } = input;
  const credentials = Object.entries(query).filter(([name, value]) => name !== 'type' && value !== undefined);
  if (credentials.length > 1) throw new Refusal('oneCredentialOnly');
  const [credential] = credentials;
  if (credential) {
    const [name, text] = credential;
    return { token: await signInBy(door, input, { name: name as keyof TokenQuery, text }) };
  } // a name of the declared query
  const cookie = request.isOwnOrigin ? request.cookie(door.cookie.name) : null;
  if (cookie === null) throw new Refusal('sessionExpired');
  const { token, refreshToken } = await refreshTokens(tx, door, { refreshToken: cookie, request, emit });
  setHeader('set-cookie', door.cookie.write(refreshToken));
  return { token };
}

interface Credential {
  readonly name: keyof TokenQuery;
  readonly text: string;
}

async function signInBy(
  door: Door,
  input: Handling<typeof calls.getToken>,
  { name, text }: Credential,
): Promise<string> {
  const { tx, clock, request, setHeader, locale } = input;
  if (name === 'external-sub-token')
    return (await exchangePartnerToken(door, input, { token: text, locale, key: undefined, parent: undefined })).token;
  if (!request.isOwnOrigin) throw new Refusal('originNotAllowed');
  const userId = await useCode(tx, clock, { kind: name as CodeKind, text }); // type and external-sub-token are done above
  return (await signIn(tx, door, { userId, embed: null, request, setHeader })).token;
}

/** The safe way: the credential in the body (decision 0003). */
async function exchangeToken(door: Door, input: Handling<typeof calls.exchangeToken>) {
  const { tx, body, request, setHeader, locale, emit } = input;
  const { externalSubToken, refreshToken, webviewCode, key, parent } = body;
  const credentials = [externalSubToken, refreshToken, webviewCode].filter((one) => one !== undefined);
  if (credentials.length !== 1) throw new Refusal('oneCredentialOnly');
  if (externalSubToken !== undefined)
    return exchangePartnerToken(door, input, { token: externalSubToken, key, parent, locale });
  if (webviewCode !== undefined) return enterWebview(door, input, webviewCode);
  const refreshed = await refreshTokens(tx, door, { refreshToken: refreshToken ?? '', parent, request, emit });
  const isEmbed = refreshed.session.audience === 'embed';
  if (!isEmbed) setHeader('set-cookie', door.cookie.write(refreshed.refreshToken));
  const { userId } = refreshed.session;
  return {
    status: 'ok' as const,
    userId,
    token: refreshed.token,
    refreshToken: isEmbed ? refreshed.refreshToken : null,
  };
}

interface PartnerExchange {
  readonly token: string;
  readonly key: string | undefined;
  readonly parent: string | undefined;
  readonly locale: string;
}

/**
 * A known learner of a partner. On the partner's page the session is bound to that page and has no refresh token: the
 * page asks its own backend again. On our page it is a session like any other.
 */
async function exchangePartnerToken(
  door: Door,
  { tx, clock, request, setHeader }: Pick<Handling<typeof calls.getToken>, 'tx' | 'clock' | 'request' | 'setHeader'>,
  { token, key, parent, locale }: PartnerExchange,
) {
  const learner = await readPartnerToken(tx, clock, token);
  if (key !== undefined && key !== learner.key) throw new Refusal('unauthorized');
  const onPage =
    request.isOwnOrigin && key === undefined ? null : await keyForPage(tx, learner.key, { ...request, parent });
  const userId = await userOfPartner(tx, clock, { ...learner, locale });
  return signIn(tx, door, { userId, embed: onPage && { ...onPage, keepsRefreshToken: false }, request, setHeader });
}
