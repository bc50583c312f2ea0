import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Names the page that draws every cabinet address; nobody goes there, so the kept copy never stands in for a newer one. */
const PAGE = '/2.0/cabinet/dashboard/logic?kept';
const LIST = 'kept.json';

/**
 * Writes down beside the site's folder what the cabinet needs to open without a network. Words are not in the list: a
 * learner reads one language of nine, and it is kept when it is first read.
 */
export function offlineList(): Plugin {
  let folder = '';
  return {
    name: 'logikit-offline-list',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.environments['client']?.build.outDir ?? config.build.outDir, '..');
    },
    async writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const kept = Object.values(bundle)
        .filter((file) => /\.(js|css|woff2)$/.test(file.fileName))
        .filter((file) => file.type !== 'chunk' || !file.moduleIds.some(isWords))
        .map(({ fileName }) => `/${fileName}`);
      await writeFile(join(folder, LIST), JSON.stringify(kept.sort()));
    },
  };
}

const isWords = (id: string): boolean => /\/locales\/[a-z-]+\/[a-z-]+\.json$/.test(id);

/** Builds the service worker into the finished site in `folder`/client. */
export async function buildWorker(folder: string): Promise<void> {
  const kept = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as string[]; // written above
  const html = await readFile(join(folder, 'client/__spa-fallback.html'));
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  await build({
    entryPoints: [join(import.meta.dirname, '../worker/worker.ts')],
    outfile: join(folder, 'client/worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      LOGIKIT_KEPT: JSON.stringify([...kept.map((url) => ({ url, revision: null })), { url: PAGE, revision }]),
      LOGIKIT_PAGE: JSON.stringify(PAGE),
    },
  });
}
