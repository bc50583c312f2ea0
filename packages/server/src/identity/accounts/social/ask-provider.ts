import * as oidc from 'openid-client';
import { isLoopbackOrigin } from '@logikit/contract';
import type { Provider } from '../../../kernel/config/index.ts';

const TIMEOUT_SECONDS = 10;

/** What we ask a provider with, and what its answer must fit. */
export interface Question {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly locale: string;
}

/** A person as the provider knows them. */
export interface SocialPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | null;
}

/** Where the window goes so that the provider asks who is there. */
export async function questionAddress(provider: Provider, question: Question): Promise<URL> {
  const { redirectUri, state, verifier, nonce, locale } = question;
  return oidc.buildAuthorizationUrl(await settingsOf(provider), {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...(provider.endpoints ? {} : { nonce }),
    ...provider.extra,
  });
}

/** Who it is, by the address with which the provider sent the window back. */
export async function readAnswer(provider: Provider, question: Question, answer: URL): Promise<SocialPerson> {
  const settings = await settingsOf(provider);
  const { state, verifier, nonce } = question;
  const device = answer.searchParams.get('device_id'); // VK ID wants it back
  const tokens = await oidc.authorizationCodeGrant(
    settings,
    answer,
    {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(provider.endpoints ? {} : { expectedNonce: nonce, idTokenExpected: true }),
    },
    device === null ? {} : { device_id: device, state },
  );
  const facts = provider.endpoints
    ? await askUserinfo(provider, settings, tokens.access_token)
    : (tokens.claims() ?? {});
  return personOf(provider, facts);
}

async function askUserinfo(
  { network, endpoints, clientId }: Provider,
  settings: oidc.Configuration,
  token: string,
): Promise<Readonly<Record<string, unknown>>> {
  const address = new URL(endpoints?.userinfo ?? '');
  const form = new URLSearchParams({ client_id: clientId, access_token: token });
  const response =
    network === 'vkontakte' && address.host === 'id.vk.com'
      ? await oidc.fetchProtectedResource(settings, token, address, 'POST', form)
      : await oidc.fetchProtectedResource(settings, token, address, 'GET');
  if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
  return (await response.json()) as Readonly<Record<string, unknown>>; // read field by field below
}

/** Providers name the same two facts in their own ways. Addresses are left alone: they prove nothing to us. */
function personOf({ issuer }: Provider, facts: Readonly<Record<string, unknown>>): SocialPerson {
  const own = isRecord(facts['user']) ? facts['user'] : facts;
  const subject = [own['sub'], own['id'], own['user_id']].map(textOf).find((text) => text !== null);
  if (!subject) throw new Error(`${issuer} did not say who it is`);
  const name = [own['given_name'], own['first_name'], own['name']].map(textOf).find((text) => text !== null);
  return { issuer, subject, name: name?.slice(0, 40) ?? null };
}

const known = new Map<string, Promise<oidc.Configuration>>();

/** The description of a provider, asked for once. */
function settingsOf(provider: Provider): Promise<oidc.Configuration> {
  const key = `${provider.network} ${provider.issuer} ${provider.clientId}`;
  const settings = known.get(key) ?? describe(provider);
  known.set(key, settings);
  settings.catch(() => known.delete(key));
  return settings;
}

async function describe({ issuer, endpoints, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
  const how = oidc.ClientSecretPost(clientSecret);
  // Only a provider on this very machine may speak without https.
  const execute = isLoopbackOrigin(new URL(issuer).origin) ? [allowPlainHttp] : [];
  if (!endpoints) {
    return oidc.discovery(new URL(issuer), clientId, undefined, how, { execute, timeout: TIMEOUT_SECONDS });
  }
  const server = {
    issuer,
    authorization_endpoint: endpoints.authorization,
    token_endpoint: endpoints.token,
    userinfo_endpoint: endpoints.userinfo,
  };
  const settings = new oidc.Configuration(server, clientId, undefined, how);
  settings.timeout = TIMEOUT_SECONDS;
  for (const allow of execute) allow(settings);
  return settings;
}

// oxlint-disable-next-line typescript/no-deprecated -- marked to make people think twice; the demo is the one use
const allowPlainHttp: (settings: oidc.Configuration) => void = oidc.allowInsecureRequests;

function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 255 ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
