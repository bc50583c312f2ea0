import './inviter.css';
import { buttonLook, KitReading, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { FriendsTab } from './friends-tab.tsx';
import { type Inviter, loadInviter } from './load-inviter.ts';
import { inviterPath, inviterTabs } from '../../paths/inviter.ts';
import { ReferralTab } from './referral-tab.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['inviter', 'errors'],
  requires: 'profile',
  load: ({ profile, params }) => loadInviter(profile, params['activeTab']),
});

/** Whom one may bring along: grown-ups by a link, friends by a code. */
export default function InviterPage(): ReactElement {
  const t = useWords('inviter');
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  const inviter = useLoaderData<typeof clientLoader>();
  return (
    <OfficePage
      eyebrow={cabinet('cabinet.tabs.me')}
      title={t('inviter.title')}
      back={{ to: routePath(locale, 'cabinet.personal'), label: t('inviter.back') }}
    >
      <title>{t('inviter.tab')}</title>
      <div className="office-page">
        <PillLinks label={t('inviter.tabs.label')}>
          {inviterTabs.map((tab) => (
            <Link key={tab} to={inviterPath(locale, tab)} aria-current={tab === inviter.tab ? 'page' : undefined}>
              {t(`inviter.tabs.${tab}`)}
            </Link>
          ))}
        </PillLinks>
        <Tab {...inviter} />
      </div>
    </OfficePage>
  );
}

function Tab({ tab, reader, referral, friends }: Inviter): ReactElement {
  const t = useWords('inviter');
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  if (reader === 'guest')
    return (
      <EmptyState pose={KitWaving} title={t('inviter.guest.title')} text={t('inviter.guest.text')}>
        <Link {...buttonLook({})} to={routePath(locale, 'auth.register')}>
          {cabinet('cabinet.leave.keep')}
        </Link>
      </EmptyState>
    );
  if (friends) return <FriendsTab friends={friends} />;
  if (referral) return <ReferralTab info={referral} tab={tab === 'teacher' ? 'teacher' : 'parent'} />;
  return (
    <EmptyState pose={KitReading} title={t('inviter.child.title')} text={t('inviter.child.text')}>
      <Link {...buttonLook({})} to={inviterPath(locale, 'friends')}>
        {t('inviter.tabs.friends')}
      </Link>
    </EmptyState>
  );
}
