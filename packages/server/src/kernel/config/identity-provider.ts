import { type SocialNetwork, socialNetworks } from '@logikit/contract';

/** Where a provider answers that publishes no description of itself. */
export interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  readonly userinfo: string;
}

/** An identity provider that this installation may ask. */
export interface Provider {
  readonly network: SocialNetwork;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Null: OpenID Connect, whose description is at the issuer. */
  readonly endpoints: Endpoints | null;
  /** What else the provider wants to be asked, such as `prompt`. */
  readonly extra: Readonly<Record<string, string>>;
}

type Facts = Pick<Provider, 'scope' | 'endpoints' | 'extra'> & { readonly issuer: string | null };

const facts: Readonly<Record<SocialNetwork, Facts>> = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid profile',
    endpoints: null,
    extra: { prompt: 'select_account' },
  },
  // NOTE: Apple gives a name only to a form post from its own site, which no cookie of ours would follow. It is not asked for.
  apple: { issuer: 'https://appleid.apple.com', scope: 'openid', endpoints: null, extra: {} },
  mts: { issuer: null, scope: 'openid profile', endpoints: null, extra: {} },
  yandex: {
    issuer: 'https://oauth.yandex.ru',
    scope: 'login:info',
    endpoints: {
      authorization: 'https://oauth.yandex.ru/authorize',
      token: 'https://oauth.yandex.ru/token',
      userinfo: 'https://login.yandex.ru/info?format=json',
    },
    extra: {},
  },
  vkontakte: {
    issuer: 'https://id.vk.com',
    scope: 'vkid.personal_info',
    endpoints: {
      authorization: 'https://id.vk.com/authorize',
      token: 'https://id.vk.com/oauth2/auth',
      userinfo: 'https://id.vk.com/oauth2/user_info',
    },
    extra: {},
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'public_profile',
    endpoints: {
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      userinfo: 'https://graph.facebook.com/v21.0/me?fields=id,name',
    },
    extra: {},
  },
};

/** The providers that the environment names, each by a client id. */
export function readProviders(env: Readonly<Record<string, string | undefined>>): readonly Provider[] {
  return socialNetworks.flatMap((network) => {
    const name = `LOGIKIT_OIDC_${network.toUpperCase()}`;
    const clientId = env[`${name}_CLIENT_ID`];
    if (!clientId) return [];
    const own = env[`${name}_ISSUER`] || null;
    const issuer = own ?? facts[network].issuer;
    const clientSecret = env[`${name}_CLIENT_SECRET`] ?? '';
    if (issuer === null || !URL.canParse(issuer)) throw new Error(`${name}_ISSUER must be the address of the provider`);
    if (clientSecret === '') throw new Error(`${name}_CLIENT_SECRET is empty`);
    // Another issuer than the usual one describes itself.
    const { scope, endpoints, extra } = own ? { scope: 'openid profile', endpoints: null, extra: {} } : facts[network];
    return [{ network, issuer, clientId, clientSecret, scope, endpoints, extra }];
  });
}

/** True for networks that speak plain OAuth 2.0 at home, so that a demo can play them the same way. */
export function speaksPlainOAuth(network: SocialNetwork): boolean {
  return facts[network].endpoints !== null;
}
