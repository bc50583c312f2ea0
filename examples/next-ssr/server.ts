// A page that is rendered on the server first and comes alive in the browser, as Next.js and its like do it:
// `npm run example next-ssr`.
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

const conditions = ['@logikit/source', 'module', 'development|production'];
const port = Number(process.env['PORT'] ?? 4001);
const http = createHttpServer();
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  appType: 'custom',
  define: { LOGIKIT_URL: JSON.stringify(process.env['LOGIKIT_URL'] ?? 'http://localhost:4000') },
  // In this repository the packages are taken from source; a stranger leaves these two lines out.
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  server: { middlewareMode: { server: http }, hmr: { server: http }, fs: { allow: ['../..'] } },
});
const template = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request.url ?? '/', response).catch(fail));
  function fail(error: unknown): void {
    response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
  }
});
http.listen(port);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void vite.close().then(() => http.close()));

/** What `src/entry-server.tsx` exports. */
interface Entry {
  readonly render: () => string;
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  if (url !== '/') {
    response.writeHead(404).end();
    return;
  }
  const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry;
  const html = (await vite.transformIndexHtml(url, template)).replace('<!--app-->', () => render());
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}
