import './sign-in.css';
import type { CommonProfile } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { PasskeysPart } from '../../shell/passkeys.tsx';
import { SessionsPart } from '../../shell/sessions.tsx';
import { SocialButtons } from '../../shell/social/social-buttons.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<CommonProfile> {
  const profile = await requireProfile(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  await loadWords(locale, ['access', 'social', 'public-auth', 'errors', 'cabinet', 'public']);
  return profile;
}

/** Where one is signed in, and by what: sessions, passkeys, networks. The settings lead here. */
export default function SignIn(): ReactElement {
  const t = useWords('access');
  const locale = useLocale();
  const loaded = useLoaderData<typeof clientLoader>();
  const { profile } = useClient();
  const own = useStore(profile.store, (state) => state.profile) ?? loaded;
  const back = { to: routePath(locale, 'cabinet.settings'), label: t('access.back') };
  return (
    <SubPage tab={t('access.tab')} title={t('access.title')} back={back} width="reading">
      <div className="sign-in-parts">
        <SessionsPart />
        <PasskeysPart />
        <SocialButtons isAttaching profile={own} onDone={async () => void (await profile.load())} />
      </div>
    </SubPage>
  );
}
