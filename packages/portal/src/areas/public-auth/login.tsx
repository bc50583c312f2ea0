import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import type { CommonProfile } from '@logikit/sdk';
import { client } from '../../client.ts';
import { afterStart, eventIn } from '../../shell/after-start.ts';
import { bindPartnerToken, cameBy } from '../../shell/came-by.ts';
import { settleLocale, signedInProfile } from '../../shell/guards.ts';
import { LoginForm } from '../../shell/login-form.tsx';
import { routePath } from '../../shell/named-routes.ts';
import { PasskeyLogin } from '../../shell/passkey-login.tsx';
import { SocialButtons } from '../../shell/social/social-buttons.tsx';
import { isLocale } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { AuthPopup } from '../../shell/auth-popup.tsx';

interface LoginData {
  /** Of somebody who learns without an account; null for a guest. */
  readonly profile: CommonProfile | null;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<LoginData> {
  const locale = settleLocale(arrival);
  const [profile] = await Promise.all([
    signedInProfile(),
    loadWords(locale, ['public', 'public-auth', 'social', 'errors']),
  ]);
  return { profile };
}

/** Sign-in: by name and password, or with an account of another house. */
export default function Login(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const { profile } = useLoaderData<typeof clientLoader>();
  const query = { ...cameBy(location.search), event: eventIn(location.search) };

  const goOn = async (): Promise<void> => {
    await bindPartnerToken(location.search);
    await client().profile.load();
    const { profile: now } = client().profile.store.getState();
    const own = now && isLocale(now.locale) ? now.locale : locale;
    await navigate(afterStart(own, location.search));
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
      <p>
        <Link className="text-link" to={routePath(locale, 'auth.start', { query })}>
          {t('public-auth.login.start')}
        </Link>
      </p>
    </AuthPopup>
  );
}
