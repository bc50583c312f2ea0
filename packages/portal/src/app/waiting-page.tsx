import type { ReactElement } from 'react';
import { bootWords } from '../browser/boot-script.ts';

/**
 * What a page shows while its words and data are on the way: nothing, for a short wait needs no spinner (K-054). Who has
 * switched scripts off reads that it needs them; which language the address wants, nobody knows here.
 */
export function WaitingPage(): ReactElement {
  return (
    <main className="document-waiting" aria-busy="true">
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
