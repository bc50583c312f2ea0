import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const LOGIKIT_PUBLIC_URL = 'https://logikit.example';

describe('the configuration', () => {
  it('of development listens to this machine only, unless told otherwise, and has the demo', () => {
    expect(readConfig({})).toMatchObject({ environment: 'development', host: '127.0.0.1', withDemo: true });
    expect(readConfig({ LOGIKIT_HOST: '0.0.0.0', LOGIKIT_DEMO: '0' })).toMatchObject({
      host: '0.0.0.0',
      withDemo: false,
    });
  });

  it('exempts this machine from limits by address in development only', () => {
    expect(readConfig({}).limitLoopback).toBe(false);
    expect(readConfig({ LOGIKIT_LIMIT_LOOPBACK: '1' }).limitLoopback).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', LOGIKIT_PUBLIC_URL }).limitLoopback).toBe(true);
  });

  it('of production listens to everybody and knows no demo', () => {
    const config = readConfig({ NODE_ENV: 'production', LOGIKIT_PUBLIC_URL });
    expect(config).toMatchObject({ environment: 'production', host: '0.0.0.0', withDemo: false, allowEmbedded: false });
  });

  it.each([
    ['an environment that nobody knows', { NODE_ENV: 'staging' }, /NODE_ENV is "staging"/],
    [
      'the demo in production',
      { NODE_ENV: 'production', LOGIKIT_PUBLIC_URL, LOGIKIT_DEMO: '1' },
      /LOGIKIT_DEMO=1 is refused/,
    ],
    [
      'consumers that are late on purpose in production',
      { NODE_ENV: 'production', LOGIKIT_PUBLIC_URL, LOGIKIT_TEST_CONSUMERS_MS: '2500' },
      /LOGIKIT_TEST_CONSUMERS_MS is refused/,
    ],
    ['a rest that is no time', { LOGIKIT_TEST_CONSUMERS_MS: 'long' }, /LOGIKIT_TEST_CONSUMERS_MS is "long"/],
    ['a key of Stripe without the secret of its notices', { STRIPE_SECRET_KEY: 'sk_test' }, /STRIPE_WEBHOOK_SECRET go/],
    ['a secret of Stripe’s notices without its key', { STRIPE_WEBHOOK_SECRET: 'whsec' }, /STRIPE_SECRET_KEY and/],
    ['figures that are not there', { LOGIKIT_FIGURES: '/nowhere.json' }, /LOGIKIT_FIGURES is "\/nowhere.json"/],
    ['production without its address', { NODE_ENV: 'production' }, /LOGIKIT_PUBLIC_URL is not set/],
    [
      'production on an open line',
      { NODE_ENV: 'production', LOGIKIT_PUBLIC_URL: 'http://logikit.example' },
      /must be the https address/,
    ],
  ])('refuses %s, in one sentence', (_name, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('lets passwords travel open in production only when told', () => {
    const env = { NODE_ENV: 'production', LOGIKIT_PUBLIC_URL: 'http://logikit.example', LOGIKIT_ALLOW_HTTP: '1' };
    expect(readConfig(env).publicUrl).toBe('http://logikit.example');
  });
});
