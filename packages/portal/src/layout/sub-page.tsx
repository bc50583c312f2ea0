import './sub-page.css';
import type { ReactElement, ReactNode } from 'react';
import { TopBar } from './top-bar.tsx';

interface SubPageProps {
  /** Of the browser's tab. */
  readonly tab: string;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** What counts on this page, at the end of the bar. */
  readonly trailing?: ReactNode;
  readonly width?: 'reading' | 'usual';
  readonly children: ReactNode;
}

/** A page one step behind a tab of the cabinet: the way back, a name, and the thing itself. */
export function SubPage({ tab, title, back, trailing, width = 'usual', children }: SubPageProps): ReactElement {
  return (
    <div className="sub-page" data-width={width}>
      <title>{tab}</title>
      <TopBar title={title} back={back}>
        {trailing}
      </TopBar>
      <main className="sub-page-body">{children}</main>
    </div>
  );
}
