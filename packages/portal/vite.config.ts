import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { neutralNames } from './vite/neutral-names.ts';
import { offlineList } from './vite/offline.ts';
import { reloadOnce } from './vite/reload-once.ts';
import { routeList } from './vite/route-list.ts';

const server = process.env['LOGIKIT_SERVER'] ?? 'http://127.0.0.1:4000';
const served = ['/service', '/user', '/auth', '/api', '/cart', '/rating', '/collection', '/config.json', '/languages'];

/**
 * What thirteen pages or more share arrives in one file. A file for each shared module made 86 requests of the dashboard,
 * now they are 34, and gzip finds more to share in one large file than in many small ones. What only reading pages have
 * stays out: they are read without a script. So does the frame of the cabinet, which no page for everybody has.
 */
const shared = {
  name: 'shared',
  test: /\/packages\/(portal(?!\/src\/(layout\/(reading|page-head|structured-data|cabinet)|auth\/sign-out|ui\/(avatar|dropdown)))|sdk|widgets(?!\/src\/ui\/scenes\/doors)|contract)\/.*\.tsx?$/,
  minShareCount: 14,
};

export default defineConfig({
  plugins: [reactRouter(), neutralNames(), reloadOnce(), routeList(), offlineList()],
  resolve: { conditions: ['@logikit/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@logikit/source', 'module', 'node', 'development|production'] },
    noExternal: [/^@logikit\//],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: {
      ...Object.fromEntries([...served, '/server-time.php'].map((path) => [path, server])),
      '/notification': { target: server, ws: true },
    },
  },
});
