import './sub-page.css';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

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
      <header className="sub-top">
        <Link className="lk-round" to={back.to} aria-label={back.label}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
        {trailing}
      </header>
      <main className="sub-body">{children}</main>
    </div>
  );
}
