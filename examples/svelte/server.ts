// A Svelte app of a stranger, on an origin of its own: `npm run example svelte`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  define: { LOGIKIT_URL: JSON.stringify(process.env['LOGIKIT_URL'] ?? 'http://localhost:4000') },
  plugins: [svelte({ configFile: false })],
  server: { port: Number(process.env['PORT'] ?? 4001), strictPort: true },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close());
