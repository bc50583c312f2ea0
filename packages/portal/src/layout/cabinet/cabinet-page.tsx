import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement, ReactNode } from 'react';
import { useLocale } from '../../words/use-words.ts';
import { CabinetFrame } from './cabinet-frame.tsx';
import { Search } from './catalogue-search.tsx';
import { learnerTabs } from './learner-tabs.tsx';
import { Stats } from './stats.tsx';

interface CabinetPageProps {
  readonly eyebrow: string;
  readonly title: string;
  /** Where the road tab leads: the road that the learner is walking. */
  readonly roadTo: string;
  readonly children: ReactNode;
}

/** A page of a learner: the search, and everything that moves. */
export function CabinetPage({ eyebrow, title, roadTo, children }: CabinetPageProps): ReactElement {
  const locale = useLocale();
  const profile = useStore(useClient().profile.store, (state) => state.profile);
  const head = (
    <>
      <Search />
      <Stats />
    </>
  );
  return (
    <CabinetFrame eyebrow={eyebrow} title={title} tabs={learnerTabs(locale, profile, roadTo)} head={head}>
      {children}
    </CabinetFrame>
  );
}
