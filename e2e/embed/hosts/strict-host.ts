import { createServer } from 'node:http';

export interface StrictHost {
  /** The page for a platform's address, with any markup in its body, and the loaders of these versions. */
  url(platform: string, markup: string, versions?: readonly string[]): string;
  close(): Promise<void>;
}

/** A partner whose pages are written by a test, under the policy of the example. */
export async function openStrictHost(): Promise<StrictHost> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://host').searchParams;
    const platform = query.get('platform') ?? '';
    const loaders = query
      .getAll('version')
      .map(
        (version) =>
          `<script type="module" nonce="host" src="${platform}/v${version}/embed.js" data-key="pk_demo" crossorigin></script>`,
      )
      .join('');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'none'; script-src 'nonce-host'; connect-src ${platform}; ` +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${loaders}</head>
      <body><main>${query.get('markup') ?? ''}</main></body></html>`);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const own = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url(platform, markup, versions = ['1']) {
      const query = new URLSearchParams({ platform, markup });
      for (const version of versions) query.append('version', version);
      return `${own}/?${query}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
