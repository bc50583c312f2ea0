import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { LEARNER_CACHE } from '../src/offline/caches.ts';

/** The cabinet's service worker: what it opens with, what the learner has read, and nothing of anybody else. */

/** Written in by the build. */
declare const LOGIKIT_KEPT: readonly PrecacheEntry[];
declare const LOGIKIT_PAGE: string;
declare const self: ServiceWorkerGlobalScope;

/** Answers about the learner and the content; no tokens, nothing that a question changes. */
const readable =
  /^\/(config\.json|languages|user\/(common-profile|achievements)\.json|collection\/|service\/(training|awards|content)\/)/;

clientsClaim();
precacheAndRoute([...LOGIKIT_KEPT]);

// Addresses of the site are all drawn by one page. It comes from the network while there is one, so it is never old.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache(LOGIKIT_PAGE)) ?? Response.error();
      }
    },
    { allowlist: [/^\/2\.0\/([a-z-]+\/)?cabinet(\/|$)/] },
  ),
);

// Words and whatever else has a hash in its name.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/') || /^\/v[\d.]+\/sounds\//.test(url.pathname),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] }),
);

registerRoute(
  ({ url, request }) => url.origin === self.location.origin && request.method === 'GET' && readable.test(url.pathname),
  new NetworkFirst({
    cacheName: LEARNER_CACHE,
    // The same answer whoever's token asked: the cache is emptied when another user takes over.
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * 24 * 3600 }),
      {
        // A problem read ahead is the one that is opened later.
        cacheKeyWillBeUsed: ({ request }) => {
          const url = new URL(request.url);
          url.searchParams.delete('ahead');
          return Promise.resolve(url.href);
        },
      },
    ],
  }),
);
