import type { Config } from '@react-router/dev/config';
import { writeFeeds } from './vite/feeds.ts';
import { buildWorker } from './vite/offline.ts';
import { finishReadingPages } from './vite/reading-pages.ts';
import { writeSitemap } from './vite/sitemap.ts';
import { readingPaths } from './src/reading-pages.ts';
import { locales } from './src/words/locales.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  // Public pages are whole HTML before any script runs; the cabinet is rendered in the browser behind its guards.
  prerender: () => locales.flatMap(readingPaths),
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await Promise.all([
      buildWorker(buildDirectory),
      finishReadingPages(buildDirectory),
      writeSitemap(buildDirectory),
      writeFeeds(buildDirectory),
    ]);
  },
} satisfies Config;
