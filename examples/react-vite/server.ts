// A React app of a stranger, on an origin of its own: `npm run example react-vite`.
import { createServer } from 'vite';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  define: { LOGIKIT_URL: JSON.stringify(platform) },
  // In this repository the packages are taken from source; a stranger leaves this line out.
  resolve: { conditions: ['@logikit/source', 'module', 'browser', 'development|production'] },
  server: { port: Number(process.env['PORT'] ?? 4001), strictPort: true, fs: { allow: ['../..'] } },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close());
