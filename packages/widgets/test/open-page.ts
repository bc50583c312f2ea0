import { createServer, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { leanPaths, leanText } from '../scripts/lean-preact.ts';
import { readSheet } from '../scripts/read-sheet.ts';
import type { PageTools } from './page.tsx';

/** React, Preact with its compatibility layer, and what the elements run on. */
export type Runtime = 'react' | 'compat' | 'preact';

export interface TestSite {
  /** Opens the widget; `query` chooses what it shows, theme, language and what the scripted platform does. */
  open(query: Readonly<Record<string, string | number>>, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before the page loads, e.g. to stop the clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const here = import.meta.dirname;
const require = createRequire(import.meta.url);
const fonts = join(dirname(require.resolve('@fontsource-variable/nunito/package.json')), 'files');

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main id="player"></main><script nonce="test" src="/page.js"></script></body></html>`;

/** What a strict partner's page allows. */
const policy = [
  "default-src 'none'",
  "script-src 'nonce-test'",
  "style-src 'none'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Serves one of the pages beside this file under a strict policy, and opens it in a real browser. */
export async function startTestSite(runtime: Runtime, entry = 'page.tsx'): Promise<TestSite> {
  const script = await bundle(runtime, entry);
  const server = createServer((request, response) => void answer(request.url ?? '/', script, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await launch();
  return {
    async open(query, { prepare, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
      // A page that stays goes on drawing, in a process of its own.
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await prepare?.(page);
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      await page.goto(`http://127.0.0.1:${port}/?${search}`);
      await page.waitForFunction(() => document.querySelector('.lk-root') !== null);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Reads or changes what the page's script holds. */
export function inPage<T>(page: Page, read: (tools: PageTools) => T): Promise<T> {
  // The function travels as text; only what it returns comes back.
  return page.evaluate(`(${String(read)})(window.tools)`);
}

const sheetsAsText: Plugin = {
  name: 'sheets-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await readSheet(path), loader: 'text' }));
  },
};

/** Preact as the elements have it. */
const leanPreact: Plugin = {
  name: 'lean-preact',
  setup({ onLoad }) {
    onLoad({ filter: /\/preact\/.*\/src\/.*\.js$|\/preact\/src\/.*\.js$/ }, async ({ path }) => {
      const contents = await leanText(path);
      return contents === null ? undefined : { contents };
    });
  },
};

async function bundle(runtime: Runtime, entry: string): Promise<string> {
  const aliases: Readonly<Record<Runtime, Readonly<Record<string, string>>>> = {
    react: {},
    compat: {
      react: '@preact/compat',
      'react-dom/client': '@preact/compat/client',
      'react/jsx-runtime': '@preact/compat/jsx-runtime',
    },
    preact: {
      react: join(here, '../src/embed/runtime/react.ts'),
      'react-dom/client': join(here, 'preact-root.ts'),
      'react/jsx-runtime': leanPaths['preact/jsx-runtime'],
      ...leanPaths,
    },
  };
  const result = await build({
    entryPoints: [join(here, entry)],
    absWorkingDir: join(here, '..'),
    bundle: true,
    logLevel: 'silent',
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['@logikit/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: runtime === 'preact' ? [sheetsAsText, leanPreact] : [sheetsAsText],
    minify: true,
    alias: aliases[runtime],
  });
  return result.outputFiles[0]?.text ?? '';
}

async function answer(url: string, script: string, response: ServerResponse): Promise<void> {
  const font = /^\/font\/([a-z0-9-]+\.woff2)$/.exec(url)?.[1];
  if (font) response.setHeader('content-type', 'font/woff2').end(await readFile(join(fonts, font)));
  else if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
  else if (url.startsWith('/?')) {
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html').end(html);
  } else response.writeHead(404).end();
}

function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...args, '--disable-component-update', '--disable-sync'],
  });
}
