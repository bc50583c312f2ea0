import './office-page.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { GearIcon, ShopIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale } from '../../words/use-words.ts';
import { CabinetFrame, type CabinetFrameProps } from './cabinet-frame.tsx';
import { careTab, learnerTabs, todayTab } from './learner-tabs.tsx';

/**
 * A page about the learning of others, or about the account: nothing is won on it and nothing searched. Whoever cares for
 * others finds beside it what else a grown-up decides.
 */
export function OfficePage({ children, ...head }: Omit<CabinetFrameProps, 'tabs' | 'head'>): ReactElement {
  const locale = useLocale();
  const profile = useStore(useClient().profile.store, (state) => state.profile);
  const care = careTab(locale, profile);
  const tabs = care
    ? ([
        care,
        todayTab(locale),
        { key: 'shop', to: routePath(locale, 'cabinet.shop'), icon: <ShopIcon /> },
        { key: 'settings', to: routePath(locale, 'cabinet.settings'), icon: <GearIcon /> },
      ] as const)
    : learnerTabs(locale, profile);
  return (
    <CabinetFrame {...head} tabs={tabs}>
      {children}
    </CabinetFrame>
  );
}
