import './inviter.css';
import { KitReading, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { requireProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { PillLinks } from '../../shell/pill-links.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { FriendsTab } from './friends-tab.tsx';
import { type Inviter, loadInviter } from './load-inviter.ts';
import { inviterPath, inviterTabs } from './paths.ts';
import { ReferralTab } from './referral-tab.tsx';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Inviter> {
  const profile = await requireProfile(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  const [inviter] = await Promise.all([
    loadInviter(profile, arrival.params['activeTab']),
    loadWords(locale, ['inviter', 'errors']),
  ]);
  return inviter;
}

/** Whom one may bring along: grown-ups by a link, friends by a code. */
export default function InviterPage(): ReactElement {
  const t = useWords('inviter');
  const locale = useLocale();
  const inviter = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('inviter.tab')}
      title={t('inviter.title')}
      back={{ to: routePath(locale, 'cabinet.personal'), label: t('inviter.back') }}
      width="reading"
    >
      <PillLinks label={t('inviter.tabs.label')}>
        {inviterTabs.map((tab) => (
          <Link key={tab} to={inviterPath(locale, tab)} aria-current={tab === inviter.tab ? 'page' : undefined}>
            {t(`inviter.tabs.${tab}`)}
          </Link>
        ))}
      </PillLinks>
      <Tab {...inviter} />
    </SubPage>
  );
}

function Tab({ tab, reader, referral, friends }: Inviter): ReactElement {
  const t = useWords('inviter');
  if (reader === 'guest')
    return <Nothing pose={KitWaving} title={t('inviter.guest.title')} text={t('inviter.guest.text')} />;
  if (friends) return <FriendsTab friends={friends} />;
  if (referral) return <ReferralTab info={referral} tab={tab === 'teacher' ? 'teacher' : 'parent'} />;
  return <Nothing pose={KitReading} title={t('inviter.child.title')} text={t('inviter.child.text')} />;
}
