import { createServer } from 'node:http';

export interface ForeignHost {
  readonly origin: string;
  /** Serves this HTML and answers its address. */
  serve(html: string): string;
  close(): Promise<void>;
}

/** A page of somebody else: at 127.0.0.1, which is another site than the platform's localhost. */
export async function openForeignHost(): Promise<ForeignHost> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    serve(html) {
      const path = `/page-${pages.size + 1}`;
      pages.set(
        path,
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head><body>${html}</body></html>`,
      );
      return `${origin}${path}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
