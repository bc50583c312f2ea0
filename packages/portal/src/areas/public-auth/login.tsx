import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../client/client.ts';
import { afterStart, eventIn } from '../../paths/after-start.ts';
import { bindPartnerToken, referralParams } from '../../auth/referral-params.ts';
import { chosenLocale, signedInProfile } from '../../app/guards.ts';
import { LoginForm } from '../../auth/login-form.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { PasskeyLogin } from '../../auth/passkey-login.tsx';
import { loadNetworks } from '../../auth/social/networks.ts';
import { SocialButtons } from '../../auth/social/social-buttons.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AuthPopup } from '../../auth/auth-popup.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['public', 'public-auth', 'social', 'errors'],
  requires: 'nothing',
  // Of somebody who learns without an account; null for a guest.
  load: async () => {
    const [profile] = await Promise.all([signedInProfile(), soon(loadNetworks())]);
    return { profile };
  },
});

/** Where the answer is slow, the buttons of networks come later: nobody waits for them to sign in. */
const NETWORKS_MS = 1000;

function soon(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, NETWORKS_MS))]);
}

/** Sign-in: by name and password, or with an account of another house. */
export default function Login(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const { profile } = useLoaderData<typeof clientLoader>();
  const query = { ...referralParams(location.search), event: eventIn(location.search) };

  const goOn = async (): Promise<void> => {
    await bindPartnerToken(location.search);
    await client().profile.load();
    const { profile: now } = client().profile.store.getState();
    await navigate(afterStart((now && chosenLocale(now)) ?? locale, location.search, now));
  };

  return (
    <AuthPopup tab={t('public-auth.login.tab')} title={t('public-auth.login.title')}>
      <LoginForm onDone={goOn} />
      <PasskeyLogin onDone={goOn} />
      <p>
        <Link className="text-link" to={routePath(locale, 'auth.recovery')}>
          {t('public-auth.login.recovery')}
        </Link>
      </p>
      <SocialButtons profile={profile} onDone={goOn} />
      <p className="auth-card-new">
        <Link {...buttonLook({ tone: 'plain' })} to={routePath(locale, 'auth.register', { query })}>
          {t('public-auth.register.title')}
        </Link>
        <Link className="text-link" to={routePath(locale, 'auth.start', { query })}>
          {t('public-auth.login.start')}
        </Link>
      </p>
    </AuthPopup>
  );
}
