// A Vue app of a stranger, on an origin of its own: `npm run example vue`.
import vue from '@vitejs/plugin-vue';
import { createServer } from 'vite';

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  define: { LOGIKIT_URL: JSON.stringify(process.env['LOGIKIT_URL'] ?? 'http://localhost:4000') },
  // Tags of ours are elements of the browser, not components of Vue.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('logikit-') } } })],
  server: { port: Number(process.env['PORT'] ?? 4001), strictPort: true },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close());
