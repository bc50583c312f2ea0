import '../../layout/start-page.css';
import './email-link-page.css';
import { Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { SiteHeader } from '../../layout/site-header.tsx';

interface EmailLinkPageProps {
  readonly tab: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Where the link of a letter leads: one question, on a card beside Kit. */
export function EmailLinkPage({ tab, title, children }: EmailLinkPageProps): ReactElement {
  return (
    <div className="start-page">
      <title>{tab}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitPointing} className="start-page-kit" />
        <section className="lk-card email-link-page" aria-labelledby="letter-title">
          <h1 id="letter-title">{title}</h1>
          {children}
        </section>
      </main>
    </div>
  );
}
