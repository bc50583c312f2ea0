import { createServer } from 'node:http';

export interface HtmlHost {
  /** The address of a page with this markup, without any policy of its own. */
  url(markup: string): string;
  close(): Promise<void>;
}

/** Somebody's page on an origin of its own; its body remembers the names of what was told to it. */
export async function openHtmlHost(): Promise<HtmlHost> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname !== '/') {
      response.writeHead(204).end();
      return;
    }
    const markup = url.searchParams.get('markup') ?? '';
    const listen = `<script>for (const name of ['ready', 'error'])
      document.addEventListener('logikit-' + name, ({ type }) => (document.body.dataset.told += ' ' + type));</script>`;
    const isPage = markup.includes('<html');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      isPage
        ? markup.replace('<body>', `<body data-told="">${listen}`)
        : `<!doctype html><html lang="en"><title>Host</title><body data-told="">${listen}${markup}</body></html>`,
    );
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const own = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: (markup) => `${own}/?${new URLSearchParams({ markup })}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
