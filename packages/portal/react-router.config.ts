import type { Config } from '@react-router/dev/config';
import { buildWorker } from './vite/offline.ts';
import { mainPagePaths } from './src/words/locales.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  // Public pages are whole HTML before any script runs; the cabinet is rendered in the browser behind its guards.
  prerender: () => mainPagePaths(),
  buildEnd: ({ reactRouterConfig }) => buildWorker(reactRouterConfig.buildDirectory),
} satisfies Config;
