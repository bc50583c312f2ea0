import '@logikit/widgets/styles.css';
import { type Client, createClient } from '@logikit/sdk';
import { Player } from '@logikit/widgets';
import words from '@logikit/widgets/locales/en/player.json';
import { type ReactElement, useEffect, useState } from 'react';

/** Rendered on the server and in the browser alike; the player joins once there is a learner. */
export function Page(): ReactElement {
  const client = useClientOfThisBrowser();
  return (
    <main>
      <h1>The Tea Club</h1>
      <p>This heading came with the page; the puzzle below belongs to whoever looks at it.</p>
      <div style={{ minHeight: 840 }}>
        {client ? <Player client={client} messages={words} lang="en" problem={1} /> : <p>Fetching the puzzle…</p>}
      </div>
    </main>
  );
}

/** A learner's session lives in the browser: a server that kept one would share it between its visitors. */
function useClientOfThisBrowser(): Client | null {
  const [client, setClient] = useState<Client | null>(null);
  // Follows the page being there: opens the session with it and closes it with it.
  useEffect(() => {
    const opened = createClient({ baseUrl: LOGIKIT_URL, locale: 'en', key: 'pk_demo' });
    let isHere = true;
    void opened.auth.start().then(() => isHere && setClient(opened));
    return () => {
      isHere = false;
      opened.close();
    };
  }, []);
  return client;
}
