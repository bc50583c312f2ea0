import type { Config } from '@react-router/dev/config';
import { buildWorker } from './vite/offline.ts';
import { stripReadingPages } from './vite/reading-pages.ts';
import { writeSitemap } from './vite/sitemap.ts';
import { allReadingPaths } from './src/reading-pages.ts';
import { mainPagePaths } from './src/words/locales.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  // Public pages are whole HTML before any script runs; the cabinet is rendered in the browser behind its guards.
  prerender: () => [...mainPagePaths(), ...allReadingPaths()],
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await Promise.all([buildWorker(buildDirectory), stripReadingPages(buildDirectory), writeSitemap(buildDirectory)]);
  },
} satisfies Config;
