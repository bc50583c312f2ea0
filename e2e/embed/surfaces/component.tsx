// The React component.
import '@logikit/widgets/styles.css';
import { createClient } from '@logikit/sdk';
import { Player } from '@logikit/widgets';
import messages from '@logikit/widgets/locales/en/player.json' with { type: 'json' };
import { createRoot } from 'react-dom/client';
import { given, place } from './page.ts';

const client = createClient({ baseUrl: given.platform, locale: 'en', key: 'pk_demo' });
await client.auth.start();
createRoot(place()).render(
  <Player
    client={client}
    messages={messages}
    lang="en"
    problem={given.problem}
    onReady={(detail) => tell('ready', detail)}
    onAnswered={(detail) => tell('answered', detail)}
    onCompleted={(detail) => tell('completed', detail)}
    onError={(detail) => tell('error', detail)}
  />,
);
