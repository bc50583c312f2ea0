import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { pagePolicy } from './page-policy.ts';
import { compilePatterns } from './route-patterns.ts';

const folder = mkdtempSync(join(tmpdir(), 'logikit-site-'));
const [portalFiles, elementFiles] = [join(folder, 'portal'), join(folder, 'elements')];
const script = 'export const kit = 1;\n'.repeat(100);
let platform: TestPlatform;

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  write(join(portalFiles, 'index.html'), '<!doctype html><title>main</title><script>go(1)</script>');
  write(join(portalFiles, 'en/index.html'), '<!doctype html><title>main in English</title>');
  for (const path of ['2.0/adults', '2.0/cs/adults']) write(join(portalFiles, path, 'index.html'), 'adults');
  for (const locale of ['', 'de/', 'pt-br/'])
    write(join(portalFiles, `2.0/${locale}404/index.html`), `<title>nothing here ${locale}</title>`);
  write(join(portalFiles, '__spa-fallback.html'), '<!doctype html><title>app</title><p style="color:red">');
  write(
    join(portalFiles, 'cs/index.html'),
    '<link rel="canonical" href="https://origin.invalid/cs"><script>go(2)</script>',
  );
  write(join(portalFiles, 'sitemap.xml'), '<urlset><url><loc>https://origin.invalid/cs</loc></url></urlset>');
  write(join(portalFiles, 'assets/root-abc.js'), script);
  write(join(portalFiles, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    join(portalFiles, 'routes.json'),
    JSON.stringify(['/', '/en', '/2.0/:locale?/cabinet/thread/:threadId', '/2.0/:locale?/cabinet/adults']),
  );
  write(join(elementFiles, 'manifest.json'), JSON.stringify({ version: '1.4.2', files: {} }));
  write(join(elementFiles, 'embed.js'), script);
  write(join(folder, 'secret.txt'), 'outside');
  platform = await startTestPlatform({
    portalFiles,
    elementFiles,
    stores: { apple: 'https://apps.example/logikit', google: null },
  });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = { accept: 'text/html' }) =>
  fetch(`${platform.url}${path}`, { headers, redirect: 'manual' });
/** As the client wrote it: fetch would tidy the path and unpack the body. */
const raw = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>((resolve, reject) => {
    httpRequest(platform.url, { path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('pages', () => {
  it('a prerendered page is whole HTML, in its locale', async () => {
    expect(await (await get('/')).text()).toContain('<title>main</title>');
    expect(await (await get('/en')).text()).toContain('main in English');
  });

  it('[R-092] the address of an app leads to its store, or to how the site becomes an app; no other store exists', async () => {
    const apple = await get('/2.0/en/app/apple');
    expect([apple.status, apple.headers.get('location')]).toEqual([302, 'https://apps.example/logikit']);
    const google = await get('/2.0/app/google');
    expect([google.status, google.headers.get('location')]).toEqual([302, '/2.0/cabinet/download-app']);
    expect((await get('/2.0/en/app/windows')).status).toBe(404);
  });

  it('what the build could not know is written in: the address of the site, in pages and in the map of them', async () => {
    const site = platform.url.replace('127.0.0.1', 'localhost');
    const page = await get('/cs');
    expect(await page.text()).toContain(`<link rel="canonical" href="${site}/cs">`);
    expect(page.headers.get('content-security-policy')).toBe(pagePolicy('<script>go(2)</script>'));
    const again = await get('/cs', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${site}/cs</loc>`);
  });

  it.each(['/2.0/cabinet/adults', '/2.0/cabinet/thread/7', '/2.0/en/cabinet/thread/7', '/2.0/ru/cabinet/thread/7/'])(
    '%s is known, so its page is 200',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, (await answer.text()).includes('<title>app</title>')]).toEqual([200, true]);
    },
  );

  it.each([
    ['/adults', '/2.0/adults'],
    ['/cs/adults?from=1&to=2', '/2.0/cs/adults?from=1&to=2'],
    ['/2.0/xx/adults', '/2.0/adults'],
    ['/2.0/ru/adults?a', '/2.0/adults?a'],
  ])('%s leads to %s for good: a page has one address', async (path, address) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
    expect((await get(address)).status).toBe(200);
  });

  it.each([
    ['/2.0/cabinet/nothing', ''],
    ['/2.0/cabinet/thread', ''],
    ['/x.html', ''],
    ['/2.0/de/nothing', 'de/'],
    ['/pt-br/nothing', 'pt-br/'],
    // An address that says no language is answered in the browser's.
    ['/nowhere', 'de/', 'de-AT,de;q=0.9,en;q=0.8'],
    ['/2.0/nowhere', '', 'de-AT'],
  ])('[X-005] %s is under status 404 the page about that, in %j', async (path, locale, browser = '') => {
    const answer = await get(path, { accept: 'text/html', 'accept-language': browser });
    expect([answer.status, await answer.text()]).toEqual([404, `<title>nothing here ${locale}</title>`]);
  });

  it('a program that asks for an unknown address gets the error, not a page', async () => {
    const answer = await get('/service/nothing', { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'notFound', message: expect.any(String) as unknown },
    ]);
  });

  it('each page names its own inline scripts in its policy, and nothing unsafe', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('only a page built with style attributes allows them', () => {
    expect(pagePolicy('<p style="color:red">')).toContain("style-src-attr 'unsafe-inline'");
    expect(pagePolicy('<p class="style">')).not.toContain('unsafe');
  });
});

describe('files', () => {
  it('a hashed file is compressed, cached for ever and not sent twice', async () => {
    const first = await raw('/assets/root-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'max-age=31536000, immutable',
    });
    expect(first.headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(first.body).toString()).toBe(script);
    expect((await raw('/assets/root-abc.js', { 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
  });

  it('gives parts to players that ask for them', async () => {
    const part = await raw('/assets/root-abc.js', { range: 'bytes=7-11' });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      'const',
      `bytes 7-11/${script.length}`,
    ]);
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/v1/../../secret.txt',
    '/v1/%2e%2e%2fsecret.txt',
    '/assets/%00',
  ])('nothing outside of the folders: %s', async (path) => {
    const answer = await raw(path);
    expect([answer.status, answer.body.includes('outside')]).toEqual([404, false]);
  });

  it('a missing asset is 404, not a page', async () => {
    expect((await get('/assets/old-hash.js')).status).toBe(404);
  });
});

describe('elements', () => {
  it('the floating address is cached shortly, the exact one for ever, for every origin', async () => {
    const [floating, minor, exact] = await Promise.all(
      ['1', '1.4', '1.4.2'].map((version) => get(`/v${version}/embed.js`, { origin: 'https://any.example' })),
    );
    expect(floating?.headers.get('cache-control')).toBe('max-age=300, stale-while-revalidate=86400');
    expect(minor?.headers.get('cache-control')).toBe('max-age=300, stale-while-revalidate=86400');
    expect(exact?.headers.get('cache-control')).toContain('immutable');
    for (const answer of [floating, minor, exact]) {
      expect(answer?.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  it.each(['2', '1.3', '1.4.1', '1.4.20', '0'])('version %s is not here', async (version) => {
    expect((await get(`/v${version}/embed.js`)).status).toBe(404);
  });
});

describe('description', () => {
  it('/openapi.json is OpenAPI 3.1 of every call, for any page', async () => {
    const answer = await get('/openapi.json');
    const document = (await answer.json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThan(140);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('/docs/api shows the calls to a person without any script', async () => {
    const html = await (await get('/docs/api')).text();
    expect(html).toContain('/service/training/api/problem/{problemId}/passing');
    expect(html).not.toContain('<script');
  });

  it('/health says ok', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
  });

  it('/ready says how far consumers are behind and how many events are put aside', async () => {
    const answer = await get('/ready');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', lag_seconds: expect.objectContaining({ live: 0 }) as unknown, put_aside: 0 },
    ]);
  });
});

describe('addresses', () => {
  it('a pattern matches whole addresses only', () => {
    const knows = compilePatterns(['/2.0/:locale?/a/:id/b.c', '/x/:y?']);
    expect(['/2.0/a/1/b.c', '/2.0/en/a/1/b.c', '/x', '/x/y'].filter(knows)).toHaveLength(4);
    expect(['/2.0/a/1/bxc', '/2.0/en/de/a/1/b.c', '/x/y/z', '/', '/2.0/a//b.c'].filter(knows)).toEqual([]);
  });
});
