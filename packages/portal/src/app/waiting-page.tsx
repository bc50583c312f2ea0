import type { ReactElement } from 'react';
import { bootWords } from '../browser/boot-script.ts';

/**
 * What a page shows while its words and data are on the way: nothing for 300 ms (K-054), then the shape that the page will
 * have; which one that is, the document says (`data-shape`, browser/shape-script.ts). Who has switched scripts off reads
 * that it needs them; which language the address wants, nobody knows here.
 */
export function WaitingPage(): ReactElement {
  return (
    <main className="document-waiting" aria-busy="true">
      <div className="waiting-page" aria-hidden="true">
        <span className="waiting-page-bar" />
        <span className="waiting-page-title" />
        <span className="waiting-page-card" />
        <span className="waiting-page-card" />
        <span className="waiting-page-card" />
      </div>
      <noscript>
        <div className="message-page">
          {Object.entries(bootWords).map(([locale, words]) => (
            <p key={locale} lang={locale}>
              {words['old-browser.scripts']}
            </p>
          ))}
        </div>
      </noscript>
    </main>
  );
}
