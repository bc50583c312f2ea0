import { type CallInput, calls, type SocialNetwork, socialNetworks } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { oneDatabase, startTestPlatform, type TestUser } from '../../../testing/platform.ts';
import { draftOf, writeThread } from '../../../testing/test-course.ts';
import { learnerOf } from '../../../testing/test-learner.ts';
import { rightContent } from '../../../testing/test-solver.ts';
import { messageOf, openerPair, TestWindow } from '../../../testing/test-window.ts';

const startPath = (network: string, challenge: string, locale = 'en'): string =>
  `/auth/social-network/${network}?app=true&locale=${locale}&challenge=${challenge}`;

oneDatabase('social sign-in', (platform) => {
  const home = (): string => platform().publicUrl;

  /** Goes through the whole window as one of the demo's people. */
  async function bring(network: SocialNetwork, person = 'anna') {
    const { verifier, challenge } = openerPair();
    const window = new TestWindow();
    const choice = await window.open(home() + startPath(network, challenge));
    const { url, response } = await window.open(choice.url, { person });
    const message = await messageOf(response);
    return { verifier, challenge, url, message, code: message.code ?? '', response };
  }

  async function signIn(
    network: SocialNetwork,
    person: string,
    by?: TestUser,
    told: Omit<CallInput<typeof calls.loginBySocial>['body'], 'code' | 'verifier'> = {},
  ) {
    const { code, verifier } = await bring(network, person);
    const body = { code, verifier, ...told };
    return platform().call(calls.loginBySocial, { body }, by ? { token: by.token } : {});
  }

  const profileOf = async (token: string) =>
    (await platform().call(calls.getCommonProfile, {}, { token })).body.commonProfile;

  it.each(socialNetworks)('signs in with %s, and finds the same account the next time', async (network) => {
    const first = await signIn(network, 'anna');
    const again = await signIn(network, 'anna');
    const other = await signIn(network, 'boris');
    expect([first.status, again.status, other.status]).toEqual([200, 200, 200]);
    expect(again.body.userId).toBe(first.body.userId);
    expect(other.body.userId).not.toBe(first.body.userId);
    const profile = await profileOf(first.body.token);
    expect(profile).toMatchObject({ anonymous: false, socialNetworks: [{ name: network }], displayName: 'Anna' });
  });

  it('the same person of two networks is two accounts: no e-mail and no name links them', async () => {
    const [google, apple] = [await signIn('google', 'defne'), await signIn('apple', 'defne')];
    expect(google.body.userId).not.toBe(apple.body.userId);
    expect((await profileOf(google.body.token))?.email).toBeNull();
  });

  it('[S-048] an anonymous learner becomes the account that no network knew, and keeps everything', async () => {
    const guest = await platform().anonymous({ targetLesson: 3 });
    await platform().sql`delete from social_identity`;
    const { body } = await signIn('google', 'anna', guest);
    expect(body.userId).toBe(guest.userId);
    expect((await guest.call(calls.getUserToken)).status).toBe(401);
    expect(await profileOf(body.token)).toMatchObject({
      anonymous: false,
      courseTL: 3,
      globalPopup: { socialNetworkIsAttached: true, registered: true },
    });
  });

  it('merges an anonymous learner into the account, and asks which progress stays where both have some', async () => {
    const { body: account } = await signIn('yandex', 'boris');
    const guest = await platform().anonymous();
    await platform().sql`update profile set stars = 5 where user_id in (${account.userId}, ${guest.userId})`;
    const { code, verifier } = await bring('yandex', 'boris');
    const asked = await guest.call(calls.loginBySocial, { body: { code, verifier } });
    expect(asked.code).toBe('chooseProgress');
    // The same window's code serves the answer.
    const kept = await guest.call(calls.loginBySocial, { body: { code, verifier, keep: 'account' } });
    expect([kept.status, kept.body.userId]).toEqual([200, account.userId]);
  });

  it('attaches a network to the account that is signed in, and never takes one away from another account', async () => {
    await platform().sql`delete from social_identity`;
    const adult = await platform().login('adult');
    const attached = await signIn('facebook', 'anna', adult);
    expect(attached.body.userId).toBe(adult.userId);
    expect((await profileOf(attached.body.token))?.socialNetworks).toEqual([{ name: 'facebook' }]);
    const parent = await platform().login('parent');
    const other = await signIn('facebook', 'anna', parent);
    // The page goes on as the network's account; whoever was there before is signed out here.
    expect(other.body.userId).toBe(adult.userId);
    expect((await parent.call(calls.getUserToken)).status).toBe(401);
  });

  describe('an account made by a network', () => {
    const inviter = async () => {
      const parent = await platform().login('parent');
      const count = async () => (await parent.call(calls.getReferral)).body.info;
      return { parent, count, before: await count() };
    };
    const originOf = async (userId: number) => {
      const [row] = await platform().sql<{ partner: string | null; affiliate: { name: string }[] }[]>`
        select t.slug as partner, o.affiliate from registration_origin o left join tenant t on t.id = o.partner_id
        where o.user_id = ${userId}`;
      return row && { ...row };
    };

    it('[C-010] [E-050] counts for whoever invited it, and remembers its partner and its affiliate', async () => {
      await platform().sql`delete from social_identity`;
      const { count, before } = await inviter();
      const told = { referral: before.code, partner: 'mts' };
      const affiliate = [{ name: 'admitad_uid', value: 'a1', expiresAt: platform().clock.now().getTime() + 1000 }];
      const { code, verifier } = await bring('google', 'anna');
      const { body } = await platform().call(
        calls.loginBySocial,
        { body: { code, verifier, ...told } },
        { headers: { cookie: `ll_aff=${encodeURIComponent(JSON.stringify(affiliate))}` } },
      );
      expect((await count()).invited).toBe(before.invited + 1);
      expect(await originOf(body.userId)).toEqual({ partner: 'mts', affiliate });
      // The next time it is an account that was there before.
      await signIn('google', 'anna', undefined, { referral: before.code });
      expect((await count()).invited).toBe(before.invited + 1);
    });

    it('[R-072] rewards whoever invited an anonymous learner that has finished a chapter before', async () => {
      await platform().sql`delete from social_identity`;
      const { count, before } = await inviter();
      const guest = await platform().anonymous({ referral: before.code });
      const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['one'])] }]);
      for (const problemId of problemIds) {
        const content = await rightContent(platform().sql, { userId: guest.userId, problemId });
        expect((await learnerOf(guest).send(problemId, content, { threadId })).status).toBe(200);
      }
      expect(await count()).toEqual(before);
      expect((await signIn('apple', 'boris', guest)).status).toBe(200);
      expect(await count()).toEqual({ ...before, invited: before.invited + 1, rewarded: before.rewarded + 1 });
    });

    it('an account that takes a network to itself was not invited by that', async () => {
      await platform().sql`delete from social_identity`;
      const { count, before } = await inviter();
      const adult = await platform().login('adult');
      expect((await signIn('yandex', 'defne', adult, { referral: before.code, partner: 'mts' })).status).toBe(200);
      expect([await count(), await originOf(adult.userId)]).toEqual([before, undefined]);
    });
  });

  describe('what does not fit is refused', () => {
    it('a code works once, for the page that opened the window, and for two minutes', async () => {
      const { code, verifier } = await bring('google');
      const use = (body: { code: string; verifier: string }) => platform().call(calls.loginBySocial, { body });
      const foreign = await use({ code, verifier: openerPair().verifier });
      const burnt = await use({ code, verifier });
      expect([foreign.code, burnt.code]).toEqual(['unauthorized', 'unauthorized']);
      const second = await bring('google');
      expect((await use({ code: second.code, verifier: second.verifier })).status).toBe(200);
      expect((await use({ code: second.code, verifier: second.verifier })).code).toBe('unauthorized');
      const late = await bring('google');
      platform().clock.advance(121_000);
      expect((await use({ code: late.code, verifier: late.verifier })).code).toBe('unauthorized');
    });

    it('a foreign site cannot use a code, and nothing but a code or a reason stands in the message', async () => {
      const { code, verifier, message, challenge, response, url } = await bring('google');
      expect(message).toEqual({ code, channel: `logikit-social.${challenge}` });
      expect(url.startsWith(`${home()}/auth/social-network/google/callback?`)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
      const answer = await platform().call(
        calls.loginBySocial,
        { body: { code, verifier } },
        { headers: { origin: 'https://evil.example' } },
      );
      expect(answer.code).toBe('forbidden');
    });

    it('login CSRF: an answer that another browser asked for, twice or for another network tells no page anything', async () => {
      const { challenge } = openerPair();
      const attacker = new TestWindow();
      const choice = await attacker.open(home() + startPath('google', challenge));
      const { url } = await attacker.open(choice.url, { person: 'anna' });
      const used = await attacker.open(url);
      const other = new TestWindow();
      await other.open(home() + startPath('google', openerPair().challenge));
      const foreign = await other.open(url);
      const invented = await other.open(`${home()}/auth/social-network/google/callback?code=a&state=b`);
      for (const { response } of [used, foreign, invented]) {
        expect(response.status).toBe(200);
        expect(await messageOf(response)).toEqual({ channel: '' });
      }
    });

    it('an answer that was changed on its way gives a reason as text and no code', async () => {
      const { challenge } = openerPair();
      const before = await fetch(home() + startPath('google', challenge), { redirect: 'manual' });
      const state = new URL(before.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const [cookie = ''] = (before.headers.getSetCookie()[0] ?? '').split(';');
      const answer = await fetch(`${home()}/auth/social-network/google/callback?code=forged&state=${state}`, {
        headers: { cookie },
      });
      const message = await messageOf(answer);
      expect(message).toEqual({
        errorMessage: 'The network did not tell us who you are. Please try again.',
        channel: `logikit-social.${challenge}`,
      });
    });

    it('[X-017] whoever declines at the network brings the reason as text, in the language of the window', async () => {
      const { challenge } = openerPair();
      const window = new TestWindow();
      const choice = await window.open(home() + startPath('vkontakte', challenge, 'tr'));
      const { response } = await window.open(choice.url, { person: '' });
      expect(await messageOf(response)).toEqual({
        errorMessage: 'Giriş iptal edildi. Yeniden denenebilir.',
        channel: `logikit-social.${challenge}`,
      });
    });

    it.each(['/auth/social-network/nobody', '/auth/social-network/google'])(
      '%s without a waiting page',
      async (path) => {
        const { response } = await new TestWindow().open(`${home()}${path}?challenge=x"><script>`);
        const html = await response.text();
        expect([response.status, html.includes('data-channel'), html.includes('"><script>')]).toEqual([
          200,
          false,
          false,
        ]);
      },
    );
  });

  it('forgets windows and codes that were never used', async () => {
    await bring('google');
    await fetch(home() + startPath('google', openerPair().challenge), { redirect: 'manual' });
    platform().clock.advance(601_000);
    await platform().runDue();
    const [left] = await platform().sql<{ count: number }[]>`
      select (select count(*) from social_flow)::int + (select count(*) from social_code)::int as count`;
    expect(left?.count).toBe(0);
  });
});

describe('providers of an installation', () => {
  it('without the demo and without providers there is no network at all', async () => {
    const platform = await startTestPlatform({ withDemo: false });
    try {
      expect((await platform.call(calls.getConfig)).body.socialNetworks).toEqual([]);
      const { challenge } = openerPair();
      const { response } = await new TestWindow().open(platform.publicUrl + startPath('google', challenge));
      expect((await messageOf(response)).errorMessage).toBeDefined();
    } finally {
      await platform.close();
    }
  });

  it('a provider that does not answer is a reason, not a broken page, and the demo does not stand in for it', async () => {
    const provider = {
      network: 'google' as const,
      issuer: 'http://127.0.0.1:9',
      clientId: 'ours',
      clientSecret: 'secret',
      scope: 'openid',
      endpoints: null,
      extra: {},
    };
    const platform = await startTestPlatform({ identityProviders: [provider] });
    try {
      expect((await platform.call(calls.getConfig)).body.socialNetworks).toEqual(['google']);
      for (const network of ['google', 'apple']) {
        const { challenge } = openerPair();
        const { response } = await new TestWindow().open(platform.publicUrl + startPath(network, challenge));
        expect(await messageOf(response)).toMatchObject({ errorMessage: expect.any(String) as string });
      }
    } finally {
      await platform.close();
    }
  });
});
