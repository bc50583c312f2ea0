import '../../shell/entrance.css';
import '../../shell/start-page.css';
import { Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { SiteTop } from '../../shell/site-top.tsx';

interface LetterPageProps {
  readonly tab: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Where the link of a letter leads: one question, on a card beside Kit. */
export function LetterPage({ tab, title, children }: LetterPageProps): ReactElement {
  return (
    <div className="start">
      <title>{tab}</title>
      <meta name="robots" content="noindex" />
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitPointing} className="start-kit" />
        <section className="lk-card letter-card" aria-labelledby="letter-title">
          <h1 id="letter-title">{title}</h1>
          {children}
        </section>
      </main>
    </div>
  );
}
