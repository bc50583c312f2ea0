import './sign-in.css';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { PasskeysPart } from '../../auth/passkeys.tsx';
import { SessionsPart } from '../../auth/sessions.tsx';
import { SocialButtons } from '../../auth/social/social-buttons.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['access', 'social', 'public-auth', 'errors', 'cabinet', 'public'],
  requires: 'profile',
  load: ({ profile }) => profile,
});

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
