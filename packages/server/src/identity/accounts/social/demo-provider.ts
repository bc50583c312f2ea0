import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLocale, nearestLanguage, type SocialNetwork, socialNetworks } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { demoPage, demoPeople, demoPolicy } from './demo-page.ts';
import { DemoStore } from './demo-store.ts';
import { type Provider as Asked, speaksPlainOAuth } from '../../../kernel/config/index.ts';

export interface DemoProvider {
  readonly providers: readonly Asked[];
  close(): Promise<void>;
}

interface DemoOptions {
  /** Where the browser goes back to. */
  readonly publicUrl: string;
}

/**
 * An identity provider that plays every network, on a port of its own on this machine: a whole OpenID Connect server, so
 * that nothing of our side is pretended. It exists where demo accounts do and signs anybody in as one of three people.
 */
export async function startDemoProvider({ publicUrl }: DemoOptions): Promise<DemoProvider> {
  const secret = randomBytes(32).toString('base64url');
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  const issuer = `http://127.0.0.1:${port}`;
  const provider = await createProvider({ issuer, publicUrl, secret });
  const ask = provider.callback();
  answer = (request, response) => {
    const isChoice = /^\/choice\/[\w-]+$/.test(request.url ?? '');
    if (!isChoice) return void ask(request, response);
    choose(provider, request, response).catch(() => response.writeHead(400).end('This sign-in is over.'));
  };
  return {
    providers: socialNetworks.map((network) => ({
      network,
      issuer,
      clientId: clientIdOf(network),
      clientSecret: secret,
      scope: 'openid profile',
      // Each network is asked in its own manner.
      endpoints: speaksPlainOAuth(network)
        ? { authorization: `${issuer}/auth`, token: `${issuer}/token`, userinfo: `${issuer}/me` }
        : null,
      extra: { prompt: 'login' },
    })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function createProvider({
  issuer,
  publicUrl,
  secret,
}: DemoOptions & { readonly issuer: string; readonly secret: string }): Promise<Provider> {
  // Loaded only where somebody plays with the demo.
  const { default: OidcProvider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider: Provider = new OidcProvider(issuer, {
    adapter: DemoStore,
    clients: socialNetworks.map((network) => ({
      client_id: clientIdOf(network),
      client_secret: secret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${publicUrl}/auth/social-network/${network}/callback`],
      subject_type: 'pairwise',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'demo', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [secret] },
    subjectTypes: ['pairwise'],
    // The same person is somebody else at every network.
    pairwiseIdentifier: (_context, accountId, client) => `${client.clientId}.${accountId}`,
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/choice/${uid}` },
    findAccount: (_context, accountId) => {
      const person = demoPeople.find(({ id }) => id === accountId);
      return person && { accountId, claims: () => ({ sub: accountId, name: person.name }) };
    },
    // Whoever picks a person agrees.
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client ?? {};
      const { accountId } = oidc.session ?? {};
      if (!clientId || !accountId) return undefined;
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  return provider;
}

/** The page with the people, and the answer when one of them was picked. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': demoPolicy,
    });
    response.end(demoPage({ network: networkOf(params['client_id']), locale: localeOf(params['ui_locales']) }));
    return;
  }
  const chosen = new URLSearchParams(await textOf(request)).get('person');
  const isPerson = demoPeople.some(({ id }) => id === chosen);
  const result =
    isPerson && chosen !== null
      ? { login: { accountId: chosen, remember: false } }
      : { error: 'access_denied', error_description: 'Nobody was picked' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function localeOf(value: unknown): string {
  return nearestLanguage([typeof value === 'string' ? value : ''], localeCodes) ?? defaultLocale;
}

function clientIdOf(network: SocialNetwork): string {
  return `logikit-${network}`;
}

function networkOf(clientId: unknown): SocialNetwork {
  return socialNetworks.find((network) => clientIdOf(network) === clientId) ?? 'google';
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > 1000) throw new Error('A choice is shorter');
  }
  return text;
}
