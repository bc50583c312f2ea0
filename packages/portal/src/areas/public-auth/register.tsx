import '../../layout/start-page.css';
import './register.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link, redirect, useLoaderData, useLocation } from 'react-router';
import { page } from '../../app/page.ts';
import { signedInProfile } from '../../app/guards.ts';
import { referralParams } from '../../auth/referral-params.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { afterStart } from '../../paths/after-start.ts';
import { routePath } from '../../paths/named-routes.ts';
import { teacherRegisterPath } from '../../paths/school.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { RegisterForm } from './register-form.tsx';

interface RegisterData {
  /** Somebody who learns here without an account; null: nobody. */
  readonly guest: Model<'CommonProfile'> | null;
}

export const clientLoader = page({
  areas: ['public', 'public-auth', 'family', 'errors'],
  requires: 'nothing',
  load: async ({ locale, url }): Promise<RegisterData> => {
    const profile = await signedInProfile();
    // Whoever has an account is led on: somebody who comes back, and who has just made one.
    if (profile && !profile.anonymous) throw redirect(afterStart(locale, url.search, profile));
    return { guest: profile };
  },
});

/** An account at any moment: a parent's with a first child, or one's own. What is solved on this device comes along. */
export default function Register(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const { search } = useLocation();
  const { guest } = useLoaderData<typeof clientLoader>();
  const [who, setWho] = useState<'child' | 'self'>(guest?.who === 'adult' ? 'self' : 'child');
  return (
    <div className="start-page">
      <title>{t('public-auth.register.tab')}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitWaving} className="start-page-kit" />
        <h1>{t('public-auth.register.title')}</h1>
        <div className="lk-card register">
          <fieldset className="register-who">
            <legend>{t('public-auth.register.who')}</legend>
            {(['child', 'self'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="who" checked={who === one} onChange={() => setWho(one)} />
                {t(`public-auth.register.who.${one}`)}
              </label>
            ))}
            <Link to={teacherRegisterPath(locale)}>{t('public-auth.register.who.class')}</Link>
          </fieldset>
          <RegisterForm who={who} guest={guest} />
        </div>
        <p>
          {t('public-auth.register.known')}{' '}
          <Link className="text-link" to={routePath(locale, 'auth.login', { query: referralParams(search) })}>
            {t('public-auth.start.login')}
          </Link>
        </p>
      </main>
    </div>
  );
}
