import { useClient, useStore } from '@logikit/sdk/react';
import { KeyScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { PasskeysPart } from '../../auth/passkeys.tsx';
import { SessionsPart } from '../../auth/sessions.tsx';
import { SocialButtons } from '../../auth/social/social-buttons.tsx';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
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
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  const loaded = useLoaderData<typeof clientLoader>();
  const { profile } = useClient();
  const own = useStore(profile.store, (state) => state.profile) ?? loaded;
  const hasKeys = !own.anonymous && own.who !== 'pupil';
  const back = { to: routePath(locale, 'cabinet.settings'), label: t('access.back') };
  return (
    <OfficePage eyebrow={cabinet('cabinet.tabs.settings')} title={t('access.title')} back={back}>
      <title>{t('access.tab')}</title>
      <div className="office-page" data-columns={hasKeys ? 'halves' : undefined}>
        <div className="office-page-column">
          <SessionsPart isCard picture={hasKeys ? undefined : <KeyScene />} />
        </div>
        <div className="office-page-column">
          {hasKeys && <PasskeysPart isCard />}
          <SocialButtons isAttaching profile={own} onDone={async () => void (await profile.load())} />
        </div>
      </div>
    </OfficePage>
  );
}
