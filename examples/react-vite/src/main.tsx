import '@logikit/widgets/styles.css';
import { createClient } from '@logikit/sdk';
import { LogikitProvider } from '@logikit/sdk/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const client = createClient({ baseUrl: LOGIKIT_URL, locale: 'en', key: 'pk_demo' });
await client.auth.start();
const { data: threads } = await client.threads.list();

const place = document.getElementById('app');
if (place && threads[0]) {
  createRoot(place).render(
    <StrictMode>
      <LogikitProvider client={client}>
        <App thread={threads[0].id} />
      </LogikitProvider>
    </StrictMode>,
  );
}
