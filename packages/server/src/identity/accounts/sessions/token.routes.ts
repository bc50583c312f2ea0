import { type CallInput, calls, numbers } from '@logikit/contract';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Handling, type Limit, route, type Route } from '../../../kernel/http/index.ts';
import { keyForPage, readPartnerToken } from '../../partner-keys/index.ts';
import { userOfPartner } from '../sign-in/external.ts';
import type { CodeKind } from '../sign-in/one-time-code.db.ts';
import { useCode } from '../sign-in/one-time-code.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken, type SessionIssuer, signIn } from '../sign-in/sign-in.ts';
import { enterWebview, issueWebviewCode } from '../sign-in/webview.ts';

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

export function tokenRoutes(issuer: SessionIssuer): readonly Route[] {
  const options = { limits: [tokenAttempts], isSecret: true };
  return [
    route(calls.getToken, (input) => getToken(issuer, input), { ...options, changes: true }),
    route(calls.exchangeToken, (input) => exchangeToken(issuer, input), options),
    route(calls.createWebviewCode, issueWebviewCode, { limits: [webviewCodes], isSecret: true, audiences: ['portal'] }),
    route(calls.getUserToken, async ({ tx, user }) => {
      const { id: userId, sessionId, audience, origin, inFrame } = user;
      return { token: await accessToken(tx, issuer, { userId, sessionId, audience, origin, inFrame }) };
    }),
  ];
}

/** The specification's way: one credential in the query, or none and the cookie (rule D-161). */
async function getToken(issuer: SessionIssuer, input: Handling<typeof calls.getToken>): Promise<{ token: string }> {
  const { tx, query, request, setHeader, emit } = input;
  const credentials = Object.entries(query).filter(([name, value]) => name !== 'type' && value !== undefined);
  if (credentials.length > 1) throw new ApiError('oneCredentialOnly');
  const [credential] = credentials;
  if (credential) {
    const [name, text] = credential;
    return { token: await signInBy(issuer, input, { name: name as keyof TokenQuery, text }) };
  } // a name of the declared query
  const cookie = request.isOwnOrigin ? request.cookie(issuer.cookie.name) : null;
  if (cookie === null) throw new ApiError('sessionExpired');
  const { token, refreshToken } = await refreshTokens(tx, issuer, { refreshToken: cookie, request, emit });
  setHeader('set-cookie', issuer.cookie.write(refreshToken));
  return { token };
}

interface Credential {
  readonly name: keyof TokenQuery;
  readonly text: string;
}

async function signInBy(
  issuer: SessionIssuer,
  input: Handling<typeof calls.getToken>,
  { name, text }: Credential,
): Promise<string> {
  const { tx, clock, request, setHeader, locale } = input;
  if (name === 'external-sub-token')
    return (await exchangePartnerToken(issuer, input, { token: text, locale, key: undefined, parent: undefined }))
      .token;
  if (!request.isOwnOrigin) throw new ApiError('originNotAllowed');
  const userId = await useCode(tx, clock, { kind: name as CodeKind, text }); // type and external-sub-token are done above
  return (await signIn(tx, issuer, { userId, embed: null, request, setHeader })).token;
}

/** The safe way: the credential in the body (decision 0003). */
async function exchangeToken(issuer: SessionIssuer, input: Handling<typeof calls.exchangeToken>) {
  const { tx, body, request, setHeader, locale, emit } = input;
  const { externalSubToken, refreshToken, webviewCode, key, parent } = body;
  const credentials = [externalSubToken, refreshToken, webviewCode].filter((one) => one !== undefined);
  if (credentials.length !== 1) throw new ApiError('oneCredentialOnly');
  if (externalSubToken !== undefined)
    return exchangePartnerToken(issuer, input, { token: externalSubToken, key, parent, locale });
  if (webviewCode !== undefined) return enterWebview(issuer, input, webviewCode);
  const refreshed = await refreshTokens(tx, issuer, { refreshToken: refreshToken ?? '', parent, request, emit });
  const isEmbed = refreshed.session.audience === 'embed';
  if (!isEmbed) setHeader('set-cookie', issuer.cookie.write(refreshed.refreshToken));
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
  issuer: SessionIssuer,
  { tx, clock, request, setHeader }: Pick<Handling<typeof calls.getToken>, 'tx' | 'clock' | 'request' | 'setHeader'>,
  { token, key, parent, locale }: PartnerExchange,
) {
  const learner = await readPartnerToken(tx, clock, token);
  if (key !== undefined && key !== learner.key) throw new ApiError('unauthorized');
  const onPage =
    request.isOwnOrigin && key === undefined ? null : await keyForPage(tx, learner.key, { ...request, parent });
  const userId = await userOfPartner(tx, clock, { ...learner, locale });
  return signIn(tx, issuer, { userId, embed: onPage && { ...onPage, keepsRefreshToken: false }, request, setHeader });
}
