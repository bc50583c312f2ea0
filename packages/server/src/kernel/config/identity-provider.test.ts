import { describe, expect, it } from 'vitest';
import { readProviders } from './identity-provider.ts';

describe('identity providers of the environment', () => {
  it('knows the address of a network by itself, and takes another one that describes itself', () => {
    const env = (more: Record<string, string>) => ({
      LOGIKIT_OIDC_GOOGLE_CLIENT_ID: 'ours',
      LOGIKIT_OIDC_GOOGLE_CLIENT_SECRET: 'secret',
      LOGIKIT_OIDC_YANDEX_CLIENT_ID: 'ours',
      LOGIKIT_OIDC_YANDEX_CLIENT_SECRET: 'secret',
      ...more,
    });
    const told = (more: Record<string, string>) =>
      readProviders(env(more)).map(({ network, issuer, endpoints }) => [network, issuer, endpoints !== null]);
    expect(told({})).toEqual([
      ['google', 'https://accounts.google.com', false],
      ['yandex', 'https://oauth.yandex.ru', true],
    ]);
    expect(told({ LOGIKIT_OIDC_YANDEX_ISSUER: 'https://id.school.example' })).toContainEqual([
      'yandex',
      'https://id.school.example',
      false,
    ]);
  });

  it('refuses to start with half of the settings of a provider', () => {
    expect(() => readProviders({ LOGIKIT_OIDC_GOOGLE_CLIENT_ID: 'ours' })).toThrow('CLIENT_SECRET');
    expect(() =>
      readProviders({ LOGIKIT_OIDC_MTS_CLIENT_ID: 'ours', LOGIKIT_OIDC_MTS_CLIENT_SECRET: 'secret' }),
    ).toThrow('LOGIKIT_OIDC_MTS_ISSUER');
  });
});
