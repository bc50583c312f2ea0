import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';

/**
 * Writes `routes.json` beside the built site: the address patterns that exist. The server answers those with the page
 * and everything else with the same page under status 404.
 */
export function routeList(): Plugin {
  let outDir = '';
  return {
    name: 'logikit-route-list',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.environments['client']?.build.outDir ?? config.build.outDir;
    },
    async closeBundle(error?: Error) {
      // What has gone wrong before is what the build must say.
      if (error || !outDir.endsWith('client')) return;
      const { default: routes } = await import('../src/routes.ts');
      await writeFile(join(outDir, 'routes.json'), JSON.stringify(patterns(routes, ''), null, 1));
    },
  };
}

function patterns(routes: readonly RouteConfigEntry[], base: string): string[] {
  return routes.flatMap((route) => {
    const path = [base, route.path ?? ''].filter(Boolean).join('/');
    if (route.path === '*') return [];
    const own = route.index || route.path !== undefined ? [`/${path}`] : [];
    return [...own, ...patterns(route.children ?? [], path)];
  });
}
