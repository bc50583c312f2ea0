// Compares our player, as a page embeds it, with the least that any page could do: see docs/embed.md. Prints a table;
// `--write` puts it into the guide. Not a test: what it measures depends on the machine, only the ratios are ours.
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { startPlatform } from '../support/platform.ts';
import { longestLoaderTask } from './loader-task.ts';
import { type Measured, measure } from './measure.ts';
import { tableOf } from './table.ts';

const here = import.meta.dirname;
/** Written where React and Preact are. */
const scripts = join(here, '../../packages/widgets/bench');
const guide = join(here, '../../docs/embed.md');
const runs = 5;
const room = 'min-height:840px;display:block';

interface Contestant {
  readonly name: string;
  readonly markup: (platform: string) => string;
  readonly count: number;
  /** Built and served from a server of its own, as from a CDN. */
  readonly script?: Script;
}

interface Script {
  readonly entry: string;
  readonly isPreact?: boolean;
  /** The problem's picture is a file beside the script, as nearly everybody has it; ours are in the problem's data. */
  readonly hasPictureFile?: boolean;
}

const ours = (count: number): Contestant => ({
  name: count === 1 ? 'Logikit' : `Logikit, ${count} of one problem`,
  count,
  markup: (platform) =>
    `<script type="module" src="${platform}/v1/embed.js" data-key="pk_demo" crossorigin></script>${`<logikit-problem-player problem="1" lang="en" style="${room}"></logikit-problem-player>`.repeat(count)}`,
});

const other = (name: string, entry: string, more: Partial<Script> = {}): Contestant => ({
  name,
  count: 1,
  script: { entry, ...more },
  markup: () => `<div class="place" style="${room}"></div>`,
});

const contestants: readonly Contestant[] = [
  other('written by hand (the floor)', 'floor.mjs', { hasPictureFile: true }),
  other('the same, pictures in the data', 'floor.mjs'),
  other('minimal Preact', 'react.mjs', { isPreact: true }),
  other('minimal React', 'react.mjs'),
  ours(1),
  ours(20),
];

/** `[tag, attributes, ...children]`, as on the wire. */
type ArtNode = readonly [string, Readonly<Record<string, string | number>>, ...(ArtNode | string)[]];

const platform = await startPlatform();
const browser = await openBrowser();
try {
  const empty = await medianOf(browser, { name: '', count: 0, markup: () => '<script>ready("")</script>' });
  const rows: { name: string; count: number; measured: Measured }[] = [];
  for (const contestant of contestants) rows.push({ ...contestant, measured: await medianOf(browser, contestant) });
  const table = tableOf(rows, empty.heap);
  console.log(table);
  const host = await serve(ours(1));
  console.log(
    `Longest task of the loader, processor / 6: ${(await longestLoaderTask(browser, host.url)).toFixed(1)} ms`,
  );
  host.close();
  if (process.argv.includes('--write')) await write(table);
} finally {
  await browser.close();
  await platform.stop();
}

async function medianOf(opened: Browser, contestant: Contestant): Promise<Measured> {
  const host = await serve(contestant);
  const all: Measured[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(opened, host.url, contestant.count));
  host.close();
  const median = (read: (one: Measured) => number): number => all.map(read).sort((a, b) => a - b)[runs >> 1] ?? 0;
  return {
    ms: median(({ ms }) => ms),
    bytes: median(({ bytes }) => bytes),
    requests: median(({ requests }) => requests),
    longestTask: median(({ longestTask }) => longestTask),
    cls: median(({ cls }) => cls),
    heap: median(({ heap }) => heap),
  };
}

/** The same page for everybody; a contestant's script comes compressed as the platform's own files do. */
async function serve({ markup, script }: Contestant): Promise<{ readonly url: string; close(): void }> {
  const code = script && brotliCompressSync(await bundle(script));
  const picture = script?.hasPictureFile && brotliCompressSync(await pictureOfProblem());
  const tag = script ? '<script type="module" src="/script.js"></script>' : '';
  const server = createServer((request, response) => {
    if (request.url === '/script.js' && code) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(code);
      return;
    }
    if (request.url === '/picture.svg' && picture) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'content-encoding': 'br' }).end(picture);
      return;
    }
    if (request.url !== '/') return void response.writeHead(204).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${tag}<main>${markup(platform.url)}</main></html>`,
      );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => server.close(),
  };
}

/** The picture of the problem as a file. */
async function pictureOfProblem(): Promise<string> {
  const response = await fetch(`${platform.url}/auth/open-widget.json`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://localhost' },
    body: JSON.stringify({ key: 'pk_demo', locale: 'en', show: 'problem', problem_id: 1 }),
  });
  const { problem } = (await response.json()) as { problem: { content_image: { view: number[]; art: ArtNode[] } } };
  const { view, art } = problem.content_image;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${art.map(markup).join('')}</svg>`;
}

function markup(node: ArtNode | string): string {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(markup).join('')}</${tag}>`;
}

async function bundle({ entry, isPreact = false, hasPictureFile = false }: Script): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(scripts, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      LOGIKIT_PLATFORM: JSON.stringify(platform.url),
      LOGIKIT_PICTURE: hasPictureFile ? '"/picture.svg"' : '""',
    },
    alias: isPreact ? { react: join(scripts, 'preact.mjs'), 'react-dom/client': join(scripts, 'preact.mjs') } : {},
  });
  return outputFiles?.[0]?.text ?? '';
}

async function write(table: string): Promise<void> {
  const text = await readFile(guide, 'utf8');
  await writeFile(
    guide,
    text.replace(/(<!-- bench:embed -->\n)[\s\S]*?(<!-- \/bench:embed -->)/, `$1\n${table}\n\n$2`),
  );
}
