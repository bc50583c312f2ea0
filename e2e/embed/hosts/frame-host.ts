import { createServer } from 'node:http';

export interface HostPage {
  /** Everything after `<!doctype html>`; `{platform}` stands for the platform's address. */
  readonly html: string;
  /** Response headers, `{platform}` likewise. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A page of the nineties: no doctype. */
  readonly isQuirky?: boolean;
}

export interface FrameHost {
  readonly origin: string;
  /** Serves this page from now on, at an address of its own. */
  serve(page: HostPage): string;
  close(): Promise<void>;
}

/** A partner who frames us, on an origin of its own. */
export async function openFrameHost(platform: string): Promise<FrameHost> {
  const pages: HostPage[] = [];
  const fill = (text: string): string => text.replaceAll('{platform}', platform);
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (!page) return void response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, fill(value));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`${page.isQuirky ? '' : '<!doctype html>'}${fill(page.html)}`);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    serve: (page) => `${origin}/${pages.push(page) - 1}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
